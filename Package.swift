// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableExperimentalFeature("Lifetimes"),
]

// `make test` asks for it: tests of sound are fifty times slower on code that is not optimised.
// Only a package that finds this one by its path may build it so.
let fast: [SwiftSetting] =
  Context.environment["SONIFY_OPTIMIZED"] != "1"
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// Code that runs once for a chart, and not once for each point. `scripts/build.sh` asks for small code,
// which takes at most 3 % more instructions; tests take it as it is, for optimising it takes longer
// than it saves. For packages, the same holds as above.
let small: [SwiftSetting] =
  Context.environment["SONIFY_SMALL"] != "1"
  ? [] : [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Code that tests take as it is, too, for optimising it takes longer than it saves; in release it is as fast as
/// it can be.
let ordinary: [SwiftSetting] = []

/// A room of the library: a target of its own, so that the compiler knows whom it may know.
///
/// What it embeds is code in the program: a bundle would need Foundation, and a folder beside it.
func room(
  _ name: String, knows others: [Target.Dependency], embeds files: [String] = [],
  speed: [SwiftSetting] = fast
) -> Target {
  .target(
    name: "Sonify\(name)", dependencies: others, path: "Sources/Sonify/\(name)",
    resources: files.map { .embedInCode($0) }, swiftSettings: strict + speed)
}

/// The rooms, lowest first, and whom each may know.
let rooms = [
  room("Base", knows: ["CIntl"]),
  room("Chart", knows: ["SonifyBase"]),
  room("Archives", knows: ["SonifyBase", "CZlib"]),
  room("Sound", knows: ["SonifyBase"]),
  room("Words", knows: ["SonifyBase", "SonifyChart"], speed: small),
  room("Tables", knows: ["SonifyBase", "SonifyChart", "SonifyArchives"]),
  room(
    "Input", knows: ["SonifyBase", "SonifyChart", "SonifyArchives", "SonifyTables"],
    speed: ordinary),
  room("Composition", knows: ["SonifyBase", "SonifyChart", "SonifyWords", "SonifySound"]),
  room(
    "Devices",
    knows: [
      "SonifyBase", "SonifySound", "SonifyComposition", "CAlsa", "CEspeak", "CSoxr",
      "CSndfile", "CSpeechd",
    ]),
  room(
    "Session",
    knows: ["SonifyBase", "SonifyChart", "SonifyWords", "SonifySound", "SonifyComposition"],
    speed: small),
  room(
    "Picture",
    knows: [
      "SonifyBase", "SonifyChart", "SonifyWords", "SonifyComposition", "SonifySession",
      "SonifyArchives",
    ], speed: small),
  room(
    "Live",
    knows: [
      "SonifyBase", "SonifySound", "SonifyComposition", "SonifyDevices", "SonifySession",
    ]),
  room(
    "Pages",
    knows: [
      "SonifyBase", "SonifyChart", "SonifyWords", "SonifyComposition", "SonifySession",
      "SonifyPicture", "SonifySound", "SonifyDevices", "SonifyArchives",
      "SonifyTables", "SonifyInput",
    ],
    embeds: [
      "Page/page.css", "Page/Script/texts.js", "Page/Script/walk.js", "Page/Script/sound.js",
      "Page/Script/explorer.js", "Page/Script/downloads.js",
    ], speed: small),
]
let allRooms = rooms.map { Target.Dependency(stringLiteral: $0.name) }

let package = Package(
  name: "sonify",
  products: [
    .library(name: "Sonify", targets: ["Sonify"]),
    .executable(name: "sonify", targets: ["sonify"]),
    // A sound card for tests, which libasound loads by its file; no program links it.
    .library(name: "FaultCard", type: .dynamic, targets: ["FaultCard"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: rooms + [
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CIntl"),
    // What is used of libraries that are loaded when they are needed; nothing links them. The first
    // two need the headers of libasound2-dev and libsndfile1-dev.
    .systemLibrary(name: "CAlsa"),
    .systemLibrary(name: "CSndfile"),
    .systemLibrary(name: "CSpeechd"),
    .systemLibrary(name: "CEspeak"),
    .systemLibrary(name: "CSoxr"),
    // What the command needs of the C library, and the C library or Swift does not offer.
    .target(name: "CPortability"),
    // The library as its users import it: its short road, and all that they need of the rooms.
    .target(
      name: "Sonify", dependencies: allRooms, path: "Sources/Sonify/Library",
      swiftSettings: strict + fast),
    .executableTarget(
      name: "sonify",
      dependencies: [
        "Sonify", "CPortability",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict + small),
    .target(
      name: "FaultCard", path: "Tests/FaultCard", cSettings: [.define("PIC")],
      linkerSettings: [.linkedLibrary("asound")]),
    .target(
      name: "SonifyTestSupport", dependencies: allRooms, path: "Tests/SonifyTestSupport",
      // Analysis of sound is fifty times slower without the optimiser.
      swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .testTarget(
      name: "SonifyTests",
      dependencies: allRooms + ["Sonify", "SonifyTestSupport", "CSndfile", "CZlib"],
      exclude: [
        "Chart/Statistics/Reference", "Composition/Golden", "Input/Corpus",
        "Input/Databases/Samples",
        "Input/Figures/Samples",
        "Input/Notebooks/Samples", "Input/Pages/Samples", "Input/VegaLite/Specifications",
        "Input/Workbooks/Samples", "Session/Golden",
        "Words/Golden",
      ],
      swiftSettings: strict,
      // Its tests read sound files back with libsndfile itself.
      linkerSettings: [.linkedLibrary("sndfile")]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "sonify", "Sonify", "SonifyTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Help", "Queries"],
      swiftSettings: strict),
  ]
)

// `make fuzz` calls the command inside a program of its own, so there the command is a library.
if Context.environment["SONIFY_FUZZING"] == "1" {
  let kept = package.targets.filter { $0.type == .system || $0.type == .regular }
  let command = package.targets.first { $0.name == "sonify" }
  package.products = []
  package.targets =
    kept + [
      .target(
        name: "sonify", dependencies: command?.dependencies ?? [],
        swiftSettings: strict + [
          .unsafeFlags(["-enable-testing", "-Xfrontend", "-entry-point-function-name"]),
          .unsafeFlags(["-Xfrontend", "sonify_main"]),
        ]),
      .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
      .executableTarget(
        name: "fuzz", dependencies: ["sonify", "Sonify", "CFuzzer"], path: "Fuzzing",
        exclude: ["CFuzzer", "Cases"], swiftSettings: strict),
    ]
}
