import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// Boxes and candles read back from samples alone, by a program that knows no score.
@Suite struct FigureTruthTests {
  /// Returns the values of the tones of a sound, with their lengths in seconds.
  private func heard(
    _ text: String, on range: ClosedRange<Double>, _ choose: (inout ChartChoices) -> Void
  ) throws -> [(value: Double, length: Double)] {
    var choices = ChartChoices()
    choose(&choices)
    let sounding = try Sounding(.text(text), choosing: choices) {
      ($0.cue, $0.ticks) = (.none, .none)
    }
    let recording = sounding.recording
    #expect(Clicks.find(in: recording.mono, sampleRate: recording.sampleRate).isEmpty)
    return ToneSegments.find(in: recording.mono, sampleRate: recording.sampleRate).map { tone in
      let cents = abs(1200 * log2(tone.startFrequency / tone.endFrequency))
      #expect(cents < 10)
      let position = log(tone.startFrequency / 220) / log(8)
      let width = range.upperBound - range.lowerBound
      return (range.lowerBound + width * position, tone.end - tone.start)
    }
  }

  /// Returns the difference of two values in cents on an axis.
  private func cents(_ one: Double, _ other: Double, on range: ClosedRange<Double>) -> Double {
    abs(1200 * log2(Law.pitch(of: one, on: range) / Law.pitch(of: other, on: range)))
  }

  @Test func theFiveNumbersOfBoxesAreHeard() throws {
    let table = "site,min,q1,median,q3,max\nx,4,9,12,15,22\ny,1,2.5,3,4,30\nz,7,8,17,18,19\n"
    let heard = try heard(table, on: 1...30) { _ in }
    let wanted: [Double] = [4, 9, 12, 15, 22, 1, 2.5, 3, 4, 30, 7, 8, 17, 18, 19]
    try #require(heard.count == wanted.count)
    for (tone, value) in zip(heard, wanted) {
      #expect(cents(tone.value, value, on: 1...30) < 10)
    }
    // The median is the longest of five.
    for start in stride(from: 0, to: 15, by: 5) {
      let lengths = heard[start..<(start + 5)].map(\.length)
      #expect(lengths[2] > 1.8 * (lengths[0] + lengths[1] + lengths[3] + lengths[4]) / 4)
    }
  }

  @Test func outliersAreTheShortestTones() throws {
    let values = [50, 51, 52, 53, 54, 55, 56, 10, 90, 95]
    let table = "g,v\n" + values.map { "a,\($0)\n" }.joined() + "b,40\nb,60\n"
    let heard = try heard(table, on: 10...95) { $0.kind = .box }
    let box = heard.prefix(8)
    let wanted: [Double] = [10, 50, 51.25, 53.5, 55.75, 56, 90, 95]
    for (tone, value) in zip(box, wanted) {
      #expect(cents(tone.value, value, on: 10...95) < 10)
    }
    let short = box.indices.filter { box[$0].length < 0.7 * box[1].length }
    #expect(short == [0, 6, 7])
  }

  @Test func theFourNumbersOfCandlesAndTheirDirectionAreHeard() throws {
    let table = """
      Date,Open,High,Low,Close
      2020-01-02,3,6,2,5
      2020-01-03,5,7,3,4
      2020-01-06,4,9,3.5,8

      """
    let range = 2.0...9
    let heard = try heard(table, on: range) { _ in }
    try #require(heard.count == 12)
    let candles: [(open: Double, high: Double, low: Double, close: Double)] = [
      (3, 6, 2, 5), (5, 7, 3, 4), (4, 9, 3.5, 8),
    ]
    for (number, candle) in candles.enumerated() {
      let tones = heard[(4 * number)..<(4 * number + 4)].map(\.value)
      // What is heard second is lower than third if it rises, and higher if it falls.
      let rises = tones[1] < tones[2]
      #expect(rises == (candle.close > candle.open))
      let read = (tones[0], max(tones[1], tones[2]), min(tones[1], tones[2]), tones[3])
      #expect(cents(read.0, candle.open, on: range) < 10)
      #expect(cents(read.1, candle.high, on: range) < 10)
      #expect(cents(read.2, candle.low, on: range) < 10)
      #expect(cents(read.3, candle.close, on: range) < 10)
    }
  }
}
