import Testing

@testable import SonifyComposition

/// What a listener is told of a composition, in words.
@Suite struct CompositionNoticeTests {
  private static let notices: [(Composition.Notice, String)] = [
    (.noValues, "no values to play"),
    (.outsideX(1), "1 point outside the x axis is skipped"),
    (
      .outsideY(1200),
      "1,200 values outside the y axis are played at the nearer end of the pitch range"
    ),
    (
      .leftOut(3, of: 600, voices: 8),
      "3 points of 600 are skipped where more than 8 would sound at once; lowest and highest values and outliers are kept"
    ),
    (
      .summarisedInSlots(points: 3000, slots: 200, milliseconds: 50),
      "3,000 points are summarised in 200 windows of 50 ms; lowest and highest values and outliers sound on their own"
    ),
    (
      .summarisedWithSpread(points: 3000, windows: 200, milliseconds: 280),
      "3,000 points are summarised in 200 windows of 280 ms that overlap; a tone plays medians, and noise the pitches of the middle 80 % of values; lowest and highest values and outliers sound on their own"
    ),
    (.followsShare, "there are only two values, so the tone shows the share of the higher one"),
    (
      .followsMean(levels: 5),
      "there are only 5 different values, so the tone shows their mean"
    ),
    (
      .everySeries(.summarisedInTones(points: 6, tones: 1)),
      "every series: 6 points are summarised in 1 tone; lowest and highest values and outliers stand for the points around them"
    ),
    (.labelsWithoutPing(900), "900 labels after the first 100 have no ping"),
    (.outliersWithoutTime(2), "2 outliers have no time to sound on their own"),
    (
      .someSeries(["a", "b"], .medians(points: 4, milliseconds: 10)),
      "a, b: 4 points closer than 10 ms sound as their medians"
    ),
    (
      .legendOfNone,
      "the legend is for the first y axis, and every series that sounds has another"
    ),
    (
      .legend(of: ["a", "c"]),
      "the legend is for the y axis of a, c; the other series have axes of their own"
    ),
    (.noLegend, "the legend is skipped, because there is no time for it"),
    (.noBlips, "the blips that count the series are skipped, because there is no time for them"),
    (.longBlip(5), "a long blip before a series counts as 5"),
    (
      .tooManyTogether(9, maximum: 8),
      "9 series are too many to tell apart at once, so they are played in sequence; at most 8 can sound together"
    ),
    (
      .squeezed(outliers: 2, axis: 0, semitones: 4.51, of: 36, range: 17...27),
      "2 outliers leave the other values 4.5 of 36 semitones"
    ),
    (
      .totalsAlone(stacks: 3, parts: 2, seconds: 2),
      "only the totals sound, because 3 stacks of up to 2 parts take 2 seconds"
    ),
  ]

  @Test(arguments: notices)
  func noticesInWords(notice: Composition.Notice, text: String) { #expect(notice.text == text) }

  private static let orders: [(Composition.Order, String)] = [
    (.stacks(3), "at each x the parts of 3 series in order, then their total, longer"),
    (.inSequence(2, andTotal: true), "2 series and the total one after the other"),
    (.together(3, andTotal: false), "3 series together"),
    (.apart(left: "a", right: "b"), "a on the left and b on the right, together"),
  ]

  @Test(arguments: orders)
  func ordersInWords(order: Composition.Order, text: String) { #expect(order.text == text) }
}
