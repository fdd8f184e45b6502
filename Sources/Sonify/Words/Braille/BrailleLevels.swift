package import SonifyChart

/// A mapping from values to cells; the levels divide a y axis into equal parts.
package struct BrailleLevels: Sendable {
  private let placement: AxisPlacement
  private let characters: [BrailleCharacter]

  package init(_ dots: BrailleText.Style.Dots, of axis: NumericAxis) {
    placement = axis.placement
    characters = dots.levels
  }

  /// Returns the cell of a value, which has no dots if the value is missing.
  func character(of value: Double?) -> BrailleCharacter {
    guard let value, value.isFinite else { return .empty }
    let share = min(1, max(0, placement.position(of: value)))
    return characters[min(characters.count - 1, Int(share * Double(characters.count)))]
  }

  /// Every level with the smallest and the largest value that it stands for, highest first; a
  /// single level if the axis has a single value.
  var ranges: [(character: BrailleCharacter, low: Double, high: Double)] {
    let (minimum, maximum) = (placement.value(at: 0), placement.value(at: 1))
    guard minimum < maximum else { return [(character(of: minimum), minimum, maximum)] }
    let count = Double(characters.count)
    return characters.enumerated().reversed().map { level, character in
      (
        character, placement.value(at: Double(level) / count),
        placement.value(at: Double(level + 1) / count)
      )
    }
  }
}
