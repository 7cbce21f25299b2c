// swift-tools-version: 6.2
import PackageDescription

/// Set by make and CI, so that a warning of a newer compiler never breaks a package that depends on this one.
let strict = Context.environment["SHOE_RENDER_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// Kernels are hundreds of times slower without optimisation; these modules are optimised in debug builds too.
let kernel: [SwiftSetting] = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let cSettings: [CSetting] =
  [.unsafeFlags(["-O2"], .when(configuration: .debug))] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// One row a module: its name and the modules it may import. The arrows are enforced by
/// `--explicit-target-dependency-import-check error`, which make and CI pass.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], settings: [SwiftSetting] = settings
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "shoe-render",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "shoe-render", targets: ["shoe-render"]),
    .library(name: "ShoeDesign", targets: ["ShoeDesign", "Colors", "JSON", "Pixels"]),
    .library(name: "ShoeRender", targets: ["ShoeRender", "ShoeDesign", "Colors", "Pixels"]),
  ],
  targets: [
    // C: the only targets that see a C library's headers.
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev", "zlib1g-dev"]), .brew(["libpng"])]),
    .target(
      name: "CPNG", dependencies: ["CLibPNG"], cSettings: cSettings,
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("m")]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),
    .target(
      name: "CDigest", dependencies: ["CDeflate", "CMessageDigest", "CXXHash"], cSettings: cSettings,
      linkerSettings: [.linkedLibrary("deflate"), .linkedLibrary("md")]),
    .systemLibrary(
      name: "CMinizip", pkgConfig: "minizip",
      providers: [.apt(["libminizip-dev", "zlib1g-dev"]), .brew(["minizip"])]),
    .target(
      name: "CZip", dependencies: ["CMinizip"], cSettings: cSettings,
      linkerSettings: [.linkedLibrary("minizip"), .linkedLibrary("z")]),
    .target(
      name: "CInflate", dependencies: ["CDeflate"], cSettings: cSettings,
      linkerSettings: [.linkedLibrary("deflate"), .linkedLibrary("z")]),
    .target(name: "CDeltaE", cSettings: cSettings),
    .target(name: "CResources", exclude: ["data"], cSettings: cSettings),
    .target(name: "CReportPages", cSettings: cSettings),
    .target(name: "CPages", cSettings: cSettings),

    // Foundations: each depends on next to nothing.
    module("Pixels", settings: kernel),
    module("Suggestions"),
    module("JSON", ["Suggestions"]),
    module("FileSystem"),
    module("Threads"),
    module("Arguments", ["Suggestions"]),

    // The product.
    module("Colors", ["Pixels", "Suggestions"], settings: kernel),
    module("Palettes", ["CZip", "Colors", "JSON", "Pixels", "Suggestions"], settings: kernel),
    module("ShoeDesign", ["Colors", "JSON", "Pixels", "Suggestions"]),
    module("Compositing", ["Pixels"], settings: kernel),
    module("PNGCodec", ["CPNG", "Pixels"], settings: kernel),
    module("Recoloring", ["CDigest", "Compositing", "PNGCodec", "Pixels"], settings: kernel),
    module(
      "LayerSets",
      [
        "CDigest", "CResources", "Colors", "Compositing", "FileSystem", "JSON", "PNGCodec", "Pixels", "ShoeDesign",
        "Suggestions",
      ]),
    module(
      "ShoeRender",
      [
        "CDigest", "Colors", "Compositing", "FileSystem", "JSON", "LayerSets", "PNGCodec", "Pixels", "Recoloring",
        "ShoeDesign", "Suggestions", "Threads",
      ]),
    module(
      "Colorways", ["Colors", "FileSystem", "JSON", "Palettes", "Pixels", "ShoeDesign", "Suggestions"],
      settings: kernel),
    module(
      "Batch",
      [
        "CDigest", "Colorways", "FileSystem", "JSON", "PNGCodec", "Pixels", "ShoeDesign", "ShoeRender", "Suggestions",
        "Threads",
      ], settings: kernel),
    module("PNGRows", ["CDigest", "CInflate", "PNGCodec", "Pixels"], settings: kernel),
    module("WebPages", ["CDigest", "JSON"]),
    module(
      "Pages", ["CPages", "Colors", "JSON", "LayerSets", "Pixels", "ShoeDesign", "ShoeRender", "WebPages"],
      exclude: ["Web"]),
    module("Comparing", ["CDeltaE", "Colors", "Pixels"], settings: kernel),
    module(
      "Reports",
      ["CReportPages", "Colors", "FileSystem", "JSON", "Pixels", "ShoeDesign", "Suggestions", "WebPages"],
      exclude: ["Web"]),
    module(
      "PartChanges",
      [
        "Colors", "Comparing", "Compositing", "LayerSets", "PNGCodec", "Pixels", "Reports", "ShoeDesign", "ShoeRender",
      ], settings: kernel),
    module(
      "Diffing",
      [
        "Batch", "CDigest", "Colors", "Colorways", "Comparing", "FileSystem", "JSON", "LayerSets", "PNGCodec",
        "PNGRows", "PartChanges", "Pixels", "Reports", "ShoeDesign", "ShoeRender", "Suggestions", "Threads",
      ]),
    .executableTarget(
      name: "shoe-render",
      dependencies: [
        "Arguments", "Batch", "Colors", "Colorways", "Comparing", "Compositing", "Diffing", "FileSystem", "JSON",
        "LayerSets", "PNGCodec", "Pages", "Palettes", "Pixels", "Reports", "ShoeDesign", "ShoeRender", "Suggestions",
        "Threads",
      ], swiftSettings: settings),
    // Draws the built-in layer sets: `make layers`. Not a product.
    .executableTarget(
      name: "layer-tool",
      dependencies: ["Compositing", "FileSystem", "JSON", "LayerSets", "PNGCodec", "Pixels", "Recoloring"],
      swiftSettings: settings),

    .target(name: "TestSupport", dependencies: ["Pixels"], path: "Tests/TestSupport", swiftSettings: kernel),
    tests("PixelsTests", ["Pixels"]),
    tests("JSONTests", ["JSON"]),
    tests("SuggestionsTests", ["Suggestions"]),
    tests("FileSystemTests", ["FileSystem"]),
    tests("ThreadsTests", ["Threads"]),
    tests("ArgumentsTests", ["Arguments"]),
    tests("ColorsTests", ["Colors", "JSON", "Pixels"]),
    tests("PalettesTests", ["Palettes", "Colors", "JSON", "Pixels"]),
    tests("ShoeDesignTests", ["ShoeDesign", "Colors", "JSON", "Pixels"]),
    tests("PNGCodecTests", ["PNGCodec", "Pixels", "JSON"]),
    tests("CompositingTests", ["Compositing", "JSON", "Pixels"]),
    tests("RecoloringTests", ["Recoloring", "Compositing", "PNGCodec", "Pixels", "LayerSets"]),
    tests(
      "ColorwaysTests",
      ["Colorways", "Colors", "FileSystem", "JSON", "Palettes", "Pixels", "ShoeDesign"]),
    tests(
      "BatchTests",
      ["Batch", "Colorways", "FileSystem", "JSON", "PNGCodec", "Pixels", "ShoeDesign", "ShoeRender", "LayerSets"]),
    tests(
      "LayerSetsTests",
      ["LayerSets", "PNGCodec", "Pixels", "Compositing", "ShoeDesign", "Colors", "FileSystem", "JSON"]),
    tests(
      "ShoeRenderTests",
      [
        "CDigest", "ShoeRender", "LayerSets", "PNGCodec", "Pixels", "Compositing", "ShoeDesign", "Colors", "FileSystem",
        "JSON",
      ], exclude: ["Goldens"]),
    tests("PNGRowsTests", ["PNGRows", "PNGCodec", "Pixels", "JSON"]),
    tests("ComparingTests", ["CDeltaE", "CDigest", "Comparing", "Colors", "PNGCodec", "PNGRows", "Pixels", "JSON"]),
    tests("PagesTests", ["Pages", "Colors", "JSON", "LayerSets", "Pixels", "ShoeDesign"]),
    tests("ReportsTests", ["Reports", "FileSystem", "JSON", "Pixels"], exclude: ["Goldens", "Schemas"]),
    tests(
      "PartChangesTests",
      [
        "PartChanges", "Colors", "Comparing", "Compositing", "LayerSets", "PNGCodec", "Pixels", "Reports", "ShoeDesign",
        "ShoeRender",
      ]),
    tests(
      "DiffingTests",
      [
        "Diffing", "Comparing", "FileSystem", "JSON", "LayerSets", "PNGCodec", "PartChanges", "Pixels", "Reports",
        "ShoeRender",
      ]),
    tests("CommandTests", ["shoe-render", "Arguments", "JSON", "PNGCodec", "Pixels"], exclude: ["Goldens"]),
    tests("LayerToolTests", ["layer-tool", "Compositing", "JSON", "LayerSets", "Pixels"]),
  ],
  cLanguageStandard: .c2x
)
