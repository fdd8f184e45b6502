// The code of README.md and docs/MANUAL.md, sections "The library", with the values that it takes as
// given.
import Foundation
import Sonify

let chart = try ChartDescriptor(file: "births.csv")
try chart.render(to: "births.wav")  // or .flac, .ogg, .opus, .mp3, .aiff
try chart.play()  // returns when the chart has been heard
let sound = try chart.rendered()  // samples in memory, with their rate and channels
print(chart.describe(detail: .brief))  // in words

let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
let opening = [101.5, 103]
let closing = [102.25, 99]

let fruit = try ChartDescriptor(text: "fruit,kilograms\napples,5\npears,3\n")
let sunspots = ChartDescriptor(
  title: "Sunspots", x: .years([1955, 1956, 1957, 1958]), y: [38, 141.7, 190.2, 184.8])
let shares = ChartDescriptor(
  x: .instants(dates.map(\.timeIntervalSince1970)), series: ["open": opening, "close": closing])

let loaded = try ChartLoader.load(.file(path: "births.csv"))  // what was chosen unasked, too
let composition = try Composer(SoundOptions()).compose(loaded.chart)
let (score, estimate) = composition.score.levelled()  // how loud it will be, too
var renderer = Renderer(score)  // neither allocates nor locks while rendering

let facts = ChartFacts(chart)
let lines = ChartDescription(chart, facts: facts, detail: .brief).lines

let gauge = try LiveAudioGraph.start()
gauge.update(value: 0.3)  // 0 to 1; the pitch follows
gauge.update(value: 0.9, gauge: 1)  // another tone, beside the first
gauge.stop()
