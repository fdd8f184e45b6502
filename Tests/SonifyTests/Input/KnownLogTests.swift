import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Logs of systems, servers and trainings, as these write them.
@Suite struct KnownLogTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  /// Days without a year count on from the first, over the end of a year as well; a program that starts
  /// anew has another process.
  @Test func syslogHasNoYear() throws {
    let text = [
      ("Dec 31 22:00:05", 812, 20.5), ("Dec 31 23:30:00", 812, 20.0),
      ("Jan  1 01:00:10", 901, 19.5),
    ]
    .map { "\($0.0) pi sensor[\($0.1)]: temperature=\($0.2) humidity=\(45)\n" }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["temperature", "humidity"])
    #expect(chart.series[0].xs == [79_205, 84_600, 90_010])
    #expect(chart.xAxis.numeric?.quantity == .timeOfDay)
    // On one day, the day says nothing.
    let day = try load(
      text.prefix(2).joined() + "Dec 31 23:40:00 pi sensor[7]: temperature=1 humidity=45\n")
    #expect(day.xAxis.numeric?.range == 79_205...85_200)
  }

  /// A leap year has its leap day wherever the log begins, and lines may be late.
  @Test func leapDaysAreCounted() throws {
    func days(_ days: [String]) throws -> [Double] {
      let lines = days.enumerated().map { "\($1) 10:00:00 pi backup[77]: size=\(5 + $0)\n" }
      return try load(lines.joined()).series[0].xs.map { ($0 / 86_400).rounded(.down) }
    }
    #expect(try days(["Feb 27", "Feb 28", "Feb 29", "Mar  1"]) == [0, 1, 2, 3])
    #expect(try days(["Feb 27", "Feb 28", "Mar  1", "Mar  2"]) == [0, 1, 2, 3])
    #expect(try days(["Dec 31", "Jan  1", "Feb 28", "Mar  1"]) == [0, 1, 59, 60])
    #expect(try days(["Dec 31", "Jan  1", "Jan  2", "Feb 29"]) == [0, 1, 2, 60])
    var late = LogDays()
    let cells = ["Dec 31 23:59:58", "Jan  1 00:00:01", "Dec 31 23:59:59", "Jan  1 00:00:02"]
      .map { late.cell($0) }
    #expect(cells == ["23:59:58", "24:00:01", "23:59:59", "24:00:02"])
  }

  /// What is no measure is not played, and what follows it is.
  @Test func portsAndProcessesAreNoMeasures() throws {
    let cases: [(message: (Int) -> String, names: [String])] = [
      ({ "train.py: loss 0.\($0) acc 0.9\($0)" }, ["train.py loss", "acc"]),
      ({ "10.0.0.5:5\($0)01 answered in \($0 * $0) ms" }, ["answered in"]),
      ({ "user 12.\($0) system 3.\($0)" }, ["user", "system"]),
      ({ "port 40\($0)0 closed after \($0) s" }, ["closed after"]),
      ({ "worker[3\($0)]: took \($0 * 5) ms" }, ["took"]),
    ]
    for (message, names) in cases {
      let text = (1...4).map { "2025-01-05 10:00:0\($0) INFO \(message($0))\n" }
      #expect(try load(text.joined()).series.map(\.name) == names)
    }
    let auth = (0..<14).map {
      "Feb \(10 + $0) 21:00:00 srv sshd[90\($0)]: Failed password for root from 10.0.0.1 port 4\($0)00 ssh2\n"
    }
    // Nothing is left but how many there are.
    #expect(try load(auth.joined()).series.map(\.name) == ["messages per day"])
  }

  /// The error log of Apache writes times as C does, with the year at the end.
  @Test func yearsMayStandAtTheEnd() throws {
    let text = (0..<4).map {
      "[Wed Nov 26 09:00:0\($0).502041 2025] [core:warn] [pid 834] queue has \($0 * $0) entries\n"
    }
    let chart = try load(text.joined())
    #expect(chart.xAxis.numeric?.quantity == .date(.fraction))
    #expect(chart.series[0].ys == [0, 1, 4, 9])
  }

  /// The first line and most others are of other kinds, and traces of errors stand between.
  @Test func messagesOfOtherKindsAreLeftOut() throws {
    var text = "2025-01-05 10:00:00,001 ERROR app.web: unhandled exception\n"
    for line in 0..<8 {
      text += """
        2025-01-05 10:00:0\(line + 1),123 INFO app.web: request took \(100 + line) ms
        2025-01-05 10:00:0\(line + 1),200 DEBUG app.cache: \(line % 2 == 0 ? "hit" : "miss")

        """
      if line % 4 == 0 { text += "Traceback (most recent call last):\nKeyError: 'x\(line)'\n" }
    }
    let loaded = try loadChart(text)
    #expect(loaded.chart.series.map(\.name) == ["app.web request took"])
    #expect(loaded.chart.series[0].ys == (0..<8).map { Double(100 + $0) / 1000 })
    #expect(loaded.choices.contains { $0.contains("13 of 21 lines") }, "\(loaded.choices)")
  }

  /// What Hugging Face's trainer prints, with a line of another kind at the end.
  @Test func dictionariesOfPythonAreRows() throws {
    let text = (0..<5).map {
      "{'loss': \(2.5 - Double($0) / 2), 'learning_rate': \($0)e-05, 'epoch': \(Double($0) / 10)}\n"
    }
    let chart = try load(text.joined() + "{'train_runtime': 331.2, 'epoch': 0.5}\n")
    #expect(chart.xAxis.title == "epoch")
    #expect(chart.series.map(\.name) == ["loss", "learning_rate"])
    #expect(chart.series[0].ys == [2.5, 2, 1.5, 1, 0.5])
  }

  /// Counts of tests that all passed are no bars.
  @Test func countsOfAllAreSeries() throws {
    let text = (1...5).map {
      "2025-01-0\($0) 10:00:00\n\($0 + 9)/\($0 + 9) tests passed\nduration: 3.\($0) s\n"
    }
    #expect(try load(text.joined()).series.map(\.name).contains("tests passed"))
  }

  @Test func minutesAndSecondsAreOneLength() throws {
    let text = [(10, 48), (5, 53), (12, 6)].enumerated().map {
      "2025-01-05 1\($0):00:00 Build finished in \($1.0) min \($1.1) s\n"
    }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.ys) == [[648, 353, 726]])
  }

  /// Web servers log the status, which is a code, and the size of each answer.
  @Test func answersOfServersAreSizes() throws {
    let text = (0..<6).map {
      "10.0.0.\($0) - - [26/Nov/2025:09:00:0\($0) +0000] \"GET /p\($0) HTTP/1.1\" "
        + "\($0 % 3 == 0 ? 404 : 200) \(1000 + $0) \"-\" \"Mozilla/5.0 (X11)\"\n"
    }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["bytes"])
    #expect(chart.series[0].ys == (0..<6).map { Double(1000 + $0) })
  }
}
