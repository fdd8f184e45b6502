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

  /// Returns the rows of a legend with samples of a width.
  static func rows(
    of names: [(series: Int, name: String)], _ sizes: TypeSizes, sample: Double,
    within width: Double
  ) -> [[Entry]] {
    let sample = sample + sizes.gap
    // A sample is nearer to its own name than to the name before.
    let space = 3 * sizes.gap
    var rows: [[Entry]] = []
    var free = width
    for (series, name) in names {
      let lines = sizes.label.lines(of: name, within: width - sample, atMost: 2)
      let textWidth = lines.map { sizes.label.width(of: $0) }.max() ?? 0
      let needed = sample + textWidth + space
      if rows.isEmpty || free < needed - space {
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
