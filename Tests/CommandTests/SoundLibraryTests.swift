import Testing

/// The libraries of sound, which are loaded when they are needed.
@Suite struct SoundLibraryTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("a.csv", "x,y\n1,2\n2,4\n3,1\n")
  }

  private func run(
    _ arguments: [String], without library: String
  ) async throws -> Outcome {
    // A library that is none cannot be loaded, as one that is absent.
    try workplace.write(library, "no library")
    var program = Program(sonify: arguments)
    program.folder = workplace.path
    program.environment["LD_LIBRARY_PATH"] = workplace.path
    return try await program.run()
  }

  @Test func theyAreNotLoadedAtTheStart() async throws {
    var program = Program(sonify: ["--version"])
    // The loader then lists what it would load.
    program.environment["LD_TRACE_LOADED_OBJECTS"] = "1"
    let outcome = try await program.run()
    #expect(outcome.text.contains("libc.so"))
    #expect(!outcome.text.contains("libasound"))
    #expect(!outcome.text.contains("libsndfile"))
  }

  @Test func withoutLibasoundNothingPlaysAndTheRestWorks() async throws {
    let library = "libasound.so.2"
    let play = try await run(["play", "a.csv", "--quiet"], without: library)
    #expect(play.ending == .exit(69))
    #expect(
      play.error.hasPrefix(
        "sonify: default: libasound is not installed; install the package libasound2;"))
    #expect(play.errorLines.count == 1)
    #expect(try await run(["devices"], without: library).ending == .exit(69))
    #expect(try await run(["render", "a.csv", "-o", "a.wav"], without: library).ending == .exit(0))
  }

  @Test func withoutLibsndfileNoFileIsWrittenAndTheRestWorks() async throws {
    let library = "libsndfile.so.1"
    for target in ["a.wav", "a.ogg", "-"] {
      let render = try await run(["render", "a.csv", "--quiet", "-o", target], without: library)
      #expect(render.ending == .exit(73))
      #expect(
        render.error.contains("libsndfile is not installed; install the package libsndfile1"),
        "\(render.error)")
      #expect(render.errorLines.count == 1)
    }
    #expect(try workplace.names.sorted() == ["a.csv", library])
    #expect(try await run(["score", "a.csv"], without: library).ending == .exit(0))
    #expect(try await run(["describe", "a.csv"], without: library).ending == .exit(0))
  }
}
