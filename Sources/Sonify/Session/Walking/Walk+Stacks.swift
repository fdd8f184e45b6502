import SonifyChart

extension Walk {
  /// Whether the cursor moves along whole stacks, that is, along the totals with their parts.
  var isAtStacks: Bool {
    guard let cursor, let totals = view.source.totals else { return false }
    return cursor.series == totals && hearsParts
  }

  /// The index of the series that the cursor moves along; for whole stacks, the index after the
  /// last, and for a part of the elements of a series an index of its own after that.
  var level: Int? {
    let count = view.source.chart.series.count
    guard let cursor, let part, let place = FigurePart.allCases.firstIndex(of: part) else {
      return isAtStacks ? count : cursor?.series
    }
    return count + 1 + cursor.series * FigurePart.allCases.count + place
  }

  /// The series that is played alone: in a stacked chart that of the cursor, or nil if the cursor
  /// moves along whole stacks.
  var soloLevel: Int? { view.source.totals == nil || isAtStacks ? nil : cursor?.series }

  /// A stack and its total.
  struct Stack: Equatable, Sendable {
    /// The parts, including missing ones, in the order of their series.
    var parts: [ChartPoint]
    /// The sum of the parts.
    var total: Double
    /// The x of the stack.
    var x: Double
  }

  /// The stack at the cursor, or nil unless the cursor moves along whole stacks and is at a single
  /// one that is not missing.
  var stack: Stack? {
    guard isAtStacks, let cursor, let stop, stop.rows == 1 || cursor.value != nil,
      let total = cursor.value?.y ?? stop.y
    else { return nil }
    let x = cursor.value?.x ?? stop.x
    return Stack(parts: view.source.parts(at: x), total: total, x: x)
  }
}
