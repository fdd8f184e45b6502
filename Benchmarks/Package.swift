// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "sonify-benchmarks",
  dependencies: [.package(name: "sonify", path: "..")],
  targets: [
    .executableTarget(
      name: "facts", dependencies: [.product(name: "Sonify", package: "sonify")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
      ]),
    .executableTarget(
      name: "kernel", dependencies: [.product(name: "Sonify", package: "sonify")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
      ]),
  ]
)
