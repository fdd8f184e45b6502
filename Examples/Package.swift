// swift-tools-version: 6.2
import PackageDescription

// A program that uses the library, without a flag of its own: the code of README, of the
// manual and of the articles, which `scripts/check-examples.sh` compares with it.
let sonify: [Target.Dependency] = [.product(name: "Sonify", package: "sonify")]

let package = Package(
  name: "sonify-examples",
  dependencies: [.package(name: "sonify", path: "..")],
  targets: [
    .executableTarget(name: "Readme", dependencies: sonify),
    .executableTarget(name: "Reference", dependencies: sonify),
    .executableTarget(name: "CoffeeChart", dependencies: sonify),
    .target(name: "EveryName", dependencies: sonify),
  ],
  swiftLanguageModes: [.v6]
)
