import SonifyBase
import SonifyChart

extension ChartPainter {
  /// Draws the axes of all plots.
  /// - Returns: a part for each axis, and the bottom of the texts below the plots.
  mutating func axes() -> (parts: [Drawing.Part], bottom: Double) {
    if let rows = layout.rows, let panel = layout.panels.first {
      let (values, bottom) = valuesBelow(panel)
      return ([names(rows, in: panel), values], bottom)
    }
    let (xAxis, bottom) = xAxis()
    return ([xAxis] + layout.panels.map { yAxis(of: $0) }, bottom)
  }

  // MARK: - y

  private mutating func yAxis(of panel: PictureLayout.Panel) -> Drawing.Part {
    let frame = panel.frame
    var shapes: [Drawing.Shape] = []
    func across(_ value: Double, _ ink: Drawing.Ink) -> Drawing.Shape {
      let y = frame.position(ofY: value)
      return .line(
        [Drawing.Point(x: frame.area.x, y: y), Drawing.Point(x: frame.area.right, y: y)], ink: ink,
        width: sizes.hair, dash: ink == .gridline ? sizes.gridDash : [])
    }
    if panel.labels.areGridlines {
      shapes += panel.labels.labels.map { across($0.value, .gridline) }
    }
    if chart.kind.hasBars || layout.areStacked, frame.y.scale == .linear {
      add(baseline: across(min(max(0, frame.y.low), frame.y.high), .axis), to: &shapes)
    }
    let half = 0.5 * sizes.label.size
    let shown = panel.labels.thinned(space: 0.2 * sizes.label.size) { label in
      let y = frame.position(ofY: label.value)
      return (y - half)...(y + half)
    }
    let right = frame.area.x - sizes.gap
    for label in shown {
      let lines = sizes.label.lines(of: label.text, within: right - sizes.margin, atMost: 1)
      for line in lines {
        shapes.append(
          add(
            self.label(
              line, x: right, y: frame.position(ofY: label.value) + middleToBaseline, anchor: .end))
        )
      }
    }
    shapes += titleTexts(panel.title, x: sizes.margin, above: frame.area)
    let names = layout.axisNames
    return Drawing.Part(
      role: .yAxis, name: names.indices.contains(panel.axis + 1) ? names[panel.axis + 1] : "",
      shapes: shapes)
  }

  /// Draws a line of zero among the shapes of its axis, or later for touch, where the edges of bars
  /// would cut it.
  private mutating func add(baseline: Drawing.Shape, to shapes: inout [Drawing.Shape]) {
    if sizes.form == .tactile { baselines.append(baseline) } else { shapes.append(baseline) }
  }

  // MARK: - Bars to the right

  /// Draws the axis of values under bars that run to the right.
  private mutating func valuesBelow(
    _ panel: PictureLayout.Panel
  ) -> (part: Drawing.Part, bottom: Double) {
    let frame = panel.frame
    var shapes: [Drawing.Shape] = []
    func upright(_ value: Double, _ ink: Drawing.Ink) -> Drawing.Shape {
      let x = frame.position(ofY: value)
      return .line(
        [Drawing.Point(x: x, y: frame.area.y), Drawing.Point(x: x, y: frame.area.bottom)],
        ink: ink, width: sizes.hair, dash: ink == .gridline ? sizes.gridDash : [])
    }
    if panel.labels.areGridlines {
      shapes += panel.labels.labels.map { upright($0.value, .gridline) }
    }
    if frame.y.scale == .linear {
      add(baseline: upright(min(max(0, frame.y.low), frame.y.high), .axis), to: &shapes)
    }
    func extent(_ label: AxisLabels.Label) -> ClosedRange<Double> {
      let half = sizes.label.width(of: label.text) / 2
      let (lowest, highest) = (sizes.margin + half, layout.width - sizes.margin - half)
      let middle = min(max(frame.position(ofY: label.value), lowest), max(lowest, highest))
      return (middle - half)...(middle + half)
    }
    let y = layout.plotBottom + 0.5 * sizes.gap + sizes.label.size
    for label in panel.labels.thinned(space: 0.6 * sizes.label.size, extent: extent) {
      let extent = extent(label)
      shapes.append(
        add(
          self.label(
            label.text, x: (extent.lowerBound + extent.upperBound) / 2, y: y, anchor: .middle)))
    }
    shapes += titleTexts(panel.title, x: frame.area.x, above: frame.area)
    let names = layout.axisNames
    return (
      Drawing.Part(
        role: .yAxis, name: names.indices.contains(panel.axis + 1) ? names[panel.axis + 1] : "",
        shapes: shapes),
      layout.plotBottom + 0.5 * sizes.gap + sizes.label.lineHeight
    )
  }

