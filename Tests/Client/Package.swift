// swift-tools-version: 6.2
import PackageDescription

// A package that depends on this one by path, as a user's would: it must build without any of our flags.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "shoe-render", path: "../..")],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "ShoeDesign", package: "shoe-render"), .product(name: "ShoeRender", package: "shoe-render"),
      ])
  ]
)
