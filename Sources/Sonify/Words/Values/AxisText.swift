import SonifyBase
public import SonifyChart

extension DataAxis {
  /// The title and the range of the axis: "year, 1917 to 1975".
  public var sentence: String {
    switch self {
    case .numeric(let axis): axis.sentence
    case .categorical(let axis): axis.sentence
    }
  }
}

extension DataAxis {
  /// As ``sentence``, for an axis of bins: "weight, 12 bins, the first 0 to 5, the last 55 to 60".
  var binSentence: String {
    guard case .categorical(let axis) = self, axis.categories.count > 1,
      let first = axis.categories.first.map(shortened),
      let last = axis.categories.last.map(shortened)
    else { return sentence }
    return titled(
      axis.title,
      AxisPhrases.bins.text(count: axis.categories.count, ["first": first, "last": last]))
  }
}

extension NumericAxis {
  /// The title and the range of the axis: "price, $118.5 to $268.8".
  public var sentence: String {
    let text = ValueText(axis: self)
    let extent =
      text.text(range.lowerBound) == text.text(range.upperBound)
      ? AxisPhrases.constant.text(["value": text.textWithUnit(range.lowerBound)])
      : text.range(range.lowerBound, range.upperBound)
    return titled(
      title, Lists.items([extent, scale == .linear ? "" : AxisPhrases.logarithmic.text()]))
  }
}

extension CategoricalAxis {
  /// The title and the range of the axis: "month, 12 categories, January to December".
  public var sentence: String {
    guard let first = categories.first.map(shortened), let last = categories.last.map(shortened)
    else {
      return titled(title, AxisPhrases.noCategories.text())
    }
    guard categories.count > 1 else { return titled(title, first) }
    return titled(
      title,
      AxisPhrases.categories.text(count: categories.count, ["first": first, "last": last]))
  }
}

private func titled(_ title: String, _ extent: String) -> String {
  Lists.items([shortened(title), extent])
}

/// Returns a name from the data, harmless and short enough to be read out.
private func shortened(_ name: String) -> String { UntrustedText.harmless(name, limit: 100) }
