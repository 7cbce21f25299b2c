import Foundation
import Palettes
import Pixels
import Testing

/// Archives that Python's zipfile made; the expected colours are Python's colorsys, and for Display P3 the matrices
/// that follow from its primaries.
@Suite struct ProcreateTests {
  @Test func swatchesOfADeflatedArchive() throws {
    let palette = try PaletteReader.read(Archives.sunset, name: "x.swatches")
    #expect(palette.name == "Sunset")
    #expect(palette.lines == ["- #ff9500", "Dusk #30204080", "- #ff0000", "- #8fbfbf"])
    #expect(palette.warnings.isEmpty)
  }

  @Test func storedInAFolderAndOnePaletteAlone() throws {
    let palette = try PaletteReader.read(Archives.stored, name: "x.swatches")
    #expect(palette.lines == ["- #ff9500", "Dusk #30204080", "- #ff0000", "- #8fbfbf"])
  }

  @Test func profilesOfDisplayP3() throws {
    #expect(try PaletteReader.read(Archives.wide, name: "x").lines == ["- #719cd0", "- #7a9bcc"])
  }

  @Test func severalPalettesAreGroups() throws {
    let palette = try PaletteReader.read(Archives.two, name: "both.swatches")
    #expect(palette.name == "both")
    #expect(palette.swatches.map(\.group) == ["Sunset", "Sunset", "Sunset", "Sunset", "B"])
    #expect(palette.warnings == ["Procreate's colour space 7 is unknown; read as sRGB"])
  }

  /// The directory lies at the end; what comes after it, an archive can do without.
  @Test(arguments: Archives.all) func cutAtEveryLength(_ whole: [UInt8]) throws {
    let right = try PaletteReader.read(whole, name: "right").lines
    for length in whole.indices {
      let cut = Array(whole[..<length])
      let lines = try? PaletteReader.read(cut, name: "cut").lines
      #expect(lines == nil || length > whole.count - 8 && lines == right, "\(length)")
    }
  }

  @Test(arguments: Archives.all, [0xFF, 0x01, 0x80] as [UInt8]) func everyByteChanged(_ whole: [UInt8], mask: UInt8)
    throws
  {
    let right = try PaletteReader.read(whole, name: "right").swatches.map(\.color)
    var bytes = whole
    for index in whole.indices {
      bytes[index] ^= mask
      let start = ContinuousClock.now
      if let palette = try? PaletteReader.read(bytes, name: "flipped") {
        #expect(palette.swatches.map(\.color) == right, "\(index)")
      }
      #expect(ContinuousClock.now - start < .milliseconds(250), "\(index)")
      bytes[index] ^= mask
    }
  }

  /// Offsets in an entry of the directory: the ZIP file format, section 4.3.12.
  @Test(
    arguments: [
      (
        24, [0x00, 0x00, 0x00, 0xC0],
        "Swatches.json claims 3221225472 bytes, and a palette has at most 4194304; export it from Procreate again"
      ),
      (
        24, [0x01, 0x00, 0x40, 0x00],
        "Swatches.json claims 4194305 bytes, and a palette has at most 4194304; export it from Procreate again"
      ),
      (24, [0x64, 0x00, 0x00, 0x00], "the ZIP archive is damaged or cut short; fetch it again"),
      (24, [0xFF, 0xFF, 0x3F, 0x00], "the ZIP archive is damaged or cut short; fetch it again"),
      (8, [0x01, 0x00], "Swatches.json needs a password; export the palette from Procreate again"),
      (10, [0x0C, 0x00], "Swatches.json is packed by a rare method; export the palette from Procreate again"),
    ] as [(Int, [UInt8], String)])
  func bombsAndLocksAreRefused(offset: Int, bytes: [UInt8], message: String) throws {
    var archive = Archives.sunset
    let entry = try #require(archive.indices.first { archive[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    archive.replaceSubrange(entry + offset..<entry + offset + bytes.count, with: bytes)
    #expect(failure(archive, name: "bomb") == "bomb: \(message)")
  }

