import Foundation
import Testing

/// Marks that are kept for a chart from one walk to the next.
@Suite struct MarksTerminalTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    let rows = (0..<10).map { "\($0),\($0 * $0 % 7)\n" }.joined()
    try workplace.write("chart.csv", "n,y\n" + rows)
    try workplace.write("other.csv", "n,y\n" + rows)
  }

  /// Walks through a chart with keys, each of which must bring its text before the next.
  private func walk(
    _ chart: String, options: String = "", _ steps: [(keys: String, text: String)]
  ) async throws {
    var program = Program(shell: "exec \"$SONIFY\" scrub --silent \(options) \(chart)")
    program.folder = workplace.path
    program.timeLimit = .seconds(60)
    program.environment["XDG_STATE_HOME"] = workplace.file("state")
    program.environment["XDG_CONFIG_HOME"] = workplace.file("config")
    try await program.runOnTerminal { terminal in
      try terminal.waitForKeys()
      for (keys, text) in steps {
        try terminal.type(keys)
        try terminal.wait(for: "“\(text)”") { $0.screen.text.contains(text) }
      }
      try terminal.type("q")
      try terminal.waitForEnd()
    }
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: workplace.file("state/sonify/marks")))
      ?? []
  }

  @Test func aMarkIsThereInTheNextWalk() async throws {
    try await walk(
      "chart.csv",
      [
        ("ll", "2, 4"), ("m", "marked, 2, 4"), ("m", "name of mark 1"),
        ("summit\r", "named summit"),
      ])
    #expect(files.count == 1)
    // By any path to the file.
    try await walk("./chart.csv", [("I", "summit, 2, 4"), ("\r", "\nsummit, 2, 4")])
    try await walk("other.csv", [("I", "1 of 2, lowest")])
    try await walk("chart.csv", options: "--no-config", [("I", "1 of 2, lowest")])
    // The last mark takes the file with it.
    try await walk("chart.csv", [("ll", "2, 4"), ("E", "erased, summit")])
    #expect(files == [])
  }

  @Test func aDamagedFileIsNoObstacle() async throws {
    try await walk("chart.csv", [("m", "marked, 0, 0")])
    let name = try #require(files.first)
    for text in ["", "#\n", "# elsewhere\n1\ty\tx\n", "\u{0}\u{1B}[2J\n\t\t\t\n"] {
      try workplace.write("state/sonify/marks/" + name, text)
      try await walk("chart.csv", [("M", "no mark yet")])
    }
  }
}
