/// The colours that an author or the author's program gives to a chart.
package struct ChartAppearance: Equatable, Sendable {
  /// A colour, and where it is set.
  package struct Paint: Equatable, Sendable {
    /// The colour as it appears on its background, as 0x1B6CFC.
    package var colour: UInt32
    /// Where it is set or could be, as "config.axis.labelColor".
    package var place: String
    /// The series or category that it marks, or nil.
    package var name: String?
    /// Whether it is of text of 24 pixels or more, which needs less contrast.
    package var isLarge = false

    /// Creates a colour.
    package init(_ colour: UInt32, place: String, name: String? = nil) {
      self.colour = colour
      self.place = place
      self.name = name
    }
  }

  /// The background of texts.
  package var paper: Paint
  /// The background of marks.
  package var plot: Paint
  /// The colours of texts, each setting once.
  package var texts: [Paint] = []
  /// The colours of marks: one, or one for each series.
  package var marks: [Paint] = []
  /// Whether the series differ by colour and by nothing else.
  package var tellsSeriesByColourAlone = false
  /// Where colours are set that cannot be read, as ramps and expressions.
  package var unread: [String] = []

  /// Creates an appearance with its backgrounds.
  package init(paper: Paint, plot: Paint) {
    self.paper = paper
    self.plot = plot
  }
}