  @Test(arguments: [
    (
      Archives.foreign,
      "the ZIP archive holds no Swatches.json but word/document.xml, a.txt; unpack it and give the palette itself"
    ),
    (Archives.empty, "the ZIP archive is damaged or cut short; fetch it again"),
    (
      Archives.blank,
      "no colour in Procreate swatches; found: the palette 'Nothing'; add a colour, or give another file"
    ),
    (Archives.damagedJSON, "1:3: Swatches.json: expected a key in double quotes, found ','"),
  ]) func errors(_ archive: [UInt8], message: String) { #expect(failure(archive, name: "z") == "z: \(message)") }
}

enum Archives {
  static let all = [sunset, stored, wide]
  static let sunset = bytes(
    "UEsDBBQAAAAIAAAAIVCAcCk+mAAAAHsBAAANAAAAU3dhdGNoZXMuanNvbqWPywrCMBBFfyXMOpQ0EIKu/YMuSxdjCKYYk5IHLkr/"
      + "3VQr1VLcuBvOHc7caUdweNNwJNBkF3UCSiDeMSmjY6HtCCbPMavYQfI5xJQDpt67QusCzqG/mOR0jAtAOxhcZuWtD82A6umYKHHZ"
      + "WkpWqxRbJ6vE1soqLj7Er41vdQHvR045XmFaj9T/t1777tTlO32l+K3spu4BUEsDBBQAAAAIAAAAIVCDFtyMAwAAAAEAAAANAAAA"
      + "U3dhdGNoZXMuaWNuc6sAAFBLAQIUAxQAAAAIAAAAIVCAcCk+mAAAAHsBAAANAAAAAAAAAAAAAACAAQAAAABTd2F0Y2hlcy5qc29u"
      + "UEsBAhQDFAAAAAgAAAAhUIMW3IwDAAAAAQAAAA0AAAAAAAAAAAAAAIABwwAAAFN3YXRjaGVzLmljbnNQSwUGAAAAAAIAAgB2AAAA"
      + "8QAAAAAA")
  static let stored = bytes(
    "UEsDBBQAAAAAAAAAIVCRKe6UeQEAAHkBAAAVAAAAUGFsZXR0ZS9Td2F0Y2hlcy5qc29ueyJuYW1lIjogIlN1bnNldCIsICJzd2F0"
      + "Y2hlcyI6IFt7Imh1ZSI6IDAuMDk3MiwgInNhdHVyYXRpb24iOiAxLCAiYnJpZ2h0bmVzcyI6IDEsICJhbHBoYSI6IDEsICJjb2xv"
      + "clNwYWNlIjogMH0sIG51bGwsIHsiaHVlIjogMC43NSwgInNhdHVyYXRpb24iOiAwLjUsICJicmlnaHRuZXNzIjogMC4yNSwgImFs"
      + "cGhhIjogMC41LCAiY29sb3JTcGFjZSI6IDAsICJuYW1lIjogIkR1c2sifSwgeyJodWUiOiAxLCAic2F0dXJhdGlvbiI6IDEsICJi"
      + "cmlnaHRuZXNzIjogMSwgImFscGhhIjogMSwgImNvbG9yU3BhY2UiOiAwfSwgeyJodWUiOiAwLjUsICJzYXR1cmF0aW9uIjogMC4y"
      + "NSwgImJyaWdodG5lc3MiOiAwLjc1LCAiYWxwaGEiOiAxLCAiY29sb3JTcGFjZSI6IDB9XX1QSwECFAMUAAAAAAAAACFQkSnulHkB"
      + "AAB5AQAAFQAAAAAAAAAAAAAAgAEAAAAAUGFsZXR0ZS9Td2F0Y2hlcy5qc29uUEsFBgAAAAABAAEAQwAAAKwBAAAAAA==")
  static let wide = bytes(
    "UEsDBBQAAAAIAAAAIVDbbdkyowAAADoBAAANAAAAU3dhdGNoZXMuanNvbq2PzQ6CMBCEX6XZMxJR06hHf2K8GOKVcFhqsU0qJW2J"
      + "MYR3d0E46Nnb7jeTnZ2shQofErYM0iVEDPwTg1DSE8laUE0vzWPeKxgah0HbakArQoXTdxUq6f2A1oTQ1AppS2gW1liXOltqMyRg"
      + "IaCL2L/P3mQJXf4jTAXQqymaHFqIy1j3oH1t8MWo9uen0dlf+3b662nHzsc9TzaczxZxQmld/gZQSwECFAMUAAAACAAAACFQ223Z"
      + "MqMAAAA6AQAADQAAAAAAAAAAAAAAgAEAAAAAU3dhdGNoZXMuanNvblBLBQYAAAAAAQABADsAAADOAAAAAAA=")
  static let two = bytes(
    "UEsDBBQAAAAIAAAAIVCBHpvOqAAAAOMBAAANAAAAU3dhdGNoZXMuanNvbqWQQQqDMBBFrxJmLSEKIbTL0hu4FBdTCY00jWISXIh3"
      + "b7SKrVo33Q1vhvd/knVg8CnhTCD1xkoHEQHboiuUtIFmHSg/rBllJ5EMS3S+QVdWJtA4gFtT3pUz0toJoK4VTnNR6apJayxGRx8R"
      + "47WOyGIVfO1klK+tjCb8Q/y++FYHMD/k6u0D+iUk/r/10nenbrLTV/BjZT5K58aXn7++SdtEHeWIkJO/AFBLAQIUAxQAAAAIAAAA"
      + "IVCBHpvOqAAAAOMBAAANAAAAAAAAAAAAAACAAQAAAABTd2F0Y2hlcy5qc29uUEsFBgAAAAABAAEAOwAAANMAAAAAAA==")
  static let foreign = bytes(
    "UEsDBBQAAAAIAAAAIVArhCYSBgAAAAQAAAARAAAAd29yZC9kb2N1bWVudC54bWyzqdC3AwBQSwMEFAAAAAgAAAAhUAAAAAACAAAA"
      + "AAAAAAUAAABhLnR4dAMAUEsBAhQDFAAAAAgAAAAhUCuEJhIGAAAABAAAABEAAAAAAAAAAAAAAIABAAAAAHdvcmQvZG9jdW1lbnQu"
      + "eG1sUEsBAhQDFAAAAAgAAAAhUAAAAAACAAAAAAAAAAUAAAAAAAAAAAAAAIABNQAAAGEudHh0UEsFBgAAAAACAAIAcgAAAFoAAAAA"
      + "AA==")
  static let empty = bytes("UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==")
  static let blank = bytes(
    "UEsDBBQAAAAIAAAAIVDdbjYSLQAAAC8AAAANAAAAU3dhdGNoZXMuanNvbouuVspLzE1VslJQ8ssvycjMS1fSUVAqLk8sSc5ILQYK"
      + "R+eV5uToKIDI2NpYAFBLAQIUAxQAAAAIAAAAIVDdbjYSLQAAAC8AAAANAAAAAAAAAAAAAACAAQAAAABTd2F0Y2hlcy5qc29uUEsF"
      + "BgAAAAABAAEAOwAAAFgAAAAAAA==")
  static let damagedJSON = bytes(
    "UEsDBBQAAAAIAAAAIVAsu8OLBwAAAAUAAAANAAAAU3dhdGNoZXMuanNvbouu1qmNBQBQSwECFAMUAAAACAAAACFQLLvDiwcAAAAF"
      + "AAAADQAAAAAAAAAAAAAAgAEAAAAAU3dhdGNoZXMuanNvblBLBQYAAAAAAQABADsAAAAyAAAAAAA=")

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }
}
