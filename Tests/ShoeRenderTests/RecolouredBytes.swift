import Compositing
import LayerSets
import Pixels
import ShoeDesign

@testable import ShoeRender

/// 50 pictures whose bytes are recorded: all sizes, grounds, forms and blend spaces, of the built-in set and of two others.
struct RecolouredBytes {
  let name: String
  let request: RenderRequest
  let set: Set

  /// The layer set, of which `Catalogs` knows the masks.
  enum Set {
    case classic, eightBits, sixteenBits
  }

  private init(
    _ name: String, _ size: SizeRequest, of set: Set = .classic, _ change: (inout RenderRequest) -> Void = { _ in }
  ) {
    var request = RenderRequest()
    request.size = size
    request.colors = Self.colors
    change(&request)
    self.name = name
    self.request = request
    self.set = set
  }

  static let all = ownSizes + grounds + otherSizes + embeddings + otherSets

  private static let colors = ShoeColors(
    base: rgba(245, 240, 225), side: rgba(0, 122, 255), sole: rgba(52, 199, 89), cage: rgba(255, 204, 0),
    outline: rgba(28, 28, 30))

  private static let translucent = ShoeColors(
    base: rgba(245, 240, 225, 128), side: rgba(0, 122, 255), sole: rgba(52, 199, 89, 1), cage: rgba(255, 204, 0, 0),
    outline: rgba(88, 86, 214, 200))

  private static let forms = [PNGForm.truecolor, .auto]

  private static let ownSizes: [RecolouredBytes] = [250, 500, 750, 1000, 2000].flatMap { width in
    forms.map { form in RecolouredBytes("classic \(width) \(form)", .width(width)) { $0.form = form } }
  }

  private static let grounds: [RecolouredBytes] = forms.flatMap { form -> [RecolouredBytes] in
    table(form, "on white", [250, 1000, 2000]) { $0.background = rgba(255, 255, 255) }
      + table(form, "on translucent red", [250, 750, 1000]) { $0.background = rgba(191, 25, 66, 204) }
      + table(form, "in linear light", [500, 1000]) { $0.blend = .linear }
      + table(form, "in translucent colours", [250, 1000]) { $0.colors = translucent }
  }

  private static func table(
    _ form: PNGForm, _ words: String, _ widths: [Int], _ change: (inout RenderRequest) -> Void
  ) -> [RecolouredBytes] {
    widths.map { width in
      RecolouredBytes("classic \(width) \(form) \(words)", .width(width)) {
        $0.form = form
        change(&$0)
      }
    }
  }

  private static let otherSizes: [RecolouredBytes] =
    [1, 125, 333, 640, 1600].map { width in RecolouredBytes("classic \(width)", .width(width)) } + [
      RecolouredBytes("classic 333 on white", .width(333)) { $0.background = rgba(255, 255, 255) },
      RecolouredBytes("classic 640 in linear light and translucent colours", .width(640)) {
        ($0.blend, $0.colors) = (.linear, translucent)
      },
      RecolouredBytes("classic in 300x300 on white", .fit(PixelSize(width: 300, height: 300))) {
        $0.background = rgba(255, 255, 255)
      },
      RecolouredBytes("classic in 1200x1200", .fit(PixelSize(width: 1200, height: 1200))),
    ]

  private static let embeddings = [
    RecolouredBytes("classic 250 without recipe", .width(250)) { $0.embedding = .none },
    RecolouredBytes("classic 250 with configuration", .width(250)) {
      ($0.embedding, $0.source) = (.all, "{ \"name\": \"Größe 42\" }\n")
    },
    RecolouredBytes("classic 640 with configuration", .width(640)) {
      ($0.embedding, $0.source) = (.all, "{ \"name\": \"Größe 42\" }\n")
    },
    RecolouredBytes("classic 1000 truecolor without recipe", .width(1000)) {
      ($0.embedding, $0.form) = (.none, .truecolor)
    },
  ]

  private static let otherSets = [
    RecolouredBytes("8 bits auto", .automatic, of: .eightBits),
    RecolouredBytes("8 bits truecolor", .automatic, of: .eightBits) { $0.form = .truecolor },
    RecolouredBytes("8 bits 62 on white in linear light", .width(62), of: .eightBits) {
      ($0.background, $0.blend) = (rgba(255, 255, 255), .linear)
    },
    RecolouredBytes("8 bits 20 truecolor in translucent colours", .width(20), of: .eightBits) {
      ($0.form, $0.colors) = (.truecolor, translucent)
    },
    RecolouredBytes("16 bits auto", .automatic, of: .sixteenBits),
    RecolouredBytes("16 bits truecolor", .automatic, of: .sixteenBits) { $0.form = .truecolor },
    RecolouredBytes("16 bits 13 in translucent colours", .width(13), of: .sixteenBits) { $0.colors = translucent },
  ]
}

extension RecolouredBytes {
  /// The layer sets, with what they have loaded.
  struct Planners {
    private let sets: [SyntheticSet]
    private let planners: [Planner]

    init() throws {
      sets = [try SyntheticSet(seed: 11, depth: 8), try SyntheticSet(seed: 12, depth: 16)]
      planners = [Planner(catalog: .builtIn)] + (try sets.map { Planner(catalog: try $0.catalog) })
    }

    /// The PNG, as a command would write it.
    func png(_ picture: RecolouredBytes) throws -> [UInt8] {
      let planner =
        switch picture.set {
        case .classic: planners[0]
        case .eightBits: planners[1]
        case .sixteenBits: planners[2]
        }
      return try planner.plan(picture.request).png()
    }
  }
}
