import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What programs report about data or a machine is refused as what it is, and never played.
struct ReportTests {
  /// `summary(airquality)`, `summary(lm)`, `anova`, `t.test` and `str` of R 4.2.
  private static let reports = [
    "     Ozone           Solar.R     \n Min.   :  1.00   Min.   :  7.0  \n 1st Qu.: 18.00   1st Qu.:115.8  \n Median : 31.50   Median :205.0  \n Mean   : 42.13   Mean   :185.9  \n 3rd Qu.: 63.25   3rd Qu.:258.8  \n Max.   :168.00   Max.   :334.0  \n NA's   :37       NA's   :7      \n",
    "\nCall:\nlm(formula = mpg ~ wt, data = mtcars)\n\nResiduals:\n    Min      1Q  Median      3Q     Max \n-4.5432 -2.3647 -0.1252  1.4096  6.8727 \n\nCoefficients:\n            Estimate Std. Error t value Pr(>|t|)    \n(Intercept)  37.2851     1.8776  19.858  < 2e-16 ***\nwt           -5.3445     0.5591  -9.559 1.29e-10 ***\n",
    "Analysis of Variance Table\n\nResponse: mpg\n          Df Sum Sq Mean Sq F value    Pr(>F)    \nwt         1 847.73  847.73 126.041 4.488e-12 ***\nhp         1  83.27   83.27  12.381  0.001451 ** \nResiduals 29 195.05    6.73                      \n",
    "\n\tWelch Two Sample t-test\n\ndata:  extra by group\nt = -1.8608, df = 17.776, p-value = 0.07939\nsample estimates:\nmean in group 1 mean in group 2 \n           0.75            2.33 \n",
    "'data.frame':\t32 obs. of  2 variables:\n $ mpg : num  21 21 22.8 21.4 18.7 18.1 14.3 24.4 22.8 19.2 ...\n $ cyl : num  6 6 4 6 8 6 8 4 4 6 ...\n",
  ]

  @Test(arguments: reports.indices) func reportsOfRAreRefused(report: Int) {
    #expect(throws: InputError.badData(.init(source: "data.csv"), .foreign(.report))) {
      try ChartLoader.load(.text(Self.reports[report]))
    }
  }

  @Test func factsOfAMachineAreRefused() {
    let text = """
      Architecture:                            x86_64
      CPU op-mode(s):                          32-bit, 64-bit
      Byte Order:                              Little Endian
      CPU(s):                                  2
      Vendor ID:                               AuthenticAMD
      Model name:                              AMD EPYC
      BogoMIPS:                                4890.84
      Vulnerability Itlb multihit:             Not affected

      """
    #expect(throws: InputError.badData(.init(source: "data.csv"), .foreign(.facts))) {
      try ChartLoader.load(.text(text))
    }
  }

  /// Names with a number each are a table.
  @Test func namesWithNumbersAreBars() throws {
    let chart = try ChartLoader.load(.text("apples: 5\npears: 7\nplums: 9\nfigs: 4\n")).chart
    #expect(chart.series[0].ys == [5, 7, 9, 4])
  }

  @Test func coefficientsOfAModelAreBars() throws {
    let text =
      "\nCall:\nlm(formula = mpg ~ wt + hp, data = mtcars)\n\nCoefficients:\n(Intercept)           wt           hp  \n   37.22727     -3.87783     -0.03177  \n\n"
    let chart = try ChartLoader.load(.text(text)).chart
    guard case .categorical(let axis) = chart.xAxis else {
      Issue.record("x is \(chart.xAxis)")
      return
    }
    #expect(axis.categories == ["(Intercept)", "wt", "hp"])
    #expect(chart.series.map(\.ys) == [[37.22727, -3.87783, -0.03177]])
  }
}
