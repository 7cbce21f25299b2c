import CPNG

/// The versions of the C libraries at work.
public enum PNGLibraries {
  /// libpng's, such as `1.6.39`. The C function is `png_get_libpng_ver`.
  public static var libpng: String { String(cString: cpng_libpng_version()) }
  /// zlib's, such as `1.2.13`. The C function is `zlibVersion`.
  public static var zlib: String { String(cString: cpng_zlib_version()) }
}
