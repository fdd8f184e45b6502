import SonifyBase

extension Composition {
  /// What a listener must know of a sound before hearing it: what was summarised, left out or
  /// moved.
  public indirect enum Notice: Equatable, Sendable {
    /// The series has no values and does not sound.
    case noValues
    /// So many points are outside the x axis and were left out.
    case outsideX(Int)
    /// So many values are outside the y axis and sound at the nearer end of the pitch range.
    case outsideY(Int)
    /// So many points of a scatter were left out where more than `voices` would sound at once.
    case leftOut(Int, of: Int, voices: Int)
    /// More points than time: they are summarised in slots of so many milliseconds.
    case summarisedInSlots(points: Int, slots: Int, milliseconds: Int)
    /// More points than time: they are summarised in tones.
    case summarisedInTones(points: Int, tones: Int)
    /// So many outliers have no time to sound alone.
    case outliersWithoutTime(Int)
    /// So many points closer than some milliseconds sound as their medians.
    case medians(points: Int, milliseconds: Int)

    /// The legend is that of the first y axis, and every series that sounds has another.
    case legendOfNone
    /// The legend is that of the y axis of these series, and others have axes of their own.
    case legend(of: [String])
    /// There is no time for the legend.
    case noLegend
    /// There is no time for the blips that count the series.
    case noBlips
    /// A long blip before a series counts so many.
    case longBlip(Int)
    /// So many series are played in sequence, as at most some can sound together.
    case tooManyTogether(Int, maximum: Int)
    /// There is no time for the parts of stacks, which take so many seconds.
    case totalsAlone(stacks: Int, parts: Int, seconds: Int)

    /// What holds for each of several series.
    case everySeries(Notice)
    /// What holds for these series of several.
    case someSeries([String], Notice)

    /// The notice in one phrase without a period.
    public var text: String {
      switch self {
      case .noValues: NoticePhrases.noValues.text()
      case .outsideX(let count): NoticePhrases.outsideX.text(count: count)
      case .outsideY(let count): NoticePhrases.outsideY.text(count: count)
      case .leftOut(let count, let total, let voices):
        NoticePhrases.leftOut.text(count: count, ["total": "\(total)", "voices": "\(voices)"])
      case .summarisedInSlots(let points, let slots, let milliseconds):
        NoticePhrases.summarisedInSlots.text(
          count: points,
          ["slots": NoticePhrases.slots.text(count: slots), "length": "\(milliseconds)"])
      case .summarisedInTones(let points, let tones):
        NoticePhrases.summarisedInTones.text(
          count: points, ["tones": NoticePhrases.tones.text(count: tones)])
      case .outliersWithoutTime(let count): NoticePhrases.strays.text(count: count)
      case .medians(let points, let milliseconds):
        NoticePhrases.medians.text(count: points, ["length": "\(milliseconds)"])
      case .legendOfNone: NoticePhrases.legendOfOthers.text()
      case .legend(let names): NoticePhrases.legendOfSome.text(["names": Lists.items(names)])
      case .noLegend: NoticePhrases.noLegend.text()
      case .noBlips: NoticePhrases.noBlips.text()
      case .longBlip(let number): NoticePhrases.longBlip.text(["number": "\(number)"])
      case .tooManyTogether(let count, let maximum):
        NoticePhrases.tooManyTogether.text(count: count, ["maximum": "\(maximum)"])
      case .totalsAlone(let stacks, let parts, let seconds):
        NoticePhrases.totalsAlone.text([
          "stacks": NoticePhrases.stacks.text(count: stacks),
          "parts": NoticePhrases.parts.text(count: parts), "seconds": "\(seconds)",
        ])
      case .everySeries(let notice): NoticePhrases.everySeries.text(["notice": notice.text])
      case .someSeries(let names, let notice):
        NoticePhrases.someSeries.text(["names": Lists.items(names), "notice": notice.text])
      }
    }
  }
}
