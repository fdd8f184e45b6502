import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables that people type: columns apart by two spaces, with words in names, dates and titles.
@Suite struct SpacedColumnTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  /// The words of a name and of a date belong together, under a title and without a header.
  @Test func titlesNamesAndDatesHaveWords() throws {
    let race = try load(
      """
      Race results
      Lane  Name        Time
      4     Sam Okafor  10.91
      5     Dee Kim     11.02
      3     Pat Lang    11.10

      """)
    #expect(race.categories == ["Sam Okafor", "Dee Kim", "Pat Lang"])
    #expect(race.series.last?.ys == [10.91, 11.02, 11.1])
    let meter = try load(
      """
      Electricity
      Apr 23   £88.12   312 kWh
      May 23   £74.50   266 kWh
      Jun 23   £61.09   214 kWh
      Jul 23   £58.77   205 kWh
      Aug 23   £60.13   210 kWh

      """)
    #expect(
      meter.series.map(\.ys) == [[88.12, 74.5, 61.09, 58.77, 60.13], [312, 266, 214, 205, 210]])
    let skating = try load("Schaatstijden 500 m\nSven    38.41\nIreen   41.02\nJorrit  39.77\n")
    #expect(skating.categories == ["Sven", "Ireen", "Jorrit"])
  }

  /// Two spaces part cells with units or several words, under a name each.
  @Test func measuresWithUnitsAreNumbersOfColumns() throws {
    let weather = try load(
      """
      Time   Temp  Wind        Sky
      06:00  4°C   NW 12 km/h  clear
      09:00  7°C   NW 15 km/h  few clouds
      12:00  11°C  W 20 km/h   rain

      """)
    #expect(weather.xAxis.title == "Time")
    #expect(weather.series.map(\.ys) == [[4, 7, 11]])
    let sun = try load(
      """
      Date     Sunrise   Day length   Moon
      1 Mar    06:46     10h 55m      waning
      15 Mar   06:15     11h 50m      waxing
      29 Mar   05:43     12h 45m      full

      """)
    #expect(sun.categories == ["1 Mar", "15 Mar", "29 Mar"])
    #expect(sun.series.map(\.name) == ["Sunrise", "Day length"])
  }

  /// A header may have one space where the rows have two.
  @Test func headersMayStandCloser() throws {
    let chart = try load(
      """
      Pos Team                   P   W   GD
       1  Arsenal               28  20  +46
       2  Liverpool             28  19  +39
       3  Manchester City       28  19  +35
       4  Aston Villa           28  17  +18

      """)
    #expect(chart.categories == ["Arsenal", "Liverpool", "Manchester City", "Aston Villa"])
    #expect(chart.series.first { $0.name == "W" }?.ys == [20, 19, 19, 17])
  }

  /// A comma between two words is part of a name.
  @Test func namesMayHaveCommas() throws {
    let chart = try load(
      """
      Spieler          Sp  T
      Meier, Jan       22  9
      Huber, Tom       20 11
      Keller, Lukas    21  4

      """)
    #expect(chart.categories == ["Meier, Jan", "Huber, Tom", "Keller, Lukas"])
    #expect(chart.series.map(\.ys) == [[22, 20, 21], [9, 11, 4]])
  }

  /// Simulations write the names of columns in a comment, which may be indented and have commas.
  @Test(arguments: [
    "# step, time, energy", " # step, time, energy", " # run 7\n # step time energy",
  ])
  func namesInAComment(header: String) throws {
    let loaded = try loadChart("\(header)\n   0 1.5 2.25\n   1 2.5 3.5\n   2 3.5 1.25\n")
    #expect(loaded.chart.xAxis.title == "step")
    #expect(loaded.chart.series.map(\.name) == ["time", "energy"])
    #expect(!loaded.choices.contains { $0.contains("above the table") })
    // A sign among the names is that of a column.
    let ranks = try load(" #  Name  Score\n 1  Anna  2.25\n 2  Ben   3.5\n 3  Carl  1.25\n")
    #expect(ranks.categories == ["Anna", "Ben", "Carl"])
  }

  /// `/proc/interrupts` names neither what counts nor what is said of it, and its last rows may have one number.
  @Test func namesBetweenTextsStandAboveCounts() throws {
    let chart = try load(
      """
                 CPU0       CPU1
       24:          1          0  IO-APIC   5-edge      ACPI:Ged
       25:         30          1  IO-APIC   6-edge      ACPI:Ged
      LOC:       3100       3311   Local timer interrupts
      TLB:         42         46   TLB shootdowns
      ERR:          0

      """)
    #expect(chart.series.map(\.name) == ["CPU0", "CPU1"])
    #expect(chart.series.map { $0.ys.prefix(4) } == [[1, 30, 3100, 42], [0, 1, 3311, 46]])
  }

  /// One space is within names and measures where two part all cells, as `docker stats` prints them.
  @Test func oneSpaceIsWithinCells() throws {
    let chart = try load(
      """
      CONTAINER     CPU %     MEM USAGE/LIMIT     MEM %     NET I/O
      api           0.10%     41.16 MiB/994 MiB   4.14%     2.945 MiB/781.2 KiB
      stash         0.59%     288.2 MiB/994 MiB   28.99%    0 B/0 B
      nginx         0.30%     2.445 MiB/994 MiB   0.25%     0 B/0 B

      """)
    #expect(chart.series.map(\.name) == ["CPU %", "MEM %"])
    #expect(chart.series.map(\.ys) == [[0.1, 0.59, 0.3], [4.14, 28.99, 0.25]])
    // One space may part the last names, and all cells: `gzip -l`.
    let files = try load(
      """
               compressed        uncompressed  ratio uncompressed_name
                      812                1694  53.7% LICENSE
                     4610               10731  57.3% README.md
                     1490                3622  59.5% Makefile

      """)
    #expect(files.categories == ["LICENSE", "README.md", "Makefile"])
    #expect(files.series.count == 3)
  }

  /// The header of another sample is no row, nor are its columns further ones: `zpool iostat 5`.
  @Test func samplesHaveTheirHeaderAgain() throws {
    let sample = """
                    capacity     operations
      pool        alloc   free   read  write
      ----------  -----  -----  -----  -----
      tank         242G   670G      4      7
      cache       28.7G   148M      0      2
      ----------  -----  -----  -----  -----

      """
    let chart = try load(sample + sample.replacing("4      7", with: "6      9"))
    #expect(chart.categories == ["tank", "cache"])
    // A row is one even if a line above is the same.
    let games = try load("Ann  3\nAnn  3\n\nName  Points\nAnn  3\nBob  4\nCyd  5\n")
    #expect(games.categories == ["Ann", "Bob", "Cyd"])
    #expect(chart.series.map(\.name).suffix(2) == ["read", "write"])
    #expect(chart.series.suffix(2).map(\.ys) == [[5, 0], [8, 2]])
  }
}
