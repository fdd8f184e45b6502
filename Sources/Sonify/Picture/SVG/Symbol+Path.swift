import Glibc

extension Drawing.Symbol {
  /// Whether the symbol has an area that can be filled.
  var isClosed: Bool { self != .cross && self != .plus && self != .star }

  /// Returns the path of the symbol; all look equally large at one radius.
  func path(around point: Drawing.Point, radius: Double) -> String {
    func at(_ x: Double, _ y: Double) -> String {
      SVGNumber.text(Drawing.Point(x: point.x + x * radius, y: point.y + y * radius))
    }
    func polygon(_ corners: [(Double, Double)]) -> String {
      "M" + corners.map { at($0.0, $0.1) }.joined(separator: "L") + "Z"
    }
    func strokes(_ ends: [(Double, Double)]) -> String {
      ends.map { "M\(at($0.0, $0.1))L\(at(-$0.0, -$0.1))" }.joined()
    }
    switch self {
    case .circle:
      let (r, width) = (SVGNumber.text(radius), SVGNumber.text(2 * radius))
      return "M\(at(-1, 0))a\(r) \(r) 0 1 0 \(width) 0a\(r) \(r) 0 1 0 -\(width) 0Z"
    case .square: return polygon([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
    case .triangle: return polygon([(0, -1.2), (1.15, 0.8), (-1.15, 0.8)])
    case .diamond: return polygon([(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)])
    case .invertedTriangle: return polygon([(0, 1.2), (1.15, -0.8), (-1.15, -0.8)])
    case .cross: return strokes([(-0.9, -0.9), (-0.9, 0.9)])
    case .plus: return strokes([(-1.2, 0), (0, -1.2)])
    case .star: return strokes([(-1.2, 0), (-0.6, -1.04), (0.6, -1.04)])
    }
  }

  /// The symbol of a series.
  static func ofSeries(_ index: Int) -> Drawing.Symbol { allCases[index % allCases.count] }
}
