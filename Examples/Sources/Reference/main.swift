// The code of the reference's first page, Sonify.md.
import Foundation
import Sonify

let chart = try ChartDescriptor(file: "births.csv")
try chart.render(to: "births.wav")
let sound = try chart.rendered()
print("\(sound.frames) frames at \(sound.sampleRate.framesPerSecond) Hz")
print(chart.describe())

let words = LocaleSettings.$current.withValue(.ofUser()) { chart.describe(detail: .brief) }

let picture = chart.drawing(PictureOptions(textSize: 200)).svg(theme: .dark)

let embossed = chart.brailleDocument().brf

var options = SoundOptions()
options.duration = Seconds(10)
let composition = try Composer(options).compose(chart)
let (score, estimate) = composition.score.levelled(volume: options.volume)
print("\(score.duration.value) seconds, \(estimate.loudness) LUFS")

let format = SoundFormat(sampleRate: score.sampleRate, channels: score.channels, samples: .int24)
let outcome = try score.render(
  to: SoundFileSink.open(path: "births.flac", format: format, frames: score.frames))

var json: [UInt8] = []
score.write(as: .json, of: chart) { json += $0 }
let copy = try JSONDecoder().decode(Score.self, from: Data(json))
