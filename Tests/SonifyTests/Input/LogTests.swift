import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Logs and the progress of programs: lines of one kind among others, and records of several lines.
@Suite struct LogTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  /// Lines as LightGBM prints them begin with a bracket and are no JSON; those of other kinds between
  /// them are left out.
  @Test func linesInBracketsAreNoJSON() throws {
    let rounds = (1...5).map {
      "[\($0)]\ttrain's auc: 0.9\($0)\tvalid's auc: 0.8\($0)\n"
        + "[LightGBM] [Warning] No further splits with positive gain, best gain: -inf\n"
    }
    let chart = try load(
      "[LightGBM] [Info] Total Bins 4008\nYou can set `force_col_wise=true`.\n" + rounds.joined())
    #expect(chart.xAxis.title == "step")
    #expect(chart.series.map(\.name) == ["train's auc", "valid's auc"])
    #expect(chart.series[1].ys == [0.81, 0.82, 0.83, 0.84, 0.85])
  }

  /// The first line alone is JSON, and what follows it is not.
  @Test func roundsAreAllHeard() throws {
    let rounds = (0...5).map { "[\($0)]\ttrain-logloss:0.\(9 - $0)+0.0072\n" }
    let chart = try load(rounds.joined())
    #expect(chart.series.map(\.name) == ["train-logloss"])
    #expect(chart.series[0].ys == [0.9, 0.8, 0.7, 0.6, 0.5, 0.4])
  }

  /// The log of a Java collector: memory before and after, and how long it took.
  @Test func arrowsAreBeforeAndAfter() throws {
    let lines = [(0.965, 103, 5.021), (2.578, 155, 2.136), (6.991, 409, 2.413), (11.3, 400, 3.0)]
    let text = lines.enumerated().map { number, line in
      "[\(line.0)s][info ][gc          ] GC(\(number)) Pause Young (Normal) "
        + "\(line.1)M->1M(2048M) \(line.2)ms\n"
    }
    let chart = try load(text.joined())
    #expect(chart.xAxis.numeric?.range == 0.965...11.3)
    let before = try #require(chart.series.first { $0.name == "size before" })
    #expect(before.ys == lines.map { Double($0.1) * 1_048_576 })
    let duration = try #require(chart.series.first { $0.name == "duration" })
    #expect(duration.ys.map { ($0 * 1e6).rounded() } == [5021, 2136, 2413, 3000])
  }

  /// Units after spaces, several marks, and times of half a day.
  @Test func labelledSizesAreSeries() throws {
    let text = [("4:46:59", 427.36, 58.44), ("4:47:04", 427.32, 56.26), ("4:47:09", 429.38, 54.63)]
      .map {
        "[TIME] 8/24/2025, \($0.0) PM [MEMORY] RSS: \($0.1) MB | Heap Used: \($0.2) MB\n"
      }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["RSS", "Heap Used"])
    #expect(chart.series[1].ys == [58_440_000, 56_260_000, 54_630_000])
    #expect(chart.series[0].xs.map { $0 - chart.series[0].xs[0] } == [0, 5, 10])
  }

  /// Names of workers differ from line to line, and messages of other kinds stand between.
  @Test func wordsThatDifferAreSeries() throws {
    var text = ""
    for second in 0..<12 {
      let level = second % 5 == 0 ? "WARNING" : "INFO"
      text +=
        "2025-01-15 10:00:0\(second % 10),\(second / 10)50 \(level) [worker-\(second % 2)] request "
        + "took \(100 + second) ms\n"
      if second % 4 == 0 { text += "2025-01-15 10:00:00,990 INFO [main] queue is empty\n" }
    }
    let chart = try load(text.split(separator: "\n").sorted().joined(separator: "\n") + "\n")
    #expect(chart.series.map(\.name) == ["request took"])
    #expect(chart.series[0].ys.sorted() == (0..<12).map { Double(100 + $0) / 1000 })
    // At the same times, the workers are series.
    let pairs = (0..<6).flatMap { second in
      (0..<2).map {
        "2025-01-15 10:00:0\(second) INFO [worker-\($0)] request took \(second * 2 + $0) ms\n"
      }
    }
    let workers = try load(pairs.joined())
    #expect(workers.series.map(\.name) == ["worker-0", "worker-1"])
    #expect(workers.series[1].ys == [0.001, 0.003, 0.005, 0.007, 0.009, 0.011])
  }

  /// pgbench -P, whose first lines are of other kinds.
  @Test func unitsBehindNumbersAreNames() throws {
    let lines = (1...4).map {
      "progress: \($0).0 s, 46\($0).9 tps, lat 4.\($0 * 7 % 5) ms stddev 2.61\($0 % 3), 0 failed\n"
    }
    let chart = try load(
      "pgbench (15.18 (Debian 15.18-0+deb12u1))\nstarting vacuum...end.\n" + lines.joined()
        + "transaction type: <builtin: TPC-B (sort of)>\nscaling factor: 1\n")
    #expect(chart.xAxis.title == "progress")
    #expect(chart.series.map(\.name).prefix(3) == ["tps", "lat", "stddev"])
    #expect(chart.series[0].ys == [461.9, 462.9, 463.9, 464.9])
  }

  /// ffmpeg, with spaces before the numbers and multiples behind them.
  @Test func paddedFieldsAreRead() throws {
    let chart = try load(
      """
      frame=   10 fps=0.0 size=       0kB time=00:00:00.72 speed=1.45x
      frame=   28 fps= 28 size=       0kB time=00:00:01.45 speed=1.43x
      frame=   49 fps= 32 size=     256kB time=00:00:02.47 speed=1.63x

      """)
    let speed = try #require(chart.series.first { $0.name == "speed" })
    #expect(speed.ys == [1.45, 1.43, 1.63])
  }

  /// A time, and a line for each number, as scripts write them again and again.
  @Test func severalLinesAreOneRow() throws {
    let records = [(10, 18.459, 31.36), (20, 18.104, 3.21), (30, 17.821, 47.06), (40, 17.9, 46.2)]
    let text = records.map {
      "26/11/2015 21:\($0.0)\nPing: \($0.1) ms\nDownload: \($0.2) Mbits/s\n"
    }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["Ping", "Download"])
    #expect(chart.series[0].ys == [0.018459, 0.018104, 0.017821, 0.0179])
    #expect(chart.series[1].ys == [31.36, 3.21, 47.06, 46.2])
    #expect(chart.series[1].xs[1] - chart.series[1].xs[0] == 600)
  }

  /// git log --shortstat, where a part may be missing and words are in the plural or not.
  @Test func partsOfRecordsMayBeMissing() throws {
    let chart = try load(
      """
      2021-03-23 16:39:03 -0700

       1 file changed, 10 insertions(+), 1 deletion(-)
      2021-03-24 16:38:00 -0700

       3 files changed, 11 insertions(+)
      2021-03-25 16:37:14 -0700

       1 file changed, 1 insertion(+), 1 deletion(-)
      2021-03-26 19:26:43 -0700

       2 files changed, 3 insertions(+), 6 deletions(-)

      """)
    #expect(chart.series.map(\.name) == ["file changed", "insertions", "deletion"])
    #expect(chart.series[0].ys == [1, 3, 1, 2])
    #expect(chart.series[1].ys == [10, 11, 1, 3])
    #expect(chart.series[2].ys[0] == 1 && chart.series[2].ys[1].isNaN)
  }

  /// git log --shortstat as it is, and a line each; a commit that changed no file is no row.
  @Test(arguments: [
    "commit 45e0287{n}aa\nAuthor: Ann <a@b.c>\nDate:   Mon Jun {n} 10:00:00 2024 +0200\n\n    Step {n}\n\n",
    "45e028{n} Step {n}, and 3 more\n", "45e028{n} 2024-06-0{n}\n",
    "commit 45e0287{n}aa\nAuthor:     Ann <a@b.c>\nAuthorDate: Mon Jun {n} 10:00:00 2024 +0200\n\n    Step\n\n",
  ])
  func commitsAreRows(form: String) throws {
    let text = (3...6).map { number in
      form.replacing("{n}", with: "\(number)")
        + (number == 5
          ? ""
          : " \(number) files changed, \(number * 2 % 5 + 2) insertions(+), \(9 - number) deletions(-)\n\n")
    }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["files changed", "insertions", "deletions"])
    #expect(chart.series.map(\.ys) == [[3, 4, 6], [3, 5, 4], [6, 5, 3]])
    if form.contains("2024-") { #expect(chart.xAxis.numeric?.quantity == .date(.day)) }
    if form.hasPrefix("commit") { #expect(chart.xAxis.numeric?.quantity == .date(.minute)) }
  }

  /// git log --numstat, which has a line for each file, and no numbers of lines for other data than text.
  @Test(arguments: [
    "commit 45e0287{n}aa\nAuthor: Ann <a@b.c>\nDate:   Mon Jun {n} 10:00:00 2024 +0200\n\n    Step {n}\n\n",
    "45e028{n} Step {n}, and 3 more\n", "45e028{n} 2024-06-0{n} Ann B\n\n",
  ])
  func filesOfCommitsAreSummed(form: String) throws {
    let text = (3...6).map { number -> String in
      let files = "\(number)\t1\ta b.txt\n-\t-\tx.png\n1\t\(9 - number)\tc.txt\n"
      let added = number == 6 ? "0\t0\tnew.txt\n" : "\n"
      return form.replacing("{n}", with: "\(number)") + (number == 5 ? "" : files) + added
    }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["files changed", "insertions", "deletions"])
    #expect(chart.series.map(\.ys) == [[3, 3, 4], [4, 5, 7], [7, 6, 4]])
  }

  /// hyperfine, whose records begin with a title.
  @Test func titlesNameRecords() throws {
    let records = [
      ("ls -l", 8.5, 2.8), ("find . -name x", 13.1, 1.6), ("true", 0.4, 0.1), ("du", 3, 1),
    ]
    let text = records.enumerated().map { number, record in
      "Benchmark \(number + 1): \(record.0)\n  Time (mean ± σ):  \(record.1) ms ± \(record.2) ms"
        + "    [User: 1.\(number) ms, System: 0.2 ms]\n"
        + "  Range (min … max):  \(record.1 / 2) ms … \(record.1 * 2) ms    10 runs\n \n"
    }
    let chart = try load(text.joined())
    #expect(chart.categories == records.map(\.0))
    #expect(chart.series[0].name.hasPrefix("Time"))
    #expect(chart.series[0].ys.map { ($0 * 1e4).rounded() } == [85, 131, 4, 30])
    #expect(chart.series.map(\.name).suffix(2) == ["min", "max"])
  }

  /// Names before a mark tell lines apart.
  @Test func namedLinesAreBars() throws {
    let chart = try load(
      """
      # Commandstats
      cmdstat_lrange:calls=2000,usec=23590,usec_per_call=11.80
      cmdstat_incr:calls=4000,usec=2299,usec_per_call=0.57
      cmdstat_config|get:calls=6,usec=478,usec_per_call=79.67
      cmdstat_sadd:calls=4100,usec=2801,usec_per_call=0.70

      """)
    #expect(chart.kind == .bar)
    #expect(chart.categories == ["cmdstat_lrange", "cmdstat_incr", "cmdstat_sadd"])
    #expect(chart.series.map(\.name) == ["calls", "usec", "usec_per_call"])
  }

  /// Words after marks are the names of rows.
  @Test func markedWordsAreNames() throws {
    let chart = try load("name: ada, size: 1\nname: bob, size: 3\nname: cleo, size: 2\n")
    #expect(chart.categories == ["ada", "bob", "cleo"])
    #expect(chart.xAxis.title == "name")
    #expect(chart.series.map(\.ys) == [[1, 3, 2]])
  }

  /// Lines of other kinds are counted, and what is no number is a gap.
  @Test func whatIsLeftOutIsSaid() throws {
    let loaded = try loadChart(
      "starting\nepoch 1: loss: 5\nepoch 2: loss: nan\nwarning\nepoch 3: loss: 4\nepoch 4: loss: −3\n"
    )
    #expect(loaded.chart.series[0].ys.map { $0.isNaN ? nil : $0 } == [5, nil, 4, -3])
    #expect(loaded.choices.contains("2 of 6 lines are of other kinds"))
  }

  /// Blank lines are no lines of another kind, and neither are parts of records.
  @Test func blankLinesAreNotCounted() throws {
    let rows = (1...4).map { "loss: \($0)\n\n" }.joined()
    #expect(try loadChart(rows).choices.allSatisfy { !$0.contains("other kind") })
    let records = (1...4).map { "2025-01-0\($0) 10:00\nPing: \($0) ms\n\n" }.joined()
    #expect(try loadChart(records).choices.allSatisfy { !$0.contains("other kind") })
    let noted = try loadChart(records + "no answer\n")
    #expect(noted.choices.contains("1 of 13 lines is of another kind"))
  }

  /// What a comma means is judged by the column, as in any table, and never guessed.
  @Test func commasInNumbersAreJudged() throws {
    let known = [987, 1024, 2048, 3072].map { number in
      let text =
        number < 1000 ? "\(number)" : "\(number / 1000),\(String(number % 1000 + 1000).dropFirst())"
      return "INFO: stored: \(text)\n"
    }
    #expect(try load(known.joined()).series[0].ys == [987, 1024, 2048, 3072])
    #expect(throws: InputError.self) {
      try load(["1,024", "2,048", "3,072"].map { "INFO: stored: \($0)\n" }.joined())
    }
  }

  /// What the shell's `time` prints in a loop is in minutes and seconds.
  @Test func lengthsOfTimeInTwoUnitsAreNumbers() throws {
    let text = (1...5).map {
      "n=\($0)\n\nreal\t0m\($0 * 2 % 5).058s\nuser\t0m0.05\($0)s\nsys\t0m0.004s\n"
    }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["real", "user", "sys"])
    #expect(chart.series[0].ys == [2.058, 4.058, 1.058, 3.058, 0.058])
    let builds = [4, 1, 3, 2].enumerated().map { "build \($0): took 1h\($1)m\n" }
    #expect(try load(builds.joined()).series.last?.ys == [3840, 3660, 3780, 3720])
  }

  /// Numbers after a time are no offset from UTC.
  @Test func numbersAfterTimesAreNoOffsets() throws {
    let chart = try load(
      (0..<4).map { "2024-05-01 10:00:0\($0) -1\($0) C: fan=4\($0)\n" }.joined())
    let first = Samples.day(2024, 5, 1) + 36_000
    #expect(chart.series[0].xs == [first, first + 1, first + 2, first + 3])
  }

  /// Two kinds of lines that take turns, and pairs of names and numbers, are no log of one of them.
  @Test(arguments: [
    "read: 5 ms\nwrite: 9 ms\nread: 6 ms\nwrite: 8 ms\nread: 5 ms\nwrite: 9 ms\n",
    "Alice: 5\nBob: 6\nCarol: 7\nCarol: 9\nCarol: 3\n",
    "- name: a\n  value: 5\n- name: b\n  value: 6\n- name: c\n  value: 7\n- name: d\n  value: 8\n",
  ])
  func otherKindsAreNotDropped(text: String) {
    #expect(LogReport(text.split(separator: "\n").map(String.init)) == nil)
  }

  /// A mark in a cell makes no log of a table.
  @Test(arguments: [
    "date,note,amount\n2024-01-01,ref: 12,5.5\n2024-01-02,ref: 13,6.5\n2024-01-03,ref: 14,7\n2024-01-04,none,9.0\n",
    "locus\tscore\nchr1:100\t5\nchr1:200\t6\nchr1:300\t7\nchr2:100\t8\nchr2:200\t9\n",
    "18.09.2017;\"HOFER  K2   18.09. 17:20\";-33,87;EUR\n18.09.2017;\"POS 23,55\";-23,55;EUR\n"
      + "19.09.2017;\"LIDL\";-24,11;EUR\n",
    "db:5432,5\ndb:5433,6\ndb:5434,7\ndb:5435,9\n",
    "Doe (age: 21),2019,5\nRoe (age: 22),2020,6\nPoe (age: 23),2021,7\n",
    "02.03.2026 um 09:00 Uhr;1,5\n03.03.2026 um 09:00 Uhr;1,6\n04.03.2026 um 09:00 Uhr;1,7\n",
  ])
  func tablesWithMarksAreNoLogs(text: String) {
    #expect(LogReport(text.split(separator: "\n").map(String.init)) == nil)
  }

  /// Tables, lists, documents and JSON are no logs, whatever marks they have.
  @Test(arguments: [
    "a,b\n10:30,5\n10:40,6\n10:50,7\n", "{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n",
    "[\n {\"a\": 1},\n {\"a\": 2},\n {\"a\": 3}\n]\n",
    "timeout: 30\nretries: 5\nsize: 8\nport: 80\n",
    "10:00 berlin 5\n10:10 berlin 6\n10:20 berlin 9\n10:00 paris 15\n",
    "name value\na 1\na 2\na 3\n",
    "2024-01-01;Berlin;Tegel;5,2\n2024-01-02;Berlin;Tegel;5,3\n2024-01-03;Berlin;Tegel;5,4\n",
    "x y\n1.0: 5\n2.0: 7\n3.0: 9\n",
  ])
  func otherTextsAreNoLogs(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    #expect(LogReport(lines) == nil)
    #expect(RecordReport(lines) == nil)
  }

  /// What a line may hold: each piece is found, and its text is a part of the line.
  @Test func piecesAreOfTheLine() throws {
    let line = try #require(
      LogLine(
        "[2024-01-05T10:00:01.5Z] INFO p95=12.5ms; \"a b\" 10-20 1.2.3 8/10 1,024 items -> -3e-4x",
        LogUnits()))
    let pieces = line.pieces.map { line.text($0) }
    #expect(
      pieces == [
        "[", "2024-01-05T10:00:01.5Z", "]", "p95", "=", "12.5ms", ";", "a b", "10-20", "1.2.3", "8",
        "/", "10", "1,024", "items", "->", "-3e-4x",
      ])
    #expect(line.cell(line.pieces[1]) == "2024-01-05 10:00:01.5Z")
    #expect(line.cell(line.pieces[13]) == "1,024" && line.cell(line.pieces[16]) == "-3e-4")
  }

  /// Any bytes are lines of something, and never end the program.
  @Test func anyLineIsSafe() {
    let signs = Array("[]()=:;,/->+.eE%\"\\ 0123456789apmTZ±°µé").map { $0 }
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(signs[Int(state >> 33) % signs.count])
      }
      guard let line = LogLine(text, LogUnits()) else { continue }
      for piece in line.pieces { _ = line.cell(piece) }
      let template = LogTemplate(line)
      #expect(template.matches(line))
      #expect(Set(template.fields.map(\.name)).count == template.fields.count)
    }
  }
}
