public import Pixels

/// Marks the pixels of rows that are not judged, in planes of one byte a pixel: 0 is judged, anything else is not.
public enum IgnoredPixels {
  /// Marks where a mask picture is painted: every pixel that is neither transparent nor black. So both usual kinds work,
  /// white on black and any colour on nothing.
  ///
  /// `row` is one of the mask's rows; `plane` has a byte for each of its pixels, and bytes that are set stay so.
  public static func mark(row: Int, of mask: PixelRows, in plane: UnsafeMutableBufferPointer<UInt8>) {
    precondition(plane.count == mask.width, "a plane of \(plane.count) pixels for a mask of \(mask.width)")
    switch mask.depth {
    case .eight: mark(mask.row(row).assumingMemoryBound(to: UInt32.self), in: plane)
    case .sixteen: mark(mask.row(row).assumingMemoryBound(to: UInt64.self), in: plane)
    }
  }

  private static func mark<Word: PixelWord>(_ row: UnsafePointer<Word>, in plane: UnsafeMutableBufferPointer<UInt8>) {
    for x in plane.indices where !row[x].isClear && row[x].red | row[x].green | row[x].blue != 0 { plane[x] = 1 }
  }
}
