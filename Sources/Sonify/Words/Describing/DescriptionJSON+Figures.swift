import SonifyBase
import SonifyChart

extension DescriptionJSON {
  /// Returns the elements of a series of boxes, candles or a band, and their number; nothing of other
  /// charts.
  func figures(ofSeries index: Int) -> [Member] {
    guard chart.hasFigures, chart.series.indices.contains(index) else { return [] }
    let series = chart.series[index]
    let y = y(at: series.axis)
    let elements = series.xs.indices.compactMap { point in
      chart.figure(ofSeries: index, at: point).map { (x: series.xs[point], figure: $0) }
    }
    let items = elements.prefix(Self.maxListed).map { element in
      var members: [Member] = [("x", x.text(element.x))]
      for part in chart.kind.figureParts {
        members.append((part.rawValue, element.figure[part].flatMap(y.text)))
      }
      if chart.kind == .box {
        let outliers = element.figure.outliers.prefix(Self.maxListed).compactMap(y.text)
        members.append(("outliers", "[\(outliers.joined(separator: ", "))]"))
        members.append(("outlierCount", "\(element.figure.outliers.count)"))
      }
      return line(members)
    }
    return [
      ("figures", list(Array(items), indent: "      ")), ("figureCount", "\(elements.count)"),
    ]
  }
}
