import SonifyChart
import SonifyTables
import Testing

@testable import SonifyInput

/// How long the parts of a program take, as tools of Python print it.
@Suite struct ProfileReportTests {
  /// pytest-benchmark writes in brackets how many times the best each time is.
  @Test func timesOfTests() throws {
    let chart = try loadChart(
      """
      ..                                                     [100%]

      ------------------- benchmark: 2 tests --------------------
      Name (time in us)        Min              Max           Mean          Outliers  OPS      Rounds  Iterations
      ------------------------------------------------------------
      test_sort        30.5870 (2.31)   8,140.9840 (1.0)   73.9142 (3.32)     63;346  13.5 (0.30)  9285  1
      test_hash        13.2540 (1.0)    8,169.8490 (1.00)  22.2871 (1.0)      33;717  44.8 (1.0)  17016  1
      ------------------------------------------------------------

      Legend:
        Outliers: 1 Standard Deviation from Mean

      """
    ).chart
    #expect(chart.categories == ["test_sort", "test_hash"])
    #expect(chart.series.map(\.name) == ["Min (us)", "Max (us)", "Mean (us)"])
    #expect(
      chart.series.map(\.ys) == [[30.587, 13.254], [8140.984, 8169.849], [73.9142, 22.2871]])
  }

  /// gprof writes names with blanks last, and no count for what it did not compile.
  @Test func flatProfiles() throws {
    let chart = try loadChart(
      """
      Flat profile:

      Each sample counts as 0.01 seconds.
        %   cumulative   self              self     total
       time   seconds   seconds    calls  ms/call  ms/call  name
       65.37      3.07     3.07      796     0.00     0.00  std::less<char, int>::operator()(char const&)
       32.15      4.58     1.51    53509     0.00     0.00  insert(std::string)
        2.13      4.68     0.10                             main

       %         the percentage of the total running time of the
      time       program used by this function.

      \u{c}		     Call graph

      index % time    self  children    called     name
      [1]     99.9    0.00    4.68                 main [1]
      0.10    0.05    0.02    7
      """
    ).chart
    #expect(
      chart.categories
        == ["std::less<char, int>::operator()(char const&)", "insert(std::string)", "main"])
    #expect(chart.series.map(\.name) == ["self seconds", "calls"])
    #expect(chart.series[0].ys == [3.07, 1.51, 0.1])
    #expect(chart.series[1].ys[1] == 53509 && chart.series[1].ys[2].isNaN)
  }

  /// The graph of calls below it, which is longer, is no part of the profile.
  @Test func graphsOfCallsAreLeftOut() throws {
    let chart = try loadChart(
      """
      Flat profile:

      Each sample counts as 0.01 seconds.
        %   cumulative   self              self     total
       time   seconds   seconds    calls  ms/call  ms/call  name
       50.02      0.19     0.19       32     5.78    11.41  track(cv::Mat const&)
       24.33      0.28     0.09      465     0.19     0.19  weight(int, cv::Mat&)
        1.35      0.37     0.01        1     5.00     5.00  global constructors keyed to main
        0.00      0.37     0.00        1     0.00     0.00  main
      \u{c}
      \t\t\tCall graph

      index % time    self  children    called     name
                                                       <spontaneous>
      [1]    100.0    0.00    0.37                 main [1]
                      0.19    0.18      32/32          track(cv::Mat const&) [2]
                      0.01    0.00       1/1           weight(int, cv::Mat&) [5]
                      0.00    0.00       1/1           global [16]
                      0.00    0.00       1/1           other [17]
      -----------------------------------------------
                      0.19    0.18      32/32          main [1]
      [2]     98.6    0.19    0.18      32         track(cv::Mat const&) [2]

      """
    ) { $0.y = ["self seconds"] }.chart
    #expect(chart.categories.count == 4 && chart.categories.last == "main")
    #expect(chart.series[0].ys == [0.19, 0.09, 0.01, 0])
  }

  /// Columns with units of their own have a space in their names, and a further table may have another unit.
  @Test func timesOfSeveralUnits() throws {
    let chart = try loadChart(
      """
      -------------- benchmark 'a': 1 tests --------------
      Name (time in ms)       Min            Max           OPS (Kops/s)  Rounds
      test_sort           20.3870 (1.0)  41.0000 (1.0)     13.5 (1.0)      9285
      ----------------------------------------------------

      -------------- benchmark 'b': 1 tests --------------
      Name (time in us)       Min            Max           OPS (Kops/s)  Rounds
      test_hash            1,500 (1.0)    4,108.5 (1.0)    44.8 (1.0)     17016
      ----------------------------------------------------

      """
    ).chart
    #expect(chart.categories == ["test_sort", "test_hash"])
    #expect(chart.series.map(\.name) == ["Min (ms)", "Max (ms)"])
    #expect(zip(chart.series[0].ys, [20.387, 1.5]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// Python says what each module takes alone and with those that it imports.
  @Test func timesOfImports() throws {
    let chart = try loadChart(
      """
      import time: self [us] | cumulative | imported package
      import time:       282 |        282 |   _io
      import time:       562 |       1483 | _frozen_importlib_external
      import time:       160 |        160 |   time

      """
    ).chart
    #expect(chart.categories == ["_io", "_frozen_importlib_external", "time"])
    #expect(chart.series.map(\.name) == ["self (us)", "cumulative (us)"])
    #expect(chart.series.map(\.ys) == [[282, 562, 160], [282, 1483, 160]])
  }
}
