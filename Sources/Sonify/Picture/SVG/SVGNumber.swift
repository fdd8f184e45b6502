/// Numbers and paths as SVG writes them, with a resolution of a tenth of a pixel.
enum SVGNumber {
  /// Returns the text of a length: "12", "12.3".
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let tenths = Int((min(1e9, max(-1e9, number)) * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  /// Returns a position.
  static func text(_ point: Drawing.Point) -> String { "\(text(point.x)) \(text(point.y))" }

  /// Returns a path through points.
  static func path(_ points: [Drawing.Point]) -> String {
    var path = ""
    var last = ""
    for point in points {
      let next = text(point)
      // Points within a tenth of a pixel are one.
      if next == last { continue }
      path += (path.isEmpty ? "M" : "L") + next
      last = next
    }
    return path
  }
}
