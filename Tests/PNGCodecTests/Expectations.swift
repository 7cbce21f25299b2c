import PNGCodec

/// The kind of error that `body` throws; nil if it throws none.
func kind<Result>(_ body: () throws(PNGError) -> Result) -> PNGError.Kind? {
  error(of: body)?.kind
}

/// The error that `body` throws; nil if it throws none.
func error<Result>(of body: () throws(PNGError) -> Result) -> PNGError? {
  do throws(PNGError) {
    _ = try body()
    return nil
  } catch { return error }
}
