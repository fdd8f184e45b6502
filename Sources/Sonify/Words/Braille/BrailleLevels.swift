package import SonifyChart

/// Which cell stands for a value: the levels divide a y axis in equal parts.
package struct BrailleLevels: Sendable {
  private let placement: AxisPlacement
  private let characters: [BrailleCharacter]

  package init(_ dots: BrailleText.Style.Dots, of axis: NumericAxis) {
    placement = axis.placement
    characters = dots.levels
  }

  /// The cell of a value; that of none has no dots.
  func character(of value: Double?) -> BrailleCharacter {
    guard let value, value.isFinite else { return .empty }
    let share = min(1, max(0, placement.position(of: value)))
    return characters[min(characters.count - 1, Int(share * Double(characters.count)))]
  }

  /// Every level with the least and the greatest value that it stands for, the highest first; where
  /// there is one value, but its level.
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
