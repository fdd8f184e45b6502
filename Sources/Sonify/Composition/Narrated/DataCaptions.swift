import SonifyBase
import SonifyChart
import SonifySound
import SonifyWords

/// Captions for the tones of a composition: the part of x that sounds, and what the series do in
/// it.
struct DataCaptions {
  /// The minimum time of a caption, unless a whole pass is shorter.
  static let minTime = Seconds(1)

  /// The captions, in the order of time.
  private(set) var captions: [Caption] = []

  private let chart: ChartDescriptor
  private let sampleRate: SampleRate
  /// Whether x are categories.
  private let isOfNames: Bool

  /// Makes the captions of a composition; its chart must have the totals as a series.
  /// - Complexity: O(points).
  init(of chart: ChartDescriptor, in composition: Composition) {
    self.chart = chart
    sampleRate = composition.score.sampleRate
    isOfNames = if case .categorical = chart.xAxis { true } else { false }
    if !composition.legend.isEmpty {
      captions.append(
        Caption(frames: composition.legend, text: CaptionPhrases.legend.text()))
    }
    for pass in composition.passes {
      if !pass.blips.isEmpty {
        captions.append(
          Caption(
            frames: pass.start..<pass.frames.lowerBound,
            text: chart.name(ofPass: pass.series) { Lists.text($0) }))
      }
      let areJoined = chart.kind == .heatmap && pass.series.count > 1
      captions +=
        areJoined
        ? [
          Caption(
            frames: pass.frames, text: chart.name(ofPass: pass.series) { Lists.text($0) })
        ] : captions(of: pass)
    }
  }

  /// A part of the x axis and its frames.
  private struct Stretch {
    var from: Double
    var to: Double
    var frames: Range<Int>
    var isLast = false
  }

  /// A series, with the rule for its gaps.
  private struct Line {
    let index: Int
    let points: OrderedPoints
    /// The rule for gaps, or nil if points are not joined.
    let rule: GapRule?

    /// Returns whether two positions both lie between one point and the next, and at least one of
    /// them is neither.
    func passes(from: Double, to: Double, on axis: DataAxis) -> Bool {
      let (xs, order) = (points.xs, points.points)
      let next = order.partitioningIndex { xs[$0] > from }
      guard let rule, next > order.lowerBound, next < order.upperBound, xs[next] >= to else {
        return false
      }
      return (xs[next - 1], xs[next]) != (from, to)
        && !rule.isGap(from: xs[next - 1], to: xs[next], on: axis)
    }
  }

  private func captions(of pass: PlayedPass) -> [Caption] {
    let totals = chart.hasStacks ? chart.series.indices.last : nil
    // For a stack, all parts sound, and then their total.
    let lines = pass.series.flatMap { $0 == totals ? Array(0...$0) : [$0] }.map { index in
      let points = OrderedPoints(chart.series[index], of: chart)
      return Line(
        index: index, points: points,
        rule: !isOfNames && chart.kind != .scatter
          ? points.gapRule(on: chart.xAxis) : nil)
    }
    return stretches(of: pass, lines).compactMap { stretch in
      let texts = lines.compactMap { text(of: $0, along: stretch) }
      return texts.isEmpty
        ? nil : Caption(frames: stretch.frames, text: texts.joined(separator: "\n"))
    }
  }

  /// Returns the pass in parts from gridline to gridline, from point to point if points are fewer,
  /// or from category to category; those that would be too short are joined.
  private func stretches(of pass: PlayedPass, _ lines: [Line]) -> [Stretch] {
    let range = chart.xAxis.range
    var stops: [Double]
    switch chart.xAxis {
    case .numeric(let axis):
      let isWithin = { $0 > range.lowerBound && $0 < range.upperBound }
      stops = axis.gridlines.filter(isWithin).sorted()
      let ends = [range.lowerBound] + stops + [range.upperBound]
      let isSparse = zip(ends, ends.dropFirst()).contains { from, to in
        lines.contains { $0.passes(from: from, to: to, on: chart.xAxis) }
      }
      if isSparse {
        let xs = lines.flatMap { line in line.points.points.map { line.points.xs[$0] } }
        stops = Set(xs.filter(isWithin)).sorted()
      }
    case .categorical(let axis):
      stops = axis.categories.indices.dropFirst().map(Double.init)
    }
    let minimum = sampleRate.frames(in: Self.minTime)
    var edges = [(x: range.lowerBound, frame: pass.frames.lowerBound)]
    for x in stops {
      let frame = pass.time.frame(at: x)
      let isApart = frame - edges[edges.count - 1].frame >= minimum
      if isApart, pass.frames.upperBound - frame >= minimum { edges.append((x, frame)) }
    }
    // The last category sounds up to the end, which is beyond the axis.
    let end = isOfNames ? range.upperBound + 1 : range.upperBound
    edges.append((end, pass.frames.upperBound))
    return zip(edges, edges.dropFirst()).map {
      Stretch(
        from: $0.x, to: $1.x, frames: $0.frame..<max($0.frame, $1.frame), isLast: $1.x == end)
    }
  }

