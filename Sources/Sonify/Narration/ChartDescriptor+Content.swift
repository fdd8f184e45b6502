extension ChartDescriptor {
  /// How much there is of it, in few words: "59 points", or "406 values in 12 bins".
  var sizeText: String {
    func text(_ count: Double, _ thing: String) -> String {
      "\(NumberText(digits: 19).text(count)) \(count == 1 ? thing : thing + "s")"
    }
    guard kind == .histogram, case .categorical(let axis) = xAxis else {
      return text(Double(series.reduce(0) { $0 + $1.count }), "point")
    }
    let values = series.reduce(0) { sum, one in
      sum + one.ys.reduce(0) { $1.isFinite ? $0 + $1 : $0 }
    }
    return "\(text(values, "value")) in \(text(Double(axis.categories.count), "bin"))"
  }

  /// What the chart holds, in few words: "5 series", "stacked bars of 3 series", "histogram"; empty
  /// for one series of an ordinary chart.
  var contentText: String {
    let several = "\(series.count) series"
    switch kind {
    case _ where hasStacks:
      return switch kind {
      case .line: "stacked lines of \(several)"
      case .histogram:
        "stacked histogram of \(UntrustedText.harmless(xAxis.title, limit: 40)), \(several)"
      case .bar, .scatter: "stacked bars of \(several)"
      }
    case .histogram:
      let title = UntrustedText.harmless(xAxis.title, limit: 40)
      return (title.isEmpty ? "histogram" : "histogram of \(title)")
        + (series.count > 1 ? ", \(several)" : "")
    case .line, .bar, .scatter: return series.count > 1 ? several : ""
    }
  }
}
