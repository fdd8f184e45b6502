import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Sizes in bytes as people read them.
@Suite struct SizeTextTests {
  private static let gibibyte = 1_073_741_824.0

  private func text(_ size: Double, upTo maximum: Double, _ prefixes: SizePrefixes) -> String {
    let axis = NumericAxis(
      title: "size", range: 0...maximum, quantity: .size(prefixes),
      unit: AxisUnit(one: "byte", other: "bytes"))
    return ValueText(axis: axis).textWithUnit(size)
  }

  @Test(arguments: [
    (270_582_939_648.0, "252 GiB"), (8_074_035.2, "7.7 MiB"), (4096, "4 KiB"), (1536, "1.5 KiB"),
    (1, "1 byte"), (512, "512 bytes"), (0, "0 bytes"), (-2_147_483_648, "-2 GiB"),
  ])
  func sizesHaveTheLargestUnitThatFits(size: Double, text: String) {
    #expect(self.text(size, upTo: 300 * Self.gibibyte, .binary) == text)
  }

  @Test(arguments: [(1.5e6, "1.5 MB"), (999e3, "999 kB"), (12e9, "12 GB"), (999.0, "999 bytes")])
  func decimalPrefixesArePowersOfThousand(size: Double, text: String) {
    #expect(self.text(size, upTo: 12e9, .decimal) == text)
  }

  @Test func neighboursAreDistinct() {
    let sizes = [10 * Self.gibibyte, 10.01 * Self.gibibyte]
    let texts = sizes.map { size in
      ValueText(
        axis: NumericAxis(title: "", range: sizes[0]...sizes[1], quantity: .size(.binary))
      ).text(size)
    }
    #expect(texts == ["10 GiB", "10.01 GiB"])
  }

  @Test func gridlinesAreRoundInTheirUnit() {
    let lines = Gridlines.values(in: 0...(252 * Self.gibibyte), quantity: .size(.binary))
    #expect(lines.map { $0 / Self.gibibyte } == [0, 50, 100, 150, 200, 250])
    let powers = Gridlines.values(
      in: 4096...(252 * Self.gibibyte), scale: .log10, quantity: .size(.binary))
    #expect(powers.count >= 3)
    #expect(powers.allSatisfy { $0.significand == 1 })
  }

  @Test func sizesOfATableAreReadAndWrittenAlike() throws {
    let binary = try loadChart("name\tSize\na\t94G\nb\t7.7M\nc\t0\n").chart
    #expect(binary.yAxis.quantity == .size(.binary))
    let decimal = try loadChart("name\tsize\na\t1.5 MB\nb\t230 kB\nc\t12 MB\n").chart
    #expect(decimal.yAxis.quantity == .size(.decimal))
    #expect(decimal.series[0].ys == [1.5e6, 230e3, 12e6])
  }

  @Test(arguments: SizePrefixes.allCases)
  func everyWholeUnitIsOne(prefixes: SizePrefixes) {
    let text = SizeText(digits: 3, prefixes: prefixes, bytes: nil)
    for unit in prefixes.units { #expect(text.text(unit.bytes) == "1 \(unit.name)") }
  }

  @Test(arguments: SizePrefixes.allCases)
  func documentsKeepSizes(prefixes: SizePrefixes) throws {
    let axis = NumericAxis(
      title: "size", range: 0...1e9, quantity: .size(prefixes),
      unit: AxisUnit(one: "byte", other: "bytes"))
    let chart = ChartDescriptor(
      title: "t", kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "name", categories: ["a", "b"])), yAxis: axis,
      series: [DataSeries(name: "size", isContinuous: false, xs: [0, 1], ys: [1e9, 2e6])])
    let text = ChartDocument.text(of: chart)
    #expect(try loadChart(text).chart.yAxis.quantity == .size(prefixes))
  }

  /// A range is written as the sizes are, whatever stands beside them.
  @Test func rangesOfSizesHaveUnits() throws {
    let chart = try loadChart(
      "Mounted\tSize\tUse%\n/\t94G\t12%\n/home\t1.2T\t90%\n/boot\t512M\t5%\n"
    ) {
      $0.yRange = ChartChoices.AxisRange(parsing: "0:2T")
    }.chart
    #expect(chart.yAxis.range == 0...2_199_023_255_552)
  }

  /// Amounts of money in billions are no bytes.
  @Test func billionsAreNoBytes() throws {
    let chart = try loadChart("year,budget\n2019,1.2B\n2020,1.9B\n2021,2.1B\n").chart
    #expect(chart.series.map(\.ys) == [[1.2e9, 1.9e9, 2.1e9]])
    #expect(chart.yAxis.quantity == .number)
  }
}
