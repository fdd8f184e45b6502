import Testing

@testable import SonifyChart
@testable import SonifyInput

/// What programs print of names and how many there are of each.
@Suite struct CountedNameTests {
  /// `grep -c`.
  @Test func aNumberAfterTheLastColonIsAValue() throws {
    let chart = try loadChart("src/cli.rs:3\nsrc/command.rs:27\nsrc/error.rs:2\nmain.rs:0\n").chart
    #expect(chart.categories == ["src/cli.rs", "src/command.rs", "src/error.rs", "main.rs"])
    #expect(chart.series.map(\.ys) == [[3, 27, 2, 0]])
  }

  /// `vmstat -s`.
  @Test func aNumberBeforeWordsIsAValue() throws {
    let chart = try loadChart(
      "     24684084 K total memory\n       465704 K used memory\n        53412 interrupts\n"
    ).chart
    #expect(chart.categories == ["K total memory", "K used memory", "interrupts"])
    #expect(chart.series.map(\.ys) == [[24_684_084, 465_704, 53_412]])
  }

  /// The numbers of a list count its lines.
  @Test(arguments: [
    "2024 was wet\n2023 dry and hot in the south\n2021 cold\n",
    "200 g flour\n3 eggs\n100 ml of milk\n", "1 Wash the rice\n2 Cook it\n3 Eat it all\n",
    "10:30\n11:45\n12:10\n", "localhost:8080\nmail:25\nproxy:3128\n",
    "src/a.swift:12\nsrc/a.swift:30\nsrc/b.swift:4\n",
  ])
  func otherTextsAreNone(text: String) {
    #expect((try? loadChart(text).chart)?.categories.isEmpty ?? true)
  }

  /// `git diff --stat`, in which one file is no text.
  @Test func changesOfFilesAreBars() throws {
    let chart = try loadChart(
      """
       README.md      |  42 +-
       Cargo.lock     | 835 +++++++++++-------
       logo.png       | Bin 0 -> 14808 bytes
       src/{a => b}.c |   9 +
       4 files changed, 700 insertions(+), 186 deletions(-)

      """
    ).chart
    #expect(chart.categories == ["README.md", "Cargo.lock", "logo.png", "src/{a => b}.c"])
    #expect(chart.yAxis.title == "lines changed")
    #expect(chart.series[0].ys.map { $0.isNaN ? -1 : $0 } == [42, 835, -1, 9])
  }

  /// pmap has its sums below a rule.
  @Test func aRuleAboveSumsIsNoHeader() throws {
    let chart = try loadChart(
      """
      Address           Kbytes     RSS   Dirty Mode  Mapping
      000055de50e37000     188     188       0 r---- bash
      000055de50e66000     772     680       0 r-x-- bash
      000055de50f27000     224     164       0 r---- bash
      000055de50f63000      36      36      36 rw--- bash
      ffffffffff600000       4       0       0 --x--   [ anon ]
      ---------------- ------- ------- -------
      total kB            1224    1068      36

      """
    ).chart
    #expect(chart.series.map(\.name) == ["Kbytes", "RSS", "Dirty"])
    #expect(chart.series[0].ys == [188, 772, 224, 36, 4])
  }
}
