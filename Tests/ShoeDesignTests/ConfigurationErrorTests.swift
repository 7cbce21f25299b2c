import ShoeDesign
import Testing

@Suite struct ConfigurationErrorTests {
  private static let forms =
    "a colour is a SwiftUI or CSS name, hex such as #ff9500, or a CSS function such as rgb(255 149 0)"
  private static let keys = "known keys: manufacturer, name, model, sku, shoeColors, metadata"

  @Test(arguments: [
    ("{\n  \"shoeColors\": {\n    \"sied\": \"red\"}}", "3:5: shoeColors.sied: unknown part; did you mean 'side'?"),
    (#"{"shoeColors": {"Side": "red"}}"#, "1:17: shoeColors.Side: unknown part; did you mean 'side'?"),
    (
      #"{"shoeColors": {"tongue": "red"}}"#,
      "1:17: shoeColors.tongue: unknown part; known parts: base, side, sole, cage, outline"
    ),
    (
      #"{"shoeColors": {"a b.c": "red"}}"#,
      "1:17: shoeColors.\"a b.c\": unknown part; known parts: base, side, sole, cage, outline"
    ),
    (#"{"manufactuer": "x"}"#, "1:2: manufactuer: unknown key; did you mean 'manufacturer'?"),
    (#"{"shoecolors": {}}"#, "1:2: shoecolors: unknown key; did you mean 'shoeColors'?"),
    (#"{"colors": {}}"#, "1:2: colors: unknown key; \(keys)"),
    (#"{"": 1}"#, "1:2: \"\": unknown key; \(keys)"),
    (#"{"a\n\u0000": 1}"#, "1:2: \"aU+000AU+0000\": unknown key; \(keys)"),
    (#"{"side": "red"}"#, "1:2: side: unknown key; did you mean 'shoeColors.side'?"),
    (#"{"version": 1}"#, "1:2: version: unknown key; \(keys)"),
    (#"{"name": 5}"#, "1:10: name: expected a string, found a number"),
    (#"{"name": null}"#, "1:10: name: expected a string, found null; leave the key out instead"),
    (#"{"model": true}"#, "1:11: model: expected a string, found true"),
    (#"{"manufacturer": ["x"]}"#, "1:18: manufacturer: expected a string, found an array"),
    (
      #"{"sku": 4200}"#,
      "1:9: sku: expected a string, found a number; write \"4200\" in quotes, or leading zeros are lost"
    ),
    (#"{"sku": 0042}"#, "1:9: 0042 has leading zeros; write 42, or \"0042\" in quotes to keep them"),
    (#"{"sku": false}"#, "1:9: sku: expected a string, found false"),
    (#"{"metadata": "x"}"#, "1:14: metadata: expected an object, found a string"),
    (#"{"shoeColors": ["red"]}"#, "1:16: shoeColors: expected an object, found an array"),
    ("[{}]", "1:1: expected one configuration, found a list; give each a file of its own"),
    ("\"x\"", "1:1: expected an object, found a string"),
    ("", "1:1: the text is empty; the smallest JSON object is {}"),
    (#"{"name": "a", "name": "b"}"#, "1:15: the key \"name\" is written twice, first at 1:2; remove one"),
    (#"{"sku": "1", "nme": "x", "sied": 1}"#, "1:14: nme: unknown key; did you mean 'name'?"),
  ])
  func structure(text: String, message: String) { #expect(fault(text) == message) }

  @Test(arguments: [
    (#""ornage""#, "shoeColors.side: unknown colour 'ornage'; did you mean 'orange'?"),
    (#""""#, "shoeColors.side: an empty colour; \(forms)"),
    (#""ff9500""#, "shoeColors.side: unknown colour 'ff9500'; did you mean '#ff9500'?"),
    (##""#12345""##, "shoeColors.side: #12345 has 5 digits; a hex colour has 3, 4, 6 or 8"),
    ("5", "shoeColors.side: expected a colour: a string, an object or an array, found a number"),
    (
      "null",
      "shoeColors.side: expected a colour: a string, an object or an array, found null; leave the key out instead"
    ),
    (
      "[]", "shoeColors.side: a colour's array has 3 or 4 numbers, [red, green, blue, opacity]; this one has 0 elements"
    ),
    (
      "[0,0,0,0,0]",
      "shoeColors.side: a colour's array has 3 or 4 numbers, [red, green, blue, opacity]; this one has 5 elements"
    ),
    (#"{"red": 1, "green": 1}"#, "shoeColors.side: 'blue' is missing"),
    ("{}", "shoeColors.side: 'red' is missing"),
  ])
  func colours(form: String, message: String) {
    #expect(fault("{\"shoeColors\": {\"side\": \(form)}}") == "1:25: \(message)")
  }

  /// Faults inside a colour: the column is that of the component or key.
  @Test(arguments: [
    ("[255, 149, 0]", "1:26: shoeColors.side: red: 255 looks like 0...255; divide by 255: 1"),
    ("[0, 149, 0]", "1:29: shoeColors.side: green: 149 looks like 0...255; divide by 255: 0.5843"),
    ("[0, 0, -0.5]", "1:32: shoeColors.side: blue: -0.5 is outside 0...1"),
    ("[0, 0, 0, 2]", "1:35: shoeColors.side: opacity: 2 is outside 0...1"),
    ("[0, \"0\", 0]", "1:29: shoeColors.side[1]: expected a number from 0 to 1, found a string"),
    (
      #"{"red": 1, "green": true, "blue": 0}"#,
      "1:45: shoeColors.side.green: expected a number from 0 to 1, found true"
    ),
    (
      #"{"blue": 1.5, "green": 0, "red": 0}"#, "1:34: shoeColors.side: blue: 1.5 is outside 0...1"
    ),
    (#"{"red": 1, "alpha": 1}"#, "1:36: shoeColors.side.alpha: unknown key; did you mean 'opacity'?"),
    (#"{"rde": 1}"#, "1:26: shoeColors.side.rde: unknown key; did you mean 'red'?"),
    (#"{"hue": 1}"#, "1:26: shoeColors.side.hue: unknown key; known keys: red, green, blue, opacity"),
  ])
  func insideColours(form: String, message: String) {
    #expect(fault("{\"shoeColors\": {\"side\": \(form)}}") == message)
  }

  private func fault(_ text: String) -> String {
    do throws(ConfigurationError) {
      return "no fault: \(try ShoeConfiguration.parse(Array(text.utf8)))"
    } catch {
      return error.description
    }
  }
}
