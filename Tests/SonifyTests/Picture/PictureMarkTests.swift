import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyPicture

/// What is marked in pictures can be seen, and its label covers none of it.
@Suite struct PictureMarkTests {
  private static let sizes = [100.0, 200, 400]

  /// A symbol of a drawing.
  private struct Symbol {
    let form: Drawing.Symbol
    let place: Drawing.Point
    let radius: Double
    let ink: Drawing.Ink
    let isFilled: Bool

    /// The square around a circle of its radius.
    var core: Drawing.Rectangle {
      Drawing.Rectangle(
        x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
    }

    static func all(in shapes: [Drawing.Shape]) -> [Symbol] {
      shapes.compactMap {
        guard case .symbol(let form, let place, let radius, let ink, let isFilled) = $0
        else { return nil }
        return Symbol(form: form, place: place, radius: radius, ink: ink, isFilled: isFilled)
      }
    }
  }

  @Test(arguments: PictureCharts.samples, sizes)
  func labelsCoverNoSymbol(name: String, size: Double) throws {
    let chart = try PictureCharts.sample(name)
    for width in [320.0, 800] {
      let drawing = chart.drawing(PictureOptions(textSize: size, width: width))
      let symbols = Symbol.all(in: drawing.shapes)
      for text in drawing.texts where text.isOverPlot {
        #expect(!symbols.contains { $0.core.overlaps(text.bounds) }, "\(text.text)")
      }
    }
  }

  /// The highest and the lowest value of a summarised chart say what they are.
  @Test func extremesOfDenseDataHaveTheFirstLabels() throws {
    let labels = try PictureCharts.sample("seattle-weather.csv").drawing().texts
      .filter(\.isOverPlot).map(\.text)
    #expect(labels.contains("15 March 2015: 55.9"), "\(labels)")
    #expect(labels.contains { $0.hasSuffix("7.1") }, "\(labels)")
  }

  @Test(arguments: sizes)
  func aPointAloneHasAWholeSymbol(size: Double) {
    let options = PictureOptions(textSize: size)
    for ys in [[5.0], [1, .nan, 3, .nan, 5, 6]] {
      let symbols = Symbol.all(in: Charts.line(ys).drawing(options).shapes)
      #expect((symbols.map(\.radius).max() ?? 0) == TypeSizes(options).symbol)
    }
  }

  /// A ring on a dark bar would not be seen: it stands beyond the end of its own bar.
  @Test(arguments: [40.0, -40])
  func ringsOfBarsStandBeyondThem(outlier: Double) throws {
    var ys = Charts.noise(20, seed: 4)
    ys[7] = outlier
    let chart = Charts.chart([Charts.series(ys, isContinuous: false)], kind: .bar)
    let shapes = chart.drawing().shapes
    let ring = try #require(Symbol.all(in: shapes).first { $0.ink == .text && !$0.isFilled })
    let bars = shapes.compactMap { shape -> Drawing.Rectangle? in
      guard case .area(let points, _, _) = shape else { return nil }
      return Drawing.Rectangle(
        x: points[0].x, y: points[0].y, width: points[2].x - points[0].x,
        height: points[2].y - points[0].y)
    }
    #expect(bars.count == 20)
    #expect(!bars.contains { $0.overlaps(ring.core) })
    #expect(abs(ring.place.x - (bars[7].x + bars[7].width / 2)) < 0.01)
    #expect((ring.place.y < bars[7].y) == (outlier > 0))
  }

  /// A label says the value, as a session does.
  @Test func labelsOfOutliersHaveTheirValues() {
    var ys = Charts.noise(40, seed: 4)
    ys[21] = 90
    let texts = Charts.line(ys).drawing().texts.filter(\.isOverPlot).map(\.text)
    #expect(texts == ["21: 90"])
  }

