import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyPicture
@testable import SonifyWords

/// Pictures for touch: what fingers can feel, tell apart and read.
@Suite struct TactileTests {
  private static let millimetre = 96 / 25.4

  @Test(arguments: PictureCharts.samples)
  func nothingIsTooFineOrGrey(name: String) throws {
    let drawing = try PictureCharts.sample(name).drawing(.tactile)
    for shape in drawing.shapes {
      switch shape {
      case .line(_, let ink, let width, _):
        #expect(width >= (ink.isSeries ? 1 : 0.999) * Self.millimetre)
      case .symbol(_, _, let radius, _, _): #expect(2 * radius >= 3 * Self.millimetre)
      case .text(let text): #expect(text.writing == .braille)
      case .area, .band, .region: break
      }
    }
    let svg = drawing.svg(theme: .dark)
    let colours = Set(
      svg.matches(of: /#[0-9a-f]{6}\b/.ignoresCase()).map { $0.output.lowercased() })
    #expect(colours == ["#000000", "#ffffff"])
    #expect(!svg.contains("<text"))
    #expect(!svg.contains("@media"))
  }

  @Test(arguments: PictureCharts.samples)
  func textsHaveRoom(name: String) throws {
    let drawing = try PictureCharts.sample(name).drawing(.tactile)
    #expect(drawing.textFaults.isEmpty)
    #expect(abs(drawing.width - 277 * Self.millimetre) < 1)
  }

  /// Dots of one cell are 2.5 mm apart, those of neighbours 3.5 mm, lines 10 mm.
  @Test func brailleHasItsSize() throws {
    let drawing = try PictureCharts.sample("nile.csv").drawing(.tactile)
    let dots = drawing.texts.flatMap(\.dots)
    for (index, dot) in dots.enumerated() {
      for other in dots[(index + 1)...] {
        let (x, y) = (dot.x - other.x, dot.y - other.y)
        #expect((x * x + y * y).squareRoot() >= 2.499 * Self.millimetre)
      }
      #expect(dot.x > 0 && dot.x < drawing.width && dot.y > 0 && dot.y < drawing.height)
    }
  }

  /// A reader who knows only where dots are gets the title back.
  @Test func brailleIsReadFromItsDots() throws {
    let drawing = try PictureCharts.sample("nile.csv").drawing(.tactile)
    let title = try #require(drawing.parts(.title).first?.shapes.first)
    guard case .text(let text) = title else { throw UnexpectedShape() }
    let left = try #require(text.dots.map(\.x).min())
    let top = try #require(text.dots.map(\.y).min())
    var cells: [Int: UInt8] = [:]
    for dot in text.dots {
      let (x, y) = ((dot.x - left) / Self.millimetre, (dot.y - top) / Self.millimetre)
      // The first cell has dots in its left column, and in its top row.
      let (cell, rest) = Int(x + 0.01).quotientAndRemainder(dividingBy: 6)
      let bit = (rest < 2 ? 0 : 3) + Int((y / 2.5).rounded())
      cells[cell, default: 0] |= 1 << UInt8(bit)
    }
    let read = (0...(cells.keys.max() ?? 0)).map { cells[$0] ?? 0 }
    #expect(text.text == "nile")
    #expect(String(read.map { BrailleCharacter(bits: $0).unicode }) == "⠝⠊⠇⠑")
  }

  /// Gridlines are dotted, and thinner than values.
  @Test func valuesStandOut() throws {
    let drawing = try PictureCharts.sample("births.csv").drawing(.tactile)
    var (lines, gridlines): ([Double], [Double]) = ([], [])
    for case .line(_, let ink, let width, let dash) in drawing.shapes {
      if ink == .gridline {
        gridlines.append(width)
        #expect(!dash.isEmpty)
      } else if ink.isSeries {
        lines.append(width)
      }
    }
    let (thinnest, thickest) = (try #require(lines.min()), try #require(gridlines.max()))
    #expect(thinnest >= 1.9 * thickest)
  }

  @Test func lettersWithoutBrailleLeaveTheWordsInEnglish() {
    let chart = PictureCharts.named("日本語", kind: .line)
    let drawing = chart.drawing(.tactile)
    #expect(drawing.texts.contains { $0.text.contains("日本語") })
    #expect(drawing.textFaults.isEmpty)
  }

  private struct UnexpectedShape: Error {}
}

extension Drawing.Ink {
  fileprivate var isSeries: Bool { if case .series = self { true } else { false } }
}
