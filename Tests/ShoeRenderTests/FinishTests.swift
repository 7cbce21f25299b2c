import Compositing
import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// The shaded finish against the reference compositor, and what hangs on it.
struct FinishTests {
  /// A set of five parts with a ground shadow below and a shade on top in the shaded finish.
  struct ShadedSet {
    let parts: SyntheticSet
    let shadow: Mask
    let shade: Mask

    init() throws {
      parts = try SyntheticSet(seed: 3)
      (shadow, shade) = (try SyntheticSet(seed: 8).masks[0], try SyntheticSet(seed: 9).masks[1])
      try parts.folder.write(shadow, to: "shoe/shadow.png")
      try parts.folder.write(shade, to: "shoe/shade.png")
      let rows = ShoePart.standard.map { #"{"mask":"\#($0).png","part":"\#($0)"}"# }.joined(separator: ",")
      try parts.folder.write(
        """
        {"layers":[{"mask":"shadow.png","color":"#0000001f","finish":"shaded"},\(rows),
        {"mask":"shade.png","color":"#ffffff80","finish":"shaded"}]}
        """, to: "shoe/model.json")
    }

    func reference(_ finish: Finish, _ background: RGBA8 = .clear) -> ReferenceCompositor {
      let tints = ShoePart.standard.map { ShoeColors.default[$0] }
      guard finish == .shaded else {
        return ReferenceCompositor(masks: parts.masks, tints: tints, background: background)
      }
      return ReferenceCompositor(
        masks: [shadow] + parts.masks + [shade], tints: [rgba(0, 0, 0, 31)] + tints + [rgba(255, 255, 255, 128)],
        background: background)
    }
  }

  @Test(arguments: Finish.allCases, [41, 17, 90])
  func picturesAreExact(finish: Finish, width: Int) throws {
    let set = try ShadedSet()
    for background in [RGBA8.clear, rgba(255, 255, 255), rgba(10, 200, 30, 99)] {
      let picture = try pixels(
        request(.width(width)) {
          $0.finish = finish
          $0.background = background
        }, try set.parts.catalog)
      #expect(picture == set.reference(finish, background).picture(resizedTo: picture.size).0)
    }
  }

  @Test func theRecipeNamesIt() throws {
    let set = try ShadedSet()
    let planner = Planner(catalog: try set.parts.catalog)
    let flat = try planner.plan(request())
    let shaded = try planner.plan(request { $0.finish = .shaded })
    #expect(flat.recipe.text.contains(#""finish":"flat""#) && shaded.recipe.text.contains(#""finish":"shaded""#))
    #expect(flat.key != shaded.key && flat.recipe.masks != shaded.recipe.masks)
    let again = try Recipe(text: shaded.recipe.text)
    #expect(again == shaded.recipe && again.finish == .shaded)
    #expect(try planner.plan(RenderRequest(again)).png() == shaded.png())
    // Another finish of the same masks is no change of masks.
    var other = RenderRequest(again)
    other.finish = .flat
    #expect(try planner.plan(other).png() == flat.png())
    #expect(try planner.hasMasks(of: again, in: try set.parts.catalog.set(for: nil)))
  }

  @Test func withoutTheFinish() throws {
    let set = try SyntheticSet()
    let error = try renderError { _ = try pixels(request { $0.finish = .shaded }, try set.catalog) }
    #expect(error?.kind == .badData)
    #expect(error?.message.contains("has no shaded finish") == true)
  }
}