  /// The legend shows what is in the plot, each sample nearer to its own name than to another.
  @Test func samplesOfScatterLookLikeThePlot() throws {
    let drawing = try PictureCharts.sample("cars.csv").drawing()
    let legend = try #require(drawing.parts(.legend).first)
    let samples = Symbol.all(in: legend.shapes)
    let plotted = Symbol.all(in: Drawing.shapes(of: drawing.parts(.series)))
    #expect(samples.count == 3)
    for sample in samples {
      let own = plotted.filter { $0.form == sample.form }
      #expect(!own.isEmpty && own.allSatisfy { $0.isFilled == sample.isFilled })
      #expect(own.allSatisfy { $0.ink == sample.ink })
    }
    let names = legend.shapes.compactMap { shape -> Drawing.Rectangle? in
      if case .text(let text) = shape { text.bounds } else { nil }
    }
    for (number, sample) in samples.enumerated() {
      let space = names[number].x - sample.core.right
      #expect(space > 0 && space < 1.5 * sample.radius * 2)
      if number > 0 { #expect(sample.core.x - names[number - 1].right > 1.5 * space) }
    }
  }

  /// Readers who need large text need wider strokes and higher plots, with the same dots.
  @Test func marksGrowWithTheText() throws {
    let chart = try PictureCharts.sample("births.csv")
    let measured = Self.sizes.map { size -> (line: Double, dots: Int, height: Double) in
      let shapes = chart.drawing(PictureOptions(textSize: size)).shapes
      var found = (line: 0.0, dots: Symbol.all(in: shapes).count, height: 0.0)
      for case .line(let points, let ink, let width, _) in shapes {
        if ink == .series(0) { found.line = width }
        if ink == .gridline {
          found.height = max(found.height, abs(points[0].y - points[1].y))
        }
      }
      return found
    }
    for (size, found) in zip(Self.sizes, measured) {
      let growth = (size / 100).squareRoot()
      #expect(abs(found.line - growth * measured[0].line) < 1e-9)
      #expect(found.height >= 0.99 * growth * measured[0].height)
      #expect(found.dots == 59)
    }
    let svg = chart.drawing(PictureOptions(textSize: 400)).svg(theme: .light)
    #expect(svg.contains(".s-sign { stroke-width: 3.6px }"))
  }

  /// Large text makes pictures higher, not wider.
  @Test(arguments: PictureCharts.samples, sizes)
  func picturesAreAsWideAsAsked(name: String, size: Double) throws {
    let drawing = try PictureCharts.sample(name).drawing(PictureOptions(textSize: size))
    #expect(drawing.width == 800)
  }

  /// What the system calls disabled is no gridline.
  @Test func forcedGridlinesStepBehindTheValues() {
    let svg = Charts.line([1, 2]).drawing().svg()
    #expect(!svg.contains("GrayText"))
    #expect(svg.contains("stroke: CanvasText; stroke-opacity: 0.45"))
    // Mixed as browsers do, it has the contrast of gridlines in both directions.
    for (front, back) in [(UInt32(0), UInt32(0xFFFFFF)), (0xFFFFFF, 0)] {
      let mixed = Colour(back).mixed(with: Colour(front), share: 0.45)
      #expect(mixed.contrast(with: Colour(back)) >= 3)
    }
  }
}

/// The texts of axes are whole, as pictures may grow downwards.
@Suite struct AxisTextTests {
  /// The names of categories are whole in large text.
  @Test func namesOfCategoriesAreWhole() throws {
    let names = [
      "Books, newspapers, magazines and stationery", "Fuel",
      "Pharmaceutical, medical and orthopaedic goods", "Telecommunications equipment",
      "Food, beverages and tobacco in specialised shops",
    ]
    let chart = Charts.chart(
      [Charts.series([3, 2, 5, 4, 1], isContinuous: false)], kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "trade", categories: names)))
    for size in [100.0, 200, 400] {
      let drawing = chart.drawing(PictureOptions(textSize: size))
      #expect(drawing.textFaults.isEmpty)
      #expect(drawing.width == 800)
      let texts = drawing.texts.map(\.text)
      #expect(!texts.contains { $0.contains("…") || $0.hasPrefix(",") }, "\(texts)")
    }
  }

  /// Titles of axes wrap as the title does.
  @Test func titlesOfAxesWrap() {
    var chart = Charts.line([1, 2, 3])
    chart.yAxis.title = String(repeating: "level ", count: 30)
    let texts = chart.drawing().texts.map(\.text)
    #expect(!texts.contains { $0.contains("…") })
    #expect(texts.joined(separator: " ").split(separator: " ").count { $0 == "level" } == 30)
  }
}
