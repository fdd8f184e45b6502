/// The samples and names of series, in rows above the plot.
enum Legend {
  /// A series in the legend.
  struct Entry: Equatable {
    let series: Int
    /// The lines of its name.
    let lines: [String]
    /// The left edge.
    let x: Double
  }

  /// The width of a sample.
  static func sampleWidth(_ sizes: TypeSizes) -> Double { 2.2 * sizes.label.size }

  /// Returns the rows of a legend.
  static func rows(
    of names: [(series: Int, name: String)], _ sizes: TypeSizes, within width: Double
  ) -> [[Entry]] {
    let sample = sampleWidth(sizes) + sizes.gap
    var rows: [[Entry]] = []
    var free = width
    for (series, name) in names {
      let lines = sizes.label.lines(of: name, within: width - sample, atMost: 2)
      let textWidth = lines.map { sizes.label.width(of: $0) }.max() ?? 0
      let needed = sample + textWidth + 2 * sizes.gap
      if rows.isEmpty || free < needed - 2 * sizes.gap {
        rows.append([])
        free = width
      }
      rows[rows.count - 1].append(
        Entry(series: series, lines: lines, x: sizes.margin + width - free))
      free -= needed
    }
    return rows
  }
}
