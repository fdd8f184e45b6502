import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyPicture
@testable import SonifyWords

/// Charts for braille embossers: pages that fit, and dots that show the values.
@Suite struct BrailleDocumentTests {
  // MARK: - Pages

  @Test(arguments: PictureCharts.samples)
  func samplesFitTheirPages(name: String) throws {
    let chart = try PictureCharts.sample(name)
    let document = chart.brailleDocument()
    expectSound(document)
    #expect(document == chart.brailleDocument())
    #expect(document.pages.count > min(chart.series.count, BrailleDocument.maxPictureCount))
  }

  @Test(arguments: SessionCharts.all.map(\.name))
  func oddChartsFitTheirPages(name: String) throws {
    let chart = try #require(SessionCharts.all.first { $0.name == name }?.chart)
    expectSound(chart.brailleDocument())
  }

  @Test(arguments: ChartKind.allCases)
  func hostileTextsFitTheirPages(kind: ChartKind) {
    for name in [PictureCharts.hostile, "", "日本語の長い名前", String(repeating: "W1", count: 300)] {
      expectSound(PictureCharts.named(name, kind: kind, series: 14).brailleDocument())
    }
  }

  /// What stands on the pages after the picture is the description, word for word.
  @Test(arguments: ["births.csv", "nile.csv", "co2.csv", "cars.csv", "sunspots.csv"])
  func theDescriptionCanBeRead(name: String) throws {
    let chart = try PictureCharts.sample(name)
    let document = chart.brailleDocument()
    let pictures = chart.withTotals.series.count
    let text = document.pages.dropFirst(pictures).flatMap { $0.dropFirst() }.map(read)
      .joined(separator: " ")
    let words = ChartDescription(chart, facts: ChartFacts(chart)).lines.joined(separator: " ")
    #expect(text.split(separator: " ") == words.split(separator: " "))
    for (number, page) in document.pages.enumerated() {
      #expect(read(page[0]).hasSuffix("   \(number + 1)"))
      #expect(page[0].count == BrailleDocument.cellCount)
    }
  }

  /// The title, the title of y, the ends of y, some gridlines of x and its title.
  @Test func theFirstPageNamesTheAxes() throws {
    let page = try PictureCharts.sample("births.csv").brailleDocument().pages[0].map(read)
    #expect(page[1].hasPrefix("births per 10000 women aged 23") || page[0].hasPrefix("births"))
    #expect(page.contains { $0.hasPrefix("268.8 ") } && page.contains { $0.hasPrefix("118.5 ") })
    let years = try #require(page.dropLast().last).split(separator: " ").compactMap { Int($0) }
    #expect(years.count >= 3 && years == years.sorted() && years.allSatisfy { $0 % 10 == 0 })
    #expect(page.last == "year")
  }

  /// Letters below bars whose names have no room, in the order of the bars, and a key.
  @Test func namesWithoutRoomHaveAKey() {
    let names = (1...20).map { "category number \($0)" }
    let chart = bars((1...20).map(Double.init), names)
    let document = chart.brailleDocument()
    let labels = document.pages[0].map(read).last { $0.hasSuffix("t") } ?? ""
    #expect(labels.filter { $0 != " " } == "abcdefghijklmnopqrst")
    let entries = document.pages.dropFirst().flatMap(\.self).map(read)
    for (letter, name) in zip("abcdefghijklmnopqrst", names) {
      #expect(entries.contains("\(letter): \(name)"))
    }
    let few = bars([1, 2, 3], ["one", "two", "three"]).brailleDocument()
    #expect(
      few.pages[0].map(read).contains { $0.split(separator: " ") == ["one", "two", "three"] })
  }

  @Test func wordsAreNotBroken() {
    let lines = BrailleLines.lines(of: "the quick brown fox jumps over it", within: 11)
    #expect(
      lines.map { read(String($0.map(\.unicode))) } == [
        "the quick", "brown fox", "jumps over", "it",
      ])
    let long = BrailleLines.lines(of: "a \(String(repeating: "b", count: 25))", within: 10)
    #expect(long.map(\.count) == [1, 10, 10, 7])
    #expect(long[1].last == [5] && long[2].last == [5])
    let cut = BrailleLines.lines(of: "aaaa bbbb cccc dddd", within: 9, atMost: 1)
    #expect(cut.map { read(String($0.map(\.unicode))) } == ["aaaa b…"])
  }

  private func read(_ line: String) -> String {
    BrailleReader.text(of: BrailleCharacter.cells(line))
  }

  private func bars(_ ys: [Double], _ names: [String]) -> ChartDescriptor {
    Charts.chart(
      [Charts.series(ys, isContinuous: false)], kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "", categories: names)))
  }

  private func expectSound(
    _ document: BrailleDocument, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: document.brf, as: UTF8.self)
    let pages = text.unicodeScalars.split(separator: "\u{C}", omittingEmptySubsequences: false)
    #expect(pages.count == document.pages.count, sourceLocation: sourceLocation)
    for (page, lines) in zip(pages, document.pages) {
      let found = page.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(found.last?.isEmpty == true, sourceLocation: sourceLocation)
      #expect(found.count - 1 == lines.count, sourceLocation: sourceLocation)
      #expect((1...25).contains(lines.count), sourceLocation: sourceLocation)
      for (bytes, line) in zip(found.dropLast(), lines) {
        #expect(bytes.last == "\r", sourceLocation: sourceLocation)
        #expect(bytes.count - 1 == line.count && line.count <= 40, sourceLocation: sourceLocation)
        #expect(
          bytes.dropLast().allSatisfy { (0x20...0x5F).contains($0.value) },
          sourceLocation: sourceLocation)
        #expect(line.last != "\u{2800}", sourceLocation: sourceLocation)
      }
    }
  }
}

