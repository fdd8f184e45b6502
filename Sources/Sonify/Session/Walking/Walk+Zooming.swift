extension Walk {
  /// Halves the width of the view around the cursor.
  mutating func zoomIn() -> Outcome {
    guard let cursor, let x else { return Self.lost }
    guard let view = view.zoomedIn(around: x, inSeries: cursor.series) else {
      return .blocked(.noCloserView)
    }
    return look(at: view)
  }

  /// Doubles the width of the view around the cursor.
  mutating func zoomOut() -> Outcome {
    guard let x else { return Self.lost }
    guard let view = view.zoomedOut(around: x) else { return .blocked(.allInView) }
    return look(at: view)
  }

  /// Shows the whole chart.
  mutating func showWhole() -> Outcome {
    guard let view = view.zoomedToWhole() else { return .blocked(.allInView) }
    return look(at: view)
  }

  /// Moves the view by a number of its widths, back if negative.
  mutating func pan(byWidths widths: Double) -> Outcome {
    guard let cursor else { return Self.lost }
    guard !view.isWhole else { return .blocked(.allInView) }
    guard let view = view.panned(byWidths: widths, inSeries: cursor.series) else {
      return .blocked(.endOfAxis(widths > 0 ? .maximum : .minimum))
    }
    return look(at: view)
  }

  private mutating func look(at newView: ChartView) -> Outcome {
    let x = x
    show(newView)
    return .viewed(isCursorCarried: x.flatMap { x in stop.map { !$0.xs.contains(x) } } ?? false)
  }
}
