import Foundation
import Testing

/// Charts that cannot be heard: one clear line, the right status, and nothing left behind.
@Suite struct BadChartTests {
  private func expect(
    _ outcome: Outcome, _ status: Int32, _ message: String,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.ending == .exit(status), sourceLocation: location)
    #expect(outcome.error == "sonify: \(message)\n", sourceLocation: location)
    #expect(outcome.output.isEmpty, sourceLocation: location)
  }

  @Test(arguments: BadChart.data + BadChart.choices)
  func whatIsWrongIsSaidInOneLine(chart: BadChart) async throws {
    let workplace = try Workplace()
    try workplace.write("data.csv", chart.data)
    let outcome = try await workplace.sonify(
      ["render", "data.csv", "-o", "sound.wav"] + chart.options)
    expect(outcome, chart.status, chart.message)
    #expect(
      outcome.error.dropLast().unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
    )
    #expect(try workplace.names == ["data.csv"])
  }

  @Test(arguments: BadChart.data)
  func standardInputIsJudgedAlike(chart: BadChart) async throws {
    let workplace = try Workplace()
    let outcome = try await workplace.sonify(
      ["score", "-"] + chart.options, input: .bytes(chart.data))
    // A stream with NUL bytes is refused before its columns are known.
    expect(
      outcome, chart.status,
      chart.message.replacingOccurrences(of: "data.csv", with: "standard input")
        .replacing(/column .*: there is a NUL/, with: "there is a NUL"))
  }

  @Test func oneRowAndOneValueCanBeHeard() async throws {
    let workplace = try Workplace()
    for rows in ["2001,5\n", "2001,5\n2002,5\n2003,5\n"] {
      try workplace.write("data.csv", "year,rate\n" + rows)
      let outcome = try await workplace.sonify(["render", "data.csv", "-o", "sound.wav"])
      #expect(outcome.ending == .exit(0))
      #expect(outcome.text.contains("\ny: rate, always 5\n"))
    }
  }

  @Test func whatCannotBeOpenedIsNamed() async throws {
    let workplace = try Workplace()
    try workplace.write("shut.csv", Workplace.squares)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: workplace.file("shut.csv"))
    expect(
      try await workplace.sonify(["render", ".", "-o", "a.wav"]), 66,
      ".: is a directory, not a file")
    expect(
      try await workplace.sonify(["render", "no.csv", "-o", "a.wav"]), 66, "no.csv: no such file")
    expect(
      try await workplace.shell(
        "\(Workplace.asOrdinaryUser) \"$SONIFY\" render shut.csv -o a.wav"), 66,
      "shut.csv: no permission to read it")
    #expect(try workplace.names == ["shut.csv"])
  }

  @Test func namesCannotSteerTheTerminal() async throws {
    let workplace = try Workplace()
    let name = "\u{1b}[2J\nevil"
    let shown = "\u{FFFD}[2J evil"
    try workplace.write("\(name).csv", "x,\u{1b}[31m\u{9b}red\n1,2\n2,4\n3,3\n")
    try workplace.write("empty\(name).csv", "")
    let render = ["render", "\(name).csv", "-o"]
    expect(
      try await workplace.sonify(["render", "empty\(name).csv", "-o", "a.wav"]), 65,
      "empty\(shown).csv: is empty")
    expect(
      try await workplace.sonify(["render", "no\(name).csv", "-o", "a.wav"]), 66,
      "no\(shown).csv: no such file")
    expect(
      try await workplace.sonify(render + ["no\(name)/a.wav"]), 73,
      "no\(shown)/a.wav: the folder \"no\(shown)\" does not exist; make it first")
    let outcome = try await workplace.sonify(
      render + ["a\(name).wav", "--duration", "0.5", "--x-title", "\u{9b}2J\u{202e}x"])
    #expect(outcome.ending == .exit(0))
    #expect(
      outcome.text.hasPrefix("\(shown)\nx: \u{FFFD}2J\u{FFFD}x, 1 to 3\ny: \u{FFFD}red, "))
    for text in [outcome.text, outcome.error] {
      #expect(
        !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }
  }

  @Test func aLineOfAGigabyteDoesNotFillTheMemory() async throws {
    let workplace = try Workplace()
    // 600 MB of address space: half the line, and room for the program and its threads.
    let outcome = try await workplace.shell(
      "ulimit -v 600000; exec \"$SONIFY\" render - -o sound.wav",
      input: .repeating(Array("123456789,".utf8), count: 1 << 30))
    expect(
      outcome, 65,
      "standard input:1: a row is longer than 16 MB, the maximum; check that the input is a text file with a table, such as CSV"
    )
    #expect(try workplace.names.isEmpty)
  }

  @Test func aFileOfOneLineOfAGigabyteDoesNotFillTheMemory() async throws {
    let workplace = try Workplace()
    // A file with a hole reads as NUL bytes and takes no room.
    let outcome = try await workplace.shell(
      """
      printf 'x,y\\n1,2\\n3,' >data.csv; truncate --size 1G data.csv
      ulimit -v 600000; exec "$SONIFY" render data.csv -o sound.wav
      """)
    #expect(outcome.ending == .exit(65))
    #expect(outcome.error.hasPrefix("sonify: data.csv:3: "))
    #expect(outcome.errorLines.count == 1)
    #expect(try workplace.names == ["data.csv"])
  }
}