/// The dots of pictures in braille.
@Suite struct BraillePlotTests {
  /// Lines have no hole, and a dot at their highest and their lowest value.
  @Test(arguments: 0..<20)
  func linesAreContinuousAndShowExtremes(seed: Int) throws {
    let ys = Charts.noise(8 + 11 * seed, seed: UInt64(seed) + 1)
    let plot = try plot(Charts.line(ys))
    let columns = columns(of: plot)
    #expect(columns.first.map { !$0.isEmpty } == true && columns.last.map { !$0.isEmpty } == true)
    for (one, next) in zip(columns, columns.dropFirst()) {
      let touches = one.contains { row in next.contains { abs($0 - row) <= 1 } }
      #expect(touches)
    }
    let top = try #require(ys.indices.max { ys[$0] < ys[$1] })
    let low = try #require(ys.indices.min { ys[$0] < ys[$1] })
    for (index, row) in [(top, 0), (low, plot.raster.height - 4)] {
      #expect(plot.raster[plot.column(ofX: Double(index)), row])
    }
  }

  /// A million points have a line of medians, and their extremes.
  @Test func denseLinesShowExtremes() throws {
    var ys = Charts.noise(60_000, seed: 1)
    (ys[20_000], ys[50_000]) = (900, -700)
    let plot = try plot(Charts.line(ys))
    #expect(plot.raster[plot.column(ofX: 20_000), 0])
    #expect(plot.raster[plot.column(ofX: 50_000), plot.raster.height - 4])
  }

  @Test func gapsStayGaps() throws {
    let ys = (0..<60).map { (20..<30).contains($0) ? .nan : Double($0 % 7) }
    let plot = try plot(Charts.line(ys))
    let (before, after) = (plot.column(ofX: 19), plot.column(ofX: 30))
    #expect(after - before > 8)
    for column in (before + 1)..<after {
      #expect(rows(ofColumn: column, in: plot).isEmpty)
    }
    #expect(!rows(ofColumn: before, in: plot).isEmpty && !rows(ofColumn: after, in: plot).isEmpty)
  }

  /// Bars are solid, as high as their values, and apart.
  @Test func barsAreSolid() throws {
    let values = [10.0, 5, 0, 2.5]
    let chart = Charts.chart(
      [Charts.series(values, isContinuous: false)], kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "", categories: ["a", "b", "c", "d"])))
    let plot = try plot(chart, lines: 14)
    let base = plot.raster.height - 2
    for (index, value) in values.enumerated() {
      let found = rows(ofColumn: plot.column(ofX: Double(index)), in: plot)
      #expect(found.count == Int((value / 10 * Double(base)).rounded()) + (value > 0 ? 1 : 0))
      #expect(found.isEmpty || found == Array(found[0]...base))
    }
    let columns = (0..<plot.raster.width).map { !rows(ofColumn: $0, in: plot).isEmpty }
    let starts = zip(columns, columns.dropFirst()).count { !$0 && $1 }
    #expect(starts == 3)
  }

  @Test func barsBelowZeroHangFromIt() throws {
    let chart = Charts.chart(
      [Charts.series([4, -4], isContinuous: false)], kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "", categories: ["a", "b"])))
    let plot = try plot(chart)
    let zero = plot.row(ofY: 0)
    #expect(rows(ofColumn: plot.column(ofX: 0), in: plot).last == zero)
    #expect(rows(ofColumn: plot.column(ofX: 1), in: plot).first == zero)
  }

  @Test func everyPointOfACloudHasADot() throws {
    let (xs, ys) = (Charts.noise(40, seed: 4), Charts.noise(40, seed: 5))
    let chart = Charts.chart([Charts.series(ys, xs: xs, isContinuous: false)], kind: .scatter)
    let plot = try plot(chart)
    let dots = Set(zip(xs, ys).map { [plot.column(ofX: $0), plot.row(ofY: $1)] })
    let found = (0..<plot.raster.width).flatMap { column in
      rows(ofColumn: column, in: plot).map { [column, $0] }
    }
    #expect(Set(found) == dots)
  }

  @Test func valuesKeepFromTheAxes() throws {
    var plot = try plot(Charts.line(Charts.noise(50, seed: 9)))
    #expect((0..<3).allSatisfy { rows(ofColumn: $0, in: plot).isEmpty })
    #expect((0..<plot.raster.width).allSatisfy { !plot.raster[$0, plot.raster.height - 3] })
    plot.drawAxes([])
    #expect((0..<(plot.raster.height - 1)).allSatisfy { plot.raster[1, $0] })
  }

  @Test func dotsAreThoseOfTheirCells() {
    var raster = DotRaster(cells: 2, lines: 1)
    raster[0, 0] = true
    raster[3, 2] = true
    #expect(raster.lines == [[[1], [6]]])
  }

  // MARK: - Measuring

  private func plot(_ chart: ChartDescriptor, lines: Int = 20) throws -> BraillePlot {
    var plot = BraillePlot(chart, series: 0, cells: 33, lines: lines)
    plot.draw(Composer().outlines(of: chart)[0])
    return plot
  }

  private func rows(ofColumn column: Int, in plot: BraillePlot) -> [Int] {
    (0..<plot.raster.height).filter { plot.raster[column, $0] }
  }

  /// The rows of the dots of each column that may have values.
  private func columns(of plot: BraillePlot) -> [[Int]] {
    (3..<plot.raster.width).map { rows(ofColumn: $0, in: plot) }
  }
}
