/// A chart as a picture: lines, areas, symbols and texts with their positions, in units of a pixel at
/// 100 %, from the top left corner.
///
/// A drawing has roles and names for assistive technology, and inks in place of colours; the colours
/// are those of a ``PictureTheme``. ``svg(theme:)`` writes it.
public struct Drawing: Equatable, Sendable {
  /// The width of the picture.
  public let width: Double
  /// The height of the picture.
  public let height: Double
  /// The title of the chart, or its kind if it has none.
  public let title: String
  /// What the chart shows, in a few sentences.
  public let summary: String
  /// The kind of chart in words, as "line chart".
  public let kind: String
  /// The language of the words, as BCP 47 names it: "en", "pt-BR".
  public let language: String
  /// The parts of the picture, in the order in which they are drawn.
  public let parts: [Part]
  /// The growth of the strokes of symbols and of the space around letters with the text, 1 at 100 %.
  public let strokeScale: Double
  /// What the picture is made for.
  public let form: PictureForm

  /// The number of pixels in a millimetre, as CSS has it.
  public static let millimetre = 96 / 25.4
}

extension Drawing {
  /// A position.
  public struct Point: Equatable, Sendable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double
  }

  /// An upright rectangle.
  public struct Rectangle: Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// The right edge.
    public var right: Double { x + width }
    /// The bottom edge.
    public var bottom: Double { y + height }

    /// Returns whether two rectangles have an area in common.
    public func overlaps(_ other: Rectangle) -> Bool {
      x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    /// Returns whether another rectangle lies within this one.
    public func contains(_ other: Rectangle) -> Bool {
      x <= other.x && other.right <= right && y <= other.y && other.bottom <= bottom
    }
  }

  /// What a shape is drawn for, which decides its colour.
  public enum Ink: Hashable, Sendable {
    /// Text, and what marks points.
    case text
    /// The lines and ticks of axes.
    case axis
    /// Gridlines.
    case gridline
    /// The values of a series, by its index.
    case series(Int)
    /// The level of a cell, from 0 to ``levelCount`` − 1.
    case level(Int)
    /// The background, for text on a high level.
    case paper

    /// The number of levels that cells have.
    public static let levelCount = 7
  }

  /// The form of a symbol.
  public enum Symbol: String, CaseIterable, Sendable {
    /// The forms, in the order in which series take them.
    case circle, square, triangle, diamond, cross, plus, invertedTriangle, star
  }

  /// The form of letters.
  public enum Writing: Sendable {
    /// In letters, which the reader's font draws.
    case print
    /// In the dots of braille.
    case braille
  }

  /// A line of text.
  public struct Text: Equatable, Sendable {
    /// The end of the text that is at its position.
    public enum Anchor: String, Sendable {
      /// The start, the middle or the end of the line.
      case start, middle, end
    }

    /// The text, harmless to a reader: no control characters, no overrides of its direction.
    public var text: String
    /// The position of the anchor on the baseline.
    public var position: Point
    /// The end of the text that is there.
    public var anchor = Anchor.start
    /// The font size.
    public var size: Double
    /// The form of its letters.
    public var writing = Writing.print
    /// The ink.
    public var ink = Ink.text
    /// Whether it lies on the plot, so that it needs space around its letters.
    public var isOverPlot = false

    /// The area that the text may fill in a wide font.
    public var bounds: Rectangle {
      let width = TextMeasure(size: size, writing: writing).width(of: text)
      let left =
        switch anchor {
        case .start: position.x
        case .middle: position.x - width / 2
        case .end: position.x - width
        }
      return Rectangle(
        x: left, y: position.y - FontMetrics.ascent * size, width: width,
        height: (FontMetrics.ascent + FontMetrics.descent) * size)
    }
  }

  /// Something that is drawn.
  public enum Shape: Equatable, Sendable {
    /// A line through points; `dash` has the lengths of dashes and spaces, none for a solid line.
    case line([Point], ink: Ink, width: Double, dash: [Double])
    /// An area within points; `texture` is the number of a hatching, 0 for none.
    case area([Point], ink: Ink, texture: Int)
    /// A pale area, in which a part of the values lies.
    case band([Point], ink: Ink)
    /// A symbol around a point.
    case symbol(Symbol, at: Point, radius: Double, ink: Ink, isFilled: Bool)
    /// A line of text.
    case text(Text)
    /// An area that is not seen: where a stop is, if nothing is drawn for it alone.
    case region(Rectangle)
  }

  /// A part of the picture: what assistive technology may find and name.
  public struct Part: Equatable, Sendable {
    /// The meaning of the part.
    public var role: Role
    /// The name of the part, or empty if it has none.
    public var name = ""
    /// What the part is in words, as "axis", or empty if it has no name.
    public var kind = ""
    /// What is drawn of it, in order.
    public var shapes: [Shape] = []
    /// The parts within it, drawn after its shapes.
    public var parts: [Part] = []
  }

  /// The meaning of a part.
  public enum Role: String, Sendable {
    /// What only the eye needs.
    case decoration
    /// The title.
    case title
    /// An x axis with its ticks and title.
    case xAxis
    /// A y axis with its ticks and title.
    case yAxis
    /// The samples and names of several series.
    case legend
    /// A series.
    case series
    /// A point, or several that a listener visits as one.
    case stop
    /// Words about what is drawn.
    case note
  }
}

extension Drawing {
  /// All shapes of the picture, in the order in which they are drawn.
  public var shapes: [Shape] { Self.shapes(of: parts) }

  /// Returns all shapes of parts, in the order in which they are drawn.
  static func shapes(of parts: [Part]) -> [Shape] { parts.flatMap(\.allShapes) }

  /// All texts of the picture.
  public var texts: [Text] {
    shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension Drawing.Part {
  /// The shapes of the part and of all parts within it.
  fileprivate var allShapes: [Drawing.Shape] { shapes + parts.flatMap(\.allShapes) }
}
