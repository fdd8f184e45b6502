import Foundation
import Testing

/// README and the manual: every example is run, and prints what the page shows, word for word.
///
/// After a change that is meant, `MINT_GOLDEN=1 swift test --filter Manual` writes the output into
/// the pages, and their difference is the review.
@Suite struct ManualTests {
  static let pages = ["README.md", "docs/MANUAL.md"]

  /// A device that takes everything at once and sounds nothing.
  private static let silence = "pcm.!default { type null }\nctl.!default { type null }\n"

  @Test(arguments: pages)
  func examplesPrintWhatThePageShows(file: String) async throws {
    var page = try ManualPage(file: file)
    try #require(!page.blocks.isEmpty, "\(file) has no examples")
    let outputs = try await Self.outputs(of: page)
    if ProcessInfo.processInfo.environment["MINT_GOLDEN"] != nil {
      page = page.showing(outputs)
      try Data(page.text.utf8).write(to: ManualPage.url(of: file))
    }
    for (example, output) in zip(page.blocks.flatMap(\.examples), outputs)
    where !page.excerpt(of: example).matches(output) {
      Issue.record(
        """
        \(file):\(example.lineNumber): $ \(example.command)
        prints
        \(output.joined(separator: "\n"))
        """)
    }
  }

  /// What each example prints, in the order of the page.
  private static func outputs(of page: ManualPage) async throws -> [[String]] {
    try await withThrowingTaskGroup(of: (Int, [[String]]).self) { group in
      for (number, block) in page.blocks.enumerated() {
        group.addTask { (number, try await outputs(of: block)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        .sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  /// Runs the examples of a block in a folder that holds the samples and nothing else.
  private static func outputs(of block: ManualPage.Block) async throws -> [[String]] {
    let workplace = try Workplace()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.file("Samples"),
      withDestinationPath: ManualPage.url(of: "Samples").path)
    // The device is beside the folder's files, where no example lists it.
    let settings = try Workplace()
    try settings.write("asound.conf", silence)
    var outputs: [[String]] = []
    for example in block.examples {
      var program = Program("/bin/sh", ["-c", "exec 2>&1\n" + example.command])
      program.folder = workplace.path
      let programs = URL(filePath: Program.sonify).deletingLastPathComponent().path
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      program.environment = [
        "PATH": "\(programs):\(path)", "HOME": settings.path, "XDG_CONFIG_HOME": nil,
        "ALSA_CONFIG_PATH": settings.file("asound.conf"), "SSH_CONNECTION": nil,
      ]
      let outcome = try await program.run()
      var ended = false
      // A shell returns 126 and 127 for a program that it cannot start.
      if case .exit(let status) = outcome.ending { ended = status < 126 }
      #expect(ended, "\(example.command): \(outcome.ending)")
      outputs.append(Self.lines(of: outcome.text))
    }
    return outputs
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  // MARK: - What the pages name

  /// All options that the help of any command lists.
  private static func options() throws -> Set<Substring> {
    let folder = ManualPage.url(of: "Tests/CommandTests/Help")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(into: []) {
      let text = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
      $0.formUnion(text.matches(of: /--[a-z][a-z-]*/).map(\.output))
    }
  }

  @Test func theManualNamesEveryOption() throws {
    let text = try ManualPage.text(of: "docs/MANUAL.md")
    let named = Set(text.matches(of: /--[a-z][a-z-]*/).map(\.output))
    for option in try Self.options().subtracting(named) {
      Issue.record("docs/MANUAL.md does not name \(option)")
    }
  }

  @Test(arguments: pages)
  func everyOptionThatIsNamedExists(file: String) throws {
    let options = try Self.options()
    for named in try ManualPage.text(of: file).matches(of: /`(?:sonify )?(--[a-z][a-z-]*)/) {
      #expect(options.contains(named.1), "\(file) names \(named.1)")
    }
  }

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(file: String) throws {
    let folder = ManualPage.url(of: file).deletingLastPathComponent()
    for link in try ManualPage.text(of: file).matches(of: /\]\(([^)#:]*)(?:#([^)]*))?\)/) {
      let target =
        link.1.isEmpty ? ManualPage.url(of: file) : folder.appending(path: String(link.1))
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(file): \(link.0) leads nowhere")
        continue
      }
      guard let heading = link.2 else { continue }
      let headings = Self.anchors(of: try String(contentsOf: target, encoding: .utf8))
      #expect(headings.contains(String(heading)), "\(file): \(link.0) leads to no heading")
    }
  }

  /// The names by which links find the headings of a page, as GitHub makes them.
  private static func anchors(of text: String) -> [String] {
    text.matches(of: /(?m)^#+ (.*)$/).map { heading in
      String(
        heading.1.lowercased().compactMap { character -> Character? in
          if character == " " { return "-" }
          return character.isLetter || character.isNumber || character == "-" ? character : nil
        })
    }
  }
}
