import SonifyBase

/// The steps in which a property of tones follows the values of an axis.
public struct ToneScale: Equatable, Sendable {
  /// The property of tones.
  public let property: ToneProperty
  /// The axis of the values.
  public let axis: DataAxis
  /// The number of steps, from 1 to ``ToneProperty/maxSteps``.
  public let count: Int
  /// The round values at which the second, third … step begins; empty for categories.
  public let edges: [Double]

  /// Makes the steps of a property along an axis, or returns nil if the axis does not suit it.
  ///
  /// Volume and length need numbers or dates, timbre categories that are not too many.
  public init?(_ property: ToneProperty, along axis: DataAxis) {
    self.property = property
    self.axis = axis
    switch (property, axis) {
    case (.timbre, .categorical(let axis)):
      guard 1...property.maxSteps ~= axis.categories.count else { return nil }
      edges = []
      count = axis.categories.count
    case (.volume, .numeric(let axis)), (.length, .numeric(let axis)):
      edges = Self.edges(of: axis, atMost: property.maxSteps - 1)
      count = edges.count + 1
    case (.timbre, .numeric), (.volume, .categorical), (.length, .categorical): return nil
    }
  }

  /// Returns the step of a value, from 0, or nil if the value is missing.
  public func step(of value: Double) -> Int? {
    guard value.isFinite else { return nil }
    guard property == .timbre else { return edges.count { $0 <= value } }
    guard let index = Int(exactly: value), 0..<count ~= index else { return nil }
    return index
  }

  /// Returns as many round values inside a range as possible, rising.
  private static func edges(of axis: NumericAxis, atMost limit: Int) -> [Double] {
    var best: [Double] = []
    for count in 1...(limit + 1) {
      let edges = Gridlines.values(
        in: axis.range, scale: axis.scale, quantity: axis.quantity, about: count
      ).filter { axis.range.lowerBound < $0 && $0 < axis.range.upperBound }
      if edges.count <= limit, edges.count >= best.count { best = edges }
    }
    return best
  }
}

extension ToneScale {
  /// The property and its values in words, without a full stop.
  package var text: String {
    let text = ValueText(axis: axis)
    let name = UntrustedText.harmless(axis.title, limit: 60)
    if case .categorical(let axis) = axis {
      let names = axis.categories.map { UntrustedText.harmless($0, limit: 40) }
      return ToneScalePhrases.timbre.text(["name": name, "names": Lists.items(names)])
    }
    let phrase = property == .volume ? ToneScalePhrases.volume : ToneScalePhrases.length
    return phrase.text(
      count: count,
      [
        "name": name, "low": text.text(axis.range.lowerBound),
        "high": text.textWithUnit(axis.range.upperBound),
      ])
  }
}

extension ChartDescriptor {
  /// The steps of the properties that ``tones`` gives an axis that suits them, with the index of the
  /// axis, in the order of ``ToneProperty``.
  package var toneScales: [(axis: Int, scale: ToneScale)] {
    ToneProperty.allCases.compactMap { property in
      guard let axis = tones[property], additionalAxes.indices.contains(axis) else { return nil }
      return ToneScale(property, along: additionalAxes[axis]).map { (axis, $0) }
    }
  }
}
