// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "sonify-verification",
  dependencies: [.package(name: "sonify", path: "..")],
  targets: [
    .executableTarget(
      name: "claims", dependencies: [.product(name: "Sonify", package: "sonify")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
      ])
  ]
)