  /// Returns what a line does in a part, or nil if it only passes on its way to the next point.
  private func text(of line: Line, along stretch: Stretch) -> String? {
    let (xs, ys, order) = (line.points.xs, line.points.ys, line.points.points)
    let first = order.partitioningIndex { xs[$0] >= stretch.from }
    let next = max(first, order.partitioningIndex { xs[$0] >= stretch.to })
    // A gridline belongs to the parts on both sides, a category only to the part that it begins.
    let end = isOfNames ? next : max(first, order.partitioningIndex { xs[$0] > stretch.to })
    if first == end, line.passes(from: stretch.from, to: stretch.to, on: chart.xAxis) { return nil }
    let index = line.index

    let name = captionName(ofSeries: index)
    let place = place(from: stretch.from, to: isOfNames ? stretch.to - 1 : stretch.to)
    guard let values = Values(ys[first..<end].filter(\.isFinite)) else {
      return CaptionPhrases.missing.text(["name": name, "place": place])
    }
    if end - first == 1, let figure = figure(at: first, of: line) {
      return CaptionPhrases.values.text(["name": name, "place": place, "values": figure])
    }
    let caption = text(
      of: values, name: name, place: place,
      ValueText(axis: chart.axis(of: chart.series[index])))
    let missing = ys[first..<(stretch.isLast ? end : next)].count { !$0.isFinite }
    return missing == 0
      ? caption : CaptionPhrases.someMissing.text(count: missing, ["caption": caption])
  }

  /// Returns the text of the element at a point, or nil if an element is a value.
  private func figure(at point: Int, of line: Line) -> String? {
    let series = chart.series[line.index]
    guard
      let figure = chart.figure(ofSeries: line.index, at: line.points.origin(of: point))
    else { return nil }
    return FigureText(chart.kind, ValueText(axis: chart.axis(of: series)))
      .text(figure, withUnit: true)
  }

  /// The values of a series in a part of the x axis.
  private struct Values {
    let start: Double
    let last: Double
    let low: Double
    let high: Double

    init?(_ values: [Double]) {
      guard let start = values.first, let last = values.last,
        let low = values.min(), let high = values.max()
      else { return nil }
      (self.start, self.last, self.low, self.high) = (start, last, low, high)
    }
  }

  private func text(
    of values: Values, name: String, place: String, _ text: ValueText
  ) -> String {
    func said(_ value: Double) -> String {
      UntrustedText.harmless(text.textWithUnit(value), limit: 100)
    }
    let (low, high) = (said(values.low), said(values.high))
    if chart.kind == .scatter, low != high {
      return CaptionPhrases.between.text([
        "name": name, "place": place, "low": low, "high": high,
      ])
    }
    let ends = [said(values.start), said(values.last)]
    let both =
      ends[0] == ends[1]
      ? ends[0] : UntrustedText.harmless(text.range(values.start, values.last), limit: 100)
    // An extreme that the displayed digits do not show is omitted.
    switch (ends.contains(low), ends.contains(high)) {
    case (true, true):
      return CaptionPhrases.values.text(["name": name, "place": place, "values": both])
    case (true, false):
      return CaptionPhrases.rising.text([
        "name": name, "place": place, "values": both, "high": high,
      ])
    case (false, true):
      return CaptionPhrases.falling.text([
        "name": name, "place": place, "values": both, "low": low,
      ])
    case (false, false):
      return CaptionPhrases.swinging.text([
        "name": name, "place": place, "values": both, "low": low, "high": high,
      ])
    }
  }

  private func place(from: Double, to: Double) -> String {
    let text = ValueText(axis: chart.xAxis)
    // Bins are named by both of their ends.
    if chart.kind == .histogram, to > from {
      let names = stride(from: from, through: to, by: 1).prefix(4).map(text.text)
      return UntrustedText.harmless(Lists.text(names, of: Int(to - from) + 1), limit: 200)
    }
    let place = text.text(from) == text.text(to) ? text.textWithUnit(from) : text.range(from, to)
    return UntrustedText.harmless(place, limit: 200)
  }

  /// Returns the name of a series, or the title of its axis if it is the only series and has no
  /// name.
  private func captionName(ofSeries index: Int) -> String {
    let title = UntrustedText.harmless(chart.axis(of: chart.series[index]).title)
    let isNameless = UntrustedText.harmless(chart.series[index].name).isEmpty
    return isNameless && chart.series.count == 1 && !title.isEmpty
      ? title : chart.name(ofSeries: index)
  }
}
