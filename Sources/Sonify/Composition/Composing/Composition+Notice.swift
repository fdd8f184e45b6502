import SonifyBase
public import SonifyChart

extension Composition {
  /// A notice for the listener before a sound: points that were summarised, omitted or moved.
  public indirect enum Notice: Equatable, Sendable {
    /// The series has no values and does not sound.
    case noValues
    /// The number of points outside the x axis, which were omitted.
    case outsideX(Int)
    /// The number of values outside the y axis, which sound at the nearer end of the pitch range.
    case outsideY(Int)
    /// The number of outliers that leave the other values, within `range`, fewer than a quarter of
    /// the semitones; `axis` is the number of the y axis.
    case squeezed(
      outliers: Int, axis: Int, semitones: Double, of: Double, range: ClosedRange<Double>)
    /// The number of points of a scatter chart that were omitted because more than `voices` would
    /// sound at once.
    case leftOut(Int, of: Int, voices: Int)
    /// More points than time: they are summarised in slots of equal length.
    case summarisedInSlots(points: Int, slots: Int, milliseconds: Int)
    /// More points than time: they are summarised in windows that overlap, with the spread in each.
    case summarisedWithSpread(points: Int, windows: Int, milliseconds: Int)
    /// The values are only two, and the tone follows the share of the upper one.
    case followsShare
    /// The values are only some `levels`, and the tone follows their mean.
    case followsMean(levels: Int)
    /// More points than time: they are summarised in tones.
    case summarisedInTones(points: Int, tones: Int)
    /// More rows of a heat map than time: neighbouring ones sound as their means, in `parts` parts.
    case rowsJoined(rows: Int, parts: Int)
    /// More cells in a row of a heat map than time: neighbouring ones sound as their means.
    case cellsJoined(cells: Int, windows: Int)
    /// The number of outliers that have no time to sound alone.
    case outliersWithoutTime(Int)
    /// The number of labelled points beyond the first hundred, which get no ping.
    case labelsWithoutPing(Int)
    /// The number of points that sound as medians because they are closer than `milliseconds`.
    case medians(points: Int, milliseconds: Int)

    /// The volume, timbre and length of tones do not follow the chart's further values, because the
    /// points are summarised, stacked or joined to a line.
    case tonesUnheard
    /// The number of points that have no value on the axis that a property of tones follows.
    case withoutToneValue(ToneProperty, Int, title: String)

    /// The legend is for the first y axis, but every series that sounds has another axis.
    case legendOfNone
    /// The legend is for the y axis of these series; others have axes of their own.
    case legend(of: [String])
    /// There is no time for the legend.
    case noLegend
    /// There is no time for the blips that count the series.
    case noBlips
    /// The number of series that a long blip counts.
    case longBlip(Int)
    /// The number of series, which are played in sequence as at most `maximum` can sound together.
    case tooManyTogether(Int, maximum: Int)
    /// The same of the rows of a heat map.
    case noBlipsOfRows
    case longBlipOfRows(Int)
    case tooManyRowsTogether(Int, maximum: Int)
    /// There is no time for the parts of stacks, which would take `seconds`.
    case totalsAlone(stacks: Int, parts: Int, seconds: Int)

    /// There is no time for the figures of elements, which would take `seconds`; only the values of a
    /// part of them sound.
    case figuresAsValues(count: Int, of: ChartKind, seconds: Int)

    /// A notice that applies to every one of several series.
    case everySeries(Notice)
    /// A notice that applies to every row of a heat map.
    case everyRow(Notice)
    /// A notice that applies to some of several series, by their names.
    case someSeries([String], Notice)

    /// The notice as a phrase without a full stop.
    public var text: String {
      switch self {
      case .noValues: NoticePhrases.noValues.text()
      case .outsideX(let count): NoticePhrases.outsideX.text(count: count)
      case .outsideY(let count): NoticePhrases.outsideY.text(count: count)
      case .squeezed(let count, _, let semitones, let all, _):
        NoticePhrases.squeezed.text(
          count: count,
          [
            "semitones": NumberText(digits: 2).text(semitones),
            "all": NumberText(digits: 2).text(all),
          ])
      case .leftOut(let count, let total, let voices):
        NoticePhrases.leftOut.text(count: count, ["total": "\(total)", "voices": "\(voices)"])
      case .summarisedInSlots(let points, let slots, let milliseconds):
        NoticePhrases.summarisedInSlots.text(
          count: points,
          ["slots": NoticePhrases.slots.text(count: slots), "length": "\(milliseconds)"])
      case .summarisedWithSpread(let points, let windows, let milliseconds):
        NoticePhrases.summarisedWithSpread.text(
          count: points,
          ["slots": NoticePhrases.slots.text(count: windows), "length": "\(milliseconds)"])
      case .followsShare: NoticePhrases.followsShare.text()
      case .followsMean(let levels): NoticePhrases.followsMean.text(count: levels)
      case .summarisedInTones(let points, let tones):
        NoticePhrases.summarisedInTones.text(
          count: points, ["tones": NoticePhrases.tones.text(count: tones)])
      case .rowsJoined(let rows, let parts):
        NoticePhrases.rowsJoined.text(count: rows, ["parts": "\(parts)"])
      case .cellsJoined(let cells, let windows):
        NoticePhrases.cellsJoined.text(
          count: cells, ["slots": NoticePhrases.slots.text(count: windows)])
      case .outliersWithoutTime(let count): NoticePhrases.rareOutliers.text(count: count)
      case .labelsWithoutPing(let count):
        NoticePhrases.labelsWithoutPing.text(
          count: count, ["maximum": "\(LabelledPoints.maxCount)"])
      case .medians(let points, let milliseconds):
        NoticePhrases.medians.text(count: points, ["length": "\(milliseconds)"])
      case .tonesUnheard: NoticePhrases.tonesUnheard.text()
      case .withoutToneValue(let property, let count, let title):
        NoticePhrases.withoutValue(property).text(
          count: count, ["name": UntrustedText.harmless(title, limit: 60)])
      case .legendOfNone: NoticePhrases.legendOfOthers.text()
      case .legend(let names): NoticePhrases.legendOfSome.text(["names": Lists.items(names)])
      case .noLegend: NoticePhrases.noLegend.text()
      case .noBlips: NoticePhrases.noBlips.text()
      case .longBlip(let number): NoticePhrases.longBlip.text(["number": "\(number)"])
      case .tooManyTogether(let count, let maximum):
        NoticePhrases.tooManyTogether.text(count: count, ["maximum": "\(maximum)"])
      case .noBlipsOfRows: NoticePhrases.noBlipsOfRows.text()
      case .longBlipOfRows(let number):
        NoticePhrases.longBlipOfRows.text(["number": "\(number)"])
      case .tooManyRowsTogether(let count, let maximum):
        NoticePhrases.tooManyRowsTogether.text(count: count, ["maximum": "\(maximum)"])
      case .totalsAlone(let stacks, let parts, let seconds):
        NoticePhrases.totalsAlone.text([
          "stacks": NoticePhrases.stacks.text(count: stacks),
          "parts": NoticePhrases.parts.text(count: parts), "seconds": "\(seconds)",
        ])
      case .figuresAsValues(let count, let kind, let seconds):
        switch kind {
        case .box: NoticePhrases.mediansAlone.text(count: count, ["seconds": "\(seconds)"])
        case .candlestick: NoticePhrases.closesAlone.text(count: count, ["seconds": "\(seconds)"])
        default: NoticePhrases.linesAlone.text(count: count, ["seconds": "\(seconds)"])
        }
      case .everySeries(let notice): NoticePhrases.everySeries.text(["notice": notice.text])
      case .everyRow(let notice): NoticePhrases.everyRow.text(["notice": notice.text])
      case .someSeries(let names, let notice):
        NoticePhrases.someSeries.text(["names": Lists.items(names), "notice": notice.text])
      }
    }
  }
}
