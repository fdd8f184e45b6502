import Foundation
import Testing

/// `query` as a user sees it, and its statements on the SQLite of Python.
@Suite struct QueryTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  private static let dialects = ["postgresql", "duckdb", "spark", "sqlite"]

  /// The statement that is kept for a name.
  private func kept(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Queries/\(name).sql"), encoding: .utf8)
  }

  @Test(arguments: dialects) func statementIsWhatItWas(dialect: String) async throws {
    let outcome = try await workplace.sonify([
      "query", "market.trades", "--x", "ts", "--y", "price", "--series", "site", "--x-scale",
      "time", "--where", "ts>=2024-03", "--where", "kind!=test", "--dialect", dialect,
    ])
    #expect(outcome.ending == .exit(0) && outcome.error == "")
    #expect(try outcome.text == kept(dialect))
  }

  @Test(arguments: dialects) func rangeOfNumbersNeedsNoScan(dialect: String) async throws {
    let outcome = try await workplace.sonify([
      "query", "trades", "--x", "n", "--y", "price", "--x-range", "-5:1e3", "--slots", "10",
      "--where", "n>2", "--dialect", dialect,
    ])
    #expect(outcome.ending == .exit(0) && outcome.error == "")
    #expect(try outcome.text == kept("\(dialect)-range"))
  }

  @Test(arguments: [
    (["trades", "--x", "a", "--y", "b"], "dialect"),
    (["trades", "--x", "a", "--y", "b", "--dialect", "oracle"], "oracle"),
    (
      ["trades", "--x", "a", "--y", "b", "--dialect", "sqlite", "--x-scale", "category"],
      "category"
    ),
    (["trades", "--x", "a", "--y", "b", "--dialect", "sqlite", "--x-scale", "auto"], "auto"),
    (["a..b", "--x", "a", "--y", "b", "--dialect", "sqlite"], "SCHEMA.TABLE"),
    (["\"a", "--x", "a", "--y", "b", "--dialect", "sqlite"], "SCHEMA.TABLE"),
    (["trades", "--x", "", "--y", "b", "--dialect", "sqlite"], "name of a column is empty"),
    (["trades", "--x", "a", "--y", "b", "--dialect", "sqlite", "--slots", "0"], "100000"),
    (["trades", "--x", "a", "--y", "b", "--dialect", "sqlite", "--where", "a<"], "no value"),
    (["trades", "--x", "a", "--y", "b", "--dialect", "sqlite", "--x-range", "5:1"], "5:1"),
    (["trades", "--x", "${a}", "--y", "b", "--dialect", "spark"], "${a}"),
  ])
  func whatCannotBeAskedIsUsage(arguments: [String], words: String) async throws {
    let outcome = try await workplace.sonify(["query"] + arguments)
    #expect(outcome.ending == .exit(64) && outcome.text == "")
    #expect(outcome.error.contains(words) && outcome.error.split(separator: "\n").count == 1)
  }

  /// Names and texts that end quotes, comments and statements anywhere else.
  private static let hostile = [
    "a\"b", "a'b", "a`b", "a;b", "a--b", "a/*b", "a*/b", "a\\", "a\\'b", "select", "ü 漢", "\"",
    "'; drop table kept; --", "\"; drop table kept; --", "a\"\u{301}b", "a\nb", "$1", ":a", "?",
    "points", "Ends", "slotted", "measured", "t",
  ]

  /// Makes a table of hostile names in a database, asks for it, and prints what is in the slots.
  private static let program = """
    import sqlite3, subprocess, sys
    program, *names = sys.argv[1:]
    quoted = lambda name: '"' + name.replace('"', '""') + '"'
    for name in names:
        base = sqlite3.connect(":memory:")
        table, x, y, kind = quoted(name), quoted(name + " x"), quoted(name + " y"), quoted(name)
        base.execute(f"create table {table} ({x}, {y}, {kind})")
        base.execute("create table kept (a)")
        base.executemany(
            f"insert into {table} values (?, ?, ?)",
            [(n, n * n, name) for n in range(10)] + [(5, 1e6, "another")])
        # The sign of a condition is found before a name in quotes ends.
        test = [] if name[0] == '"' else ["--where", f"{name}={name}"]
        statement = subprocess.run(
            [program, "query", quoted(name), "--x", name + " x", "--y", name + " y", "--series",
             name, *test, "--slots", "1", "--dialect", "sqlite"],
            check=True, stdout=subprocess.PIPE, text=True).stdout
        rows = base.execute(statement).fetchall()
        assert base.execute("select count(*) from kept").fetchone() == (0,), name
        found = {row[0]: (row[4], row[8], row[10]) for row in rows}
        assert found.pop(name) == (10, 0, 81) and (found == {}) == bool(test), (name, rows)
    """

  @Test func namesAndTextsAreQuotedWhateverTheyHold() async throws {
    var program = Program("python3", ["-c", Self.program, Program.sonify] + Self.hostile)
    program.folder = workplace.path
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
  }

  /// Slots of the SQLite of Python are what Python finds in the rows.
  @Test func slotsAreThoseOfTheRows() async throws {
    try workplace.write("check.py", Self.check)
    var program = Program("python3", ["check.py", Program.sonify])
    program.folder = workplace.path
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
  }

  private static let check = """
    import random, sqlite3, statistics, subprocess, sys
    chance = random.Random(2)
    base = sqlite3.connect(":memory:")
    base.execute("create table t (x, y, s)")
    rows = [
        (x, None if chance.random() < 0.1 else round(chance.gauss(10, 3), 2), chance.choice("ab"))
        for x in range(1, 1001)]
    base.executemany("insert into t values (?, ?, ?)", rows)
    # Rows without an x, texts that are numbers, and texts that are none.
    base.executemany("insert into t values (?, ?, ?)", [
        (None, 5, "a"), ("none", 5, "a"), ("1001", "12.5", "a"), (1002, "n/a", "a")])
    rows += [(1001, 12.5, "a"), (1002, None, "a")]
    statement = subprocess.run(
        [sys.argv[1], "query", "t", "--x", "x", "--y", "y", "--series", "s", "--slots", "7",
         "--dialect", "sqlite"], check=True, stdout=subprocess.PIPE, text=True).stdout
    result = base.execute(statement)
    names = [column[0] for column in result.description]
    found = {(row[0], row[1]): dict(zip(names, row)) for row in result.fetchall()}
    expected = {}
    for x, y, s in rows:
        slot = min(7, 1 + int((x - 1) / (1002 - 1) * 7))
        expected.setdefault((s, slot), []).append((x, y))
    assert list(found) == sorted(expected), list(found)
    for key, own in expected.items():
        slot, values = found[key], [(y, x) for x, y in own if y is not None]
        deciles = statistics.quantiles([y for y, _ in values], n=10, method="inclusive")
        low, high = min(values), min((-y, x) for y, x in values)
        exact = {
            "x_from": own[0][0], "x_to": own[-1][0], "rows": len(own),
            "missing": len(own) - len(values), "first": values[0][0], "last": values[-1][0],
            "minimum": low[0], "x_minimum": low[1], "maximum": -high[0], "x_maximum": high[1]}
        for name, value in exact.items():
            assert slot[name] == value, (key, name, slot[name], value)
        near = {
            "lower": deciles[0], "median": deciles[4], "upper": deciles[8],
            "mean": statistics.fmean(y for y, _ in values)}
        for name, value in near.items():
            assert abs(slot[name] - value) < 1e-9, (key, name, slot[name], value)
    """

  /// Whole seconds since 1970 are divided among the slots as the same times in texts are.
  @Test func secondsFillTheSlotsOfTheirTimes() async throws {
    var program = Program("python3", ["-c", Self.times, Program.sonify])
    program.folder = workplace.path
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
  }

  private static let times = """
    import datetime, sqlite3, subprocess, sys
    start = 1700000000
    def slots(times):
        base = sqlite3.connect(":memory:")
        base.execute("create table t (ts, y)")
        base.executemany("insert into t values (?, ?)", [(time, 1) for time in times])
        statement = subprocess.run(
            [sys.argv[1], "query", "t", "--x", "ts", "--y", "y", "--x-scale", "time",
             "--slots", "5", "--dialect", "sqlite"],
            check=True, stdout=subprocess.PIPE, text=True).stdout
        return [(row[1], row[4]) for row in base.execute(statement)]
    seconds = [start + 3600 * index for index in range(100)]
    texts = [datetime.datetime.fromtimestamp(time, datetime.timezone.utc)
             .strftime("%Y-%m-%d %H:%M:%S") for time in seconds]
    assert [slot for slot, _ in slots(seconds)] == [1, 2, 3, 4, 5], slots(seconds)
    assert slots(seconds) == slots(texts), (slots(seconds), slots(texts))
    """

  // MARK: - Slot tables

  private static let header =
    "series,slot,x_from,x_to,rows,missing,first,last,minimum,x_minimum,maximum,x_maximum,"
    + "lower,median,upper,mean\n"

  @Test(arguments: [
    ("a,1,0,9,10,0,1,2,5,3,4,4,1,2,3,2\n", 2, "minimum"),
    ("a,1,0,9,10,0,1,2,0,3,4,4,3,2,1,2\n", 2, "lower"),
    ("a,1,0,9,10,11,1,2,0,3,4,4,1,2,3,2\n", 2, "missing"),
    ("a,1,9,0,10,0,1,2,0,3,4,4,1,2,3,2\n", 2, "x_from"),
    ("a,1,0,9,10,0,1,2,0,3,4,40,1,2,3,2\n", 2, "x_maximum"),
    ("a,1,0,9,10,0,1,2,0,3,4,4,1,2,3,2\na,2,8,20,10,0,1,2,0,9,4,10,1,2,3,2\n", 3, "x_from"),
    ("a,1,0,9,10,0,one,2,0,3,4,4,1,2,3,2\n", 2, "first"),
    ("a,1,0,9,10,0,,2,0,3,4,4,1,2,3,2\n", 2, "first"),
    ("a,1,0,9,10.5,0,1,2,0,3,4,4,1,2,3,2\n", 2, "rows"),
    ("a,1,0,9,10,0,1,2,0,3,4,4,1,,3,2\n", 2, "median"),
  ])
  func malformedSlotsAreNamed(rows: String, line: Int, column: String) async throws {
    try workplace.write("slots.csv", Self.header + rows)
    let outcome = try await workplace.sonify(["describe", "slots.csv"])
    #expect(outcome.ending == .exit(65) && outcome.text == "")
    #expect(outcome.error.hasPrefix("sonify: slots.csv:\(line): column \"\(column)\": "))
  }

  private static let slots =
    header + """
      a,1,0,9,10,0,1,2,0,3,4,4,1,2,3,2
      a,2,10,19,10,2,2,3,1,12,5,14,2,3,4,3
      a,3,20,29,10,10,,,,,,,,,,
      a,4,30,39,10,0,5,6,4,33,99.25,35,5,6,7,6.5

      """

  @Test func everyReaderReadsSlots() async throws {
    try workplace.write("slots.csv", Self.slots)
    let lines = Self.slots.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    try workplace.write(
      "slots.md",
      ([lines[0], lines[0].map { _ in "---" }] + lines.dropFirst()).map {
        "| " + $0.joined(separator: " | ") + " |\n"
      }.joined())
    let names = lines[0]
    let records = lines.dropFirst().map { cells in
      "{"
        + zip(names, cells).map { name, cell in
          "\"\(name)\": " + (cell.isEmpty ? "null" : name == "series" ? "\"\(cell)\"" : cell)
        }.joined(separator: ", ") + "}"
    }
    try workplace.write("slots.json", "[" + records.joined(separator: ", ") + "]")
    let csv = try await workplace.sonify(["score", "slots.csv", "-q"])
    #expect(csv.ending == .exit(0) && csv.text.contains(",99.25,"))
    for name in ["slots.md", "slots.json"] {
      let other = try await workplace.sonify(["score", name, "-q"])
      #expect(other.text == csv.text, "\(name): \(other.error)")
    }
  }

  @Test func slotsAreDescribedByWhatTheyShow() async throws {
    try workplace.write("slots.csv", Self.slots)
    let json = try await workplace.sonify(["describe", "slots.csv", "--format", "json"])
    #expect(json.error == "sonify: 4 slots of 40 rows\n")
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
    let series = try #require((top["series"] as? [[String: Any]])?.first)
    #expect(series["count"] as? Int == 40 && series["missing"] as? Int == 12)
    let maximum = try #require(series["maximum"] as? [String: Double])
    #expect(maximum == ["x": 35, "y": 99.25])
    #expect(abs((series["mean"] as? Double ?? 0) - (20 + 24 + 65) / 28) < 1e-12)
    for name in ["median", "lowerQuartile", "standardDeviation", "skewness"] {
      #expect(series[name] is NSNull, "\(name)")
    }
    let gaps = try #require(series["gaps"] as? [[String: Any]])
    #expect(gaps.count == 1 && gaps[0]["from"] as? Double == 20 && gaps[0]["count"] as? Int == 10)
    let text = try await workplace.sonify(["describe", "slots.csv", "-q", "--detail", "full"])
    #expect(text.text.contains("99.25 at x 35"))
    #expect(text.text.components(separatedBy: "summarised in 4 slots").count == 2)
  }

  @Test func shardsMergeOnTheirSlots() async throws {
    let rows = Self.slots.split(separator: "\n").dropFirst()
    let other = "a,1,1,8,5,0,7,7,-3,2,7,5,1,2,3,1\n"
    try workplace.write("slots.csv", Self.header + rows.map { $0 + "\n" }.joined() + other)
    let json = try await workplace.sonify(["describe", "slots.csv", "--format", "json"])
    #expect(json.error == "sonify: 4 slots of 45 rows\n")
    #expect(json.text.contains("\"minimum\": {\"x\": 2, \"y\": -3}"))
    #expect(json.text.contains("\"first\": {\"x\": 0, \"y\": 1}"))
  }

  @Test func stopsOfSlotsCountTheirRows() async throws {
    try workplace.write("slots.csv", Self.slots)
    let outcome = try await workplace.sonify(
      ["scrub", "slots.csv", "--silent", "--keys", "Right Right Right F i"])
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    #expect(outcome.text.contains("10 points"))
    #expect(outcome.text.contains("99.25"))
  }
}
