/// `value` rounded half away from zero to at most `places` decimals, without trailing zeros: `6.5`, `-0.125`, `3`.
func decimal(_ value: Double, places: Int) -> String {
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((value * Double(scale)).rounded())
  var digits = String(scaled.magnitude % UInt(scale))
  digits = String(repeating: "0", count: places - min(places, digits.utf8.count)) + digits
  while digits.last == "0" { digits.removeLast() }
  let whole = (scaled < 0 ? "-" : "") + String(scaled.magnitude / UInt(scale))
  return places == 0 || digits.isEmpty ? whole : whole + "." + digits
}
