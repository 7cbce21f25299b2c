import Colorways
import JSON
import Pixels
import ShoeDesign
import TestSupport
import Testing

@Suite struct TableSourceTests {
  @Test func `Columns go to their places`() throws {
    let list = try ReadList(
      "a.csv",
      "name,SKU,base,side,sole,cage,outline,season,metadata.size\r\nSunset,001,white,#0a84ff,purple,gray,black,FW26,42\r\n"
    )
    #expect(list.faults == [] && list.notices == [])
    let configuration = try list.rows[0].result.get().configuration
    #expect(configuration.sku == "001" && configuration.name == "Sunset")
    #expect(configuration.shoeColors.side.description == "#0a84ff")
    #expect(configuration.metadata["season"] == .string("FW26") && configuration.metadata["size"] == .string("42"))
  }
}
