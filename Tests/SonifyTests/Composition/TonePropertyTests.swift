import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// Volume, timbre and length of tones by further columns, measured in the samples.
@Suite struct TonePropertyTests {
  /// Six bars of one height, with populations in the six levels from 1 to 30 and four groups.
  private static let cities =
    "city,rent,population,area,group\n"
    + "A,50,1,1,x\nB,50,7,12,y\nC,50,12,22,z\nD,50,18,34,x\nE,50,22,40,y\nF,50,30,1,w\n"
    + "G,60,30,40,x\nH,0,1,12,y\n"

  private func play(
    _ tones: [ToneProperty: ColumnReference], of text: String = cities,
    _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> Sounding {
    var choices = ChartChoices()
    choices.y = ["rent"]
    choices.tones = tones
    return try Sounding(.text(text), choosing: choices) {
      ($0.ticks, $0.cue) = (.none, .none)
      change(&$0)
    }
  }

  /// The level of each tone in its middle, in decibels.
  private func levels(of events: [Score.Event], in sounding: Sounding) -> [Double] {
    events.map { event in
      let middle = event.start + event.duration / 2
      let samples = sounding.score.recording(in: (middle - 960)..<(middle + 960)).channels
      let power = samples.joined().reduce(0) { $0 + $1 * $1 } / 960
      return 10 * log10(power)
    }
  }

  @Test func sixLevelsAreThreeDecibelsApart() throws {
    let sounding = try play([.volume: "population"]) { $0.isMono = true }
    let tones = sounding.score.events(.tone)
    #expect(tones.count == 8)
    let heard = levels(of: Array(tones.prefix(6)), in: sounding)
    for step in 0..<6 {
      let below = 3 * Double(5 - step)
      #expect(abs(heard[5] - heard[step] - below) < 0.2, "\(heard)")
    }
    #expect(tones.allSatisfy { $0.timbre == nil })
    #expect(Set(tones.map(\.duration)).count == 1)
  }

  @Test func fourLengthsAreARootOfTwoApart() throws {
    let sounding = try play([.length: "area"]) { $0.isMono = true }
    let tones = sounding.score.events(.tone)
    let longest = Double(tones.map(\.duration).max() ?? 0) / sounding.rate
    let scale = try #require(sounding.chart.toneScales.first).scale
    #expect(scale.count == 4)
    let areas: [Double] = [1, 12, 22, 34, 40, 1, 40, 12]
    for (tone, area) in zip(tones, areas) {
      let step = try #require(scale.step(of: area))
      let wanted = longest * pow(0.5, Double(3 - step) / 2)
      let start = max(0, tone.start - 960)
      let recording = sounding.score.recording(in: start..<(tone.start + 14_400))
      let level = ShortTimeLevel(
        of: recording.mono, sampleRate: sounding.rate, hop: 0.0005, window: 0.004)
      let peak = level.decibels[0..<Int((0.02 + wanted) / 0.0005)].max() ?? 0
      let sounds = level.decibels.prefix { _ in true }.map { $0 > peak - 6.5 }
      let first = try #require(sounds.firstIndex(of: true))
      let length = Double(sounds[first...].prefix { $0 }.count) * 0.0005
      // A raised cosine of 8 ms is at half its amplitude after 4 ms.
      #expect(abs(length + 0.008 - wanted) < 0.005, "\(length) of \(wanted)")
    }
  }

  @Test func eachCategoryHasATimbre() throws {
    let sounding = try play([.timbre: "group"]) { $0.isMono = true }
    let tones = sounding.score.events(.tone)
    // In the order of their first rows.
    #expect(tones.map(\.timbre) == [0, 1, 2, 0, 1, 3, 0, 1])
    for tone in tones.prefix(7) {
      let middle = tone.start + tone.duration / 2
      let samples = sounding.score.recording(in: (middle - 2400)..<(middle + 2400)).mono
      let fit = HarmonicFit(
        to: samples, in: 0..<4800, sampleRate: sounding.rate,
        guess: try #require(tone.frequency).value, harmonics: 5)
      let partials = Timbre.series[try #require(tone.timbre)].partials
      for (index, amplitude) in fit.amplitudes.enumerated() {
        #expect(abs(amplitude / fit.amplitudes[0] - partials[index] / partials[0]) < 0.01)
      }
    }
  }

  @Test func aPointWithoutTheValueHasTheMiddleOnce() throws {
    let sounding = try play(
      [.volume: "population", .length: "population", .timbre: "group"],
      of: "city,rent,population,group\nA,50,1,x\nB,50,,\nC,50,30,y\n")
    let tones = sounding.score.events(.tone)
    #expect(abs(20 * log10(tones[1].gain) + 7.5) < 1e-9)
    #expect(tones[1].timbre == 2)
    let composition = try Composer().compose(sounding.chart)
    #expect(
      composition.notices.map(\.text) == [
        "1 point has no population, and sounds at the middle volume",
        "1 point has no group, and has a timbre of its own",
        "1 point has no population, and has the middle length",
      ])
  }

  @Test func theLegendPlaysEachStep() throws {
    let sounding = try play([.volume: "population", .timbre: "group"]) {
      ($0.isMono, $0.playsLegend) = (true, true)
    }
    let legend = sounding.score.events(.legend)
    let steps = legend.filter { $0.y == nil }
    #expect(steps.count == 6 + 4)
    let heard = levels(of: Array(steps.prefix(6)), in: sounding)
    for step in 0..<6 {
      let below = 3 * Double(5 - step)
      #expect(abs(heard[5] - heard[step] - below) < 0.2)
    }
    #expect(steps.dropFirst(6).map(\.timbre) == [0, 1, 2, 3])
    #expect(zip(legend, legend.dropFirst()).allSatisfy { $0.end < $1.start })
  }

  @Test func aLineIsPlayedAsTones() throws {
    let text = "x,rent,size\n" + (0..<30).map { "\($0),\($0 * 7 % 11),\($0)\n" }.joined()
    let sounding = try play([.volume: "size"], of: text)
    #expect(sounding.chart.kind == .line)
    #expect(sounding.score.events(.tone).count == 30)
    #expect(sounding.score.events(.glide).isEmpty)
    let gains = sounding.score.events(.tone).map(\.gain)
    #expect(gains == gains.sorted())
    let joined = try Composer(.with { $0.mode = .continuous }).compose(sounding.chart)
    #expect(joined.notices.contains(.tonesUnheard))
  }

  @Test func aScatterKeepsItsPitches() throws {
    var choices = ChartChoices()
    choices.tones = [.volume: "horsepower", .timbre: "origin"]
    let cars = try Sounding(.file(path: Samples.path("cars.csv")), choosing: choices)
    let plain = try Law.range(of: PlainTable(sample: "cars.csv").numbers("miles per gallon"))
    #expect(cars.chart.series.count == 1)
    #expect(cars.chart.yAxis.range == plain)
    let tones = cars.score.events(.tone)
    #expect(Set(tones.map(\.timbre)) == [0, 1, 2])
    #expect(
      Set(tones.map { Int((20 * log10($0.gain)).rounded()) }).isSubset(of: [
        0, -3, -6, -9, -12, -15, -8, -7,
      ]))
  }

  @Test func scoresKeepTheirTimbres() throws {
    let sounding = try play([.timbre: "group"])
    var json: [UInt8] = []
    sounding.score.write(as: .json, of: sounding.chart) { json += $0 }
    let copy = try JSONDecoder().decode(Score.self, from: Data(json))
    #expect(copy.events.map(\.timbre) == sounding.score.events.map(\.timbre))
  }

  @Test(arguments: [1.0...30, 0...1, -5...5, 1900...2000, 0.001...0.0042, 3...3, 1...1_400_000_000])
  func edgesAreRoundAndFew(range: ClosedRange<Double>) throws {
    for property in [ToneProperty.volume, .length] {
      let axis = NumericAxis(title: "a", range: range)
      let scale = try #require(ToneScale(property, along: .numeric(axis)))
      #expect(scale.count <= property.maxSteps)
      #expect(range.lowerBound == range.upperBound || scale.count >= property.maxSteps / 2)
      #expect(scale.edges.allSatisfy { range.lowerBound < $0 && $0 < range.upperBound })
      #expect(scale.step(of: range.lowerBound) == 0)
      #expect(scale.step(of: range.upperBound) == scale.count - 1)
      #expect(scale.step(of: .nan) == nil)
    }
  }

  @Test func anAxisThatDoesNotSuitHasNoSteps() {
    let names = (0..<6).map { "\($0)" }
    let axis = DataAxis.categorical(CategoricalAxis(title: "a", categories: names))
    #expect(ToneScale(.timbre, along: axis) == nil)
    #expect(ToneScale(.volume, along: axis) == nil)
    #expect(ToneScale(.timbre, along: .numeric(NumericAxis(title: "a", range: 0...1))) == nil)
  }
}
