import SonifyBase

extension ChartDescriptor {
  /// Whether the series are the rows of a heat map, and are called rows.
  package var hasRows: Bool { kind == .heatmap }

  /// Returns the name of a series, or its number counted from 1 if it has no name.
  package func name(ofSeries index: Int) -> String {
    let name = UntrustedText.harmless(series[index].name)
    let phrase = hasRows ? NamePhrases.row : NamePhrases.series
    return name.isEmpty ? phrase.text(["number": "\(index + 1)"]) : name
  }

  /// Returns whether the title of a y axis is only a list of the series on it.
  /// - Parameter axis: the index of the axis in ``yAxes``.
  /// - Returns: false for an axis of one series.
  package func listsSeries(inTitleOf axis: Int) -> Bool {
    let names = series.filter { $0.axis == axis }.map(\.name)
    return names.count > 1 && yAxes.indices.contains(axis)
      && yAxes[axis].title == names.joined(separator: ", ")
  }
}