  /// Draws the names of categories beside bars that run to the right.
  private mutating func names(
    _ rows: CategoryRows, in panel: PictureLayout.Panel
  ) -> Drawing.Part {
    let frame = panel.frame
    var shapes: [Drawing.Shape] = []
    for (index, lines) in rows.names.enumerated() {
      let first =
        frame.position(ofX: Double(index)) + middleToBaseline
        - Double(lines.count - 1) / 2 * sizes.label.lineHeight
      for (number, line) in lines.enumerated() {
        shapes.append(
          add(
            label(
              line, x: frame.area.x - sizes.gap,
              y: first + Double(number) * sizes.label.lineHeight, anchor: .end)))
      }
    }
    shapes += titleTexts(rows.title, x: sizes.margin, above: frame.area)
    return Drawing.Part(role: .xAxis, name: layout.axisNames.first ?? "", shapes: shapes)
  }

  /// Draws the lines of a title above an area.
  private mutating func titleTexts(
    _ lines: [String], x: Double, above area: Drawing.Rectangle
  ) -> [Drawing.Shape] {
    let first =
      area.y - sizes.gap - Double(lines.count) * sizes.label.lineHeight + sizes.label.size
    return lines.enumerated().map { number, line in
      add(label(line, x: x, y: first + Double(number) * sizes.label.lineHeight))
    }
  }

  /// Notes that a text is drawn.
  mutating func add(_ text: Drawing.Text) -> Drawing.Shape {
    taken.append(text.bounds)
    return .text(text)
  }

  // MARK: - x

  private mutating func xAxis() -> (part: Drawing.Part, bottom: Double) {
    let labels = AxisLabels(chart.xAxis)
    guard let frame = layout.panels.last?.frame else {
      return (Drawing.Part(role: .xAxis), layout.plotBottom)
    }
    var shapes: [Drawing.Shape] = []
    for panel in layout.panels {
      let area = panel.frame.area
      if labels.areGridlines {
        for label in labels.labels {
          let x = frame.position(ofX: label.value)
          shapes.append(
            .line(
              [Drawing.Point(x: x, y: area.y), Drawing.Point(x: x, y: area.bottom)],
              ink: .gridline, width: sizes.hair, dash: sizes.gridDash))
        }
      }
      shapes.append(
        .line(
          [Drawing.Point(x: area.x, y: area.bottom), Drawing.Point(x: area.right, y: area.bottom)],
          ink: .axis, width: sizes.hair, dash: []))
    }
    // Names of categories may reach under the lowest label of the y axis.
    var bottom = layout.plotBottom + 0.6 * sizes.label.size
    shapes += labelTexts(labels, in: frame, below: &bottom)
    let title = UntrustedText.harmless(chart.xAxis.title, limit: PictureLayout.maxTitleLength)
    for line in sizes.label.lines(
      of: xTitle(title), within: layout.width - 2 * sizes.margin,
      atMost: PictureLayout.maxTitleLineCount)
    {
      bottom += sizes.label.lineHeight
      // Under the middle of the plot, or as near as the edges of the picture allow.
      let half = sizes.label.width(of: line) / 2
      let middle = frame.area.x + frame.area.width / 2
      let x = min(max(middle, sizes.margin + half), layout.width - sizes.margin - half)
      shapes.append(
        add(label(line, x: x, y: bottom - 0.25 * sizes.label.size, anchor: .middle)))
    }
    return (
      Drawing.Part(role: .xAxis, name: layout.axisNames.first ?? "", shapes: shapes),
      bottom
    )
  }

  private func xTitle(_ title: String) -> String {
    guard case .numeric(let axis) = chart.xAxis, axis.quantity == .number else { return title }
    return PictureLayout.title(title, withUnit: axis.unit)
  }

  /// Returns the texts of the gridlines of x, or the names of categories, and moves on to their
  /// bottom.
  private mutating func labelTexts(
    _ labels: AxisLabels, in frame: PlotFrame, below bottom: inout Double
  ) -> [Drawing.Shape] {
    let rows = XLabelRows(labels, in: frame, sizes, within: layout.width)
    let shapes = rows.texts.map { text in
      add(
        label(
          text.text, x: text.middle,
          y: bottom + sizes.label.size + Double(text.row) * sizes.label.lineHeight, anchor: .middle)
      )
    }
    bottom += Double(rows.count) * sizes.label.lineHeight
    return shapes
  }
}
