import SonifyBase
import SonifyChart
import SonifySession

extension ChartPainter {
  /// Draws a series as bars, beside those of the other series or on them.
  mutating func bars(
    ofSeries index: Int, in panel: PictureLayout.Panel, on stack: StackedValues?
  ) -> Drawing.Part {
    let (frame, style) = (panel.frame, layout.style(ofSeries: index))
    let (offset, width) = layout.bar(ofSeries: index, in: panel, isStacked: stack != nil)
    var part = Drawing.Part(role: .series, name: partName(ofSeries: index))
    let series = chart.series[index]
    guard width >= sizes.minBar, series.count <= 4000 else {
      noteOnce(PicturePhrases.joinedBars)
      part.parts = joinedBars(ofSeries: index, style, in: frame)
      return part
    }
    let stops = layout.stops[index]
    let haveOwnStops = stops.allSatisfy { $0.rows == 1 || $0.y == nil }
    var names: [Double: String] = [:]
    if haveOwnStops { for stop in stops where stop.rows == 1 { names[stop.x] = stop.text } }
    for (x, y) in zip(series.xs, series.ys) where chart.xAxis.range.contains(x) {
      let left = frame.position(ofX: x) + offset
      var shapes: [Drawing.Shape] = []
      if y.isFinite {
        let range = stack?.xs.firstIndex(of: x).flatMap { stack?.ranges[index]?[$0] }
        let ends =
          range.map { [frame.position(ofY: $0.lowerBound), frame.position(ofY: $0.upperBound)] }
          ?? [frame.position(ofY: y), frame.base]
        let area = frame.area(
          x: left...(left + width), y: (ends.min() ?? 0)...(ends.max() ?? 0))
        shapes.append(.area(area.corners, ink: style.ink, texture: style.texture))
      } else {
        shapes.append(
          .region(
            frame.area(x: left...(left + width), y: (frame.base - 8)...(frame.base + 8))))
      }
      if let name = names[x] {
        part.parts.append(Drawing.Part(role: .stop, name: name, shapes: shapes))
      } else {
        part.shapes += shapes
      }
    }
    if !haveOwnStops { part.parts += regions(ofSeries: index, in: frame) }
    return part
  }

  /// Draws the stops of a series as bars: to the median, with a line over all values.
  private func joinedBars(
    ofSeries index: Int, _ style: SeriesStyle, in frame: PlotFrame
  ) -> [Drawing.Part] {
    layout.stops[index].map { stop in
      var shapes: [Drawing.Shape] = []
      let left = min(
        frame.position(ofX: stop.xs.lowerBound), frame.position(ofX: stop.xs.upperBound))
      let right = max(
        frame.position(ofX: stop.xs.lowerBound), frame.position(ofX: stop.xs.upperBound))
      if let y = stop.y, let ys = stop.ys {
        let top = min(frame.position(ofY: y), frame.base)
        let bottom = max(frame.position(ofY: y), frame.base)
        shapes.append(
          .area(
            Drawing.Rectangle(
              x: left, y: top, width: max(1, right - left), height: max(1, bottom - top)
            ).corners, ink: style.ink, texture: 0))
        let middle = (left + right) / 2
        shapes.append(
          .line(
            [
              Drawing.Point(x: middle, y: frame.position(ofY: ys.lowerBound)),
              Drawing.Point(x: middle, y: frame.position(ofY: ys.upperBound)),
            ], ink: .axis, width: sizes.fine, dash: []))
      }
      return Drawing.Part(role: .stop, name: stop.text, shapes: shapes)
    }
  }

  // MARK: - Stacks

  /// Draws a series of stacked lines as the area between its lower and its upper line.
  mutating func area(
    ofSeries index: Int, of stack: StackedValues, in panel: PictureLayout.Panel
  ) -> Drawing.Part {
    let (frame, style) = (panel.frame, layout.style(ofSeries: index))
    var part = Drawing.Part(role: .series, name: partName(ofSeries: index))
    var run: [(x: Double, range: ClosedRange<Double>)] = []
    func close() -> [Drawing.Shape] {
      guard !run.isEmpty else { return [] }
      let upper = run.map { frame.point($0.x, $0.range.upperBound) }
      let lower = run.map { frame.point($0.x, $0.range.lowerBound) }
      return [.area(upper + lower.reversed(), ink: style.ink, texture: style.texture)]
    }
    for (number, x) in stack.xs.enumerated() where chart.xAxis.range.contains(x) {
      if let range = stack.ranges[index]?[number] {
        run.append((x, range))
      } else {
        part.shapes += close()
        run = []
      }
    }
    part.shapes += close()
    part.parts = regions(ofSeries: index, of: stack, in: frame)
    return part
  }

  /// Names whole stacks, where nothing is drawn for them alone.
  func wholeStacks(
    _ totals: Int, of stack: StackedValues, in panel: PictureLayout.Panel
  ) -> Drawing.Part {
    Drawing.Part(
      role: .series, name: partName(ofSeries: totals),
      parts: regions(ofSeries: totals, in: panel.frame))
  }

  /// Returns the stops of a part of stacks, each over its own part.
  private func regions(
    ofSeries index: Int, of stack: StackedValues, in frame: PlotFrame
  ) -> [Drawing.Part] {
    let parts = regions(ofSeries: index, in: frame)
    let places = Dictionary(uniqueKeysWithValues: stack.xs.enumerated().map { ($1, $0) })
    return zip(parts, layout.stops[index]).map { part, stop in
      guard case .region(var area) = part.shapes.first,
        let place = places[stop.x], let range = stack.ranges[index]?[place]
      else { return part }
      area.y = frame.position(ofY: range.upperBound)
      area.height = max(1, frame.position(ofY: range.lowerBound) - area.y)
      var part = part
      part.shapes = [.region(area)]
      return part
    }
  }
}
