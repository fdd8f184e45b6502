import Foundation
import SonifyTestSupport
import Testing

@Suite struct ClicksTests {
  private func floats(_ samples: [Double]) -> [Double] { samples.map { Double(Float($0)) } }

  @Test(arguments: [(220.0, 220.0), (220, 1760), (1760, 220), (100, 110), (4300, 2150)])
  func smoothTonesHaveNone(from: Double, to: Double) {
    let silence = [Double](repeating: 0, count: 4800)
    let tone = TestTone.glide(from: from, to: to, duration: 0.5, attack: 0.008)
    let clicks = Clicks.find(in: floats(silence + tone + silence), sampleRate: 48_000)
    #expect(clicks.isEmpty)
  }

  @Test(arguments: [220.0, 880, 1760])
  func aJumpOfAThousandthIsFound(frequency: Double) {
    var tone = TestTone.steady(frequency, duration: 0.5, attack: 0.008)
    let size = frequency < 500 ? 0.001 : 0.02
    for index in 12_000..<tone.count { tone[index] += size }
    let clicks = Clicks.find(in: floats(tone), sampleRate: 48_000)
    #expect(clicks.contains { abs($0 - 12_000) <= 4 })
    #expect(clicks.allSatisfy { abs($0 - 12_000) < 8 || $0 > 23_000 })
  }

  @Test func turningPointsAreNoClicks() {
    let pitches = [500.0, 900, 400, 1500, 240, 700]
    var phase = 0.0
    var tone: [Double] = []
    for (from, to) in zip(pitches, pitches.dropFirst()) {
      for index in 0..<7200 {
        tone.append(
          TestTone.partials.enumerated().reduce(0) {
            $0 + 0.25 * $1.element * sin(Double($1.offset + 1) * phase)
          })
        phase += 2 * .pi * from * pow(to / from, (Double(index) + 0.5) / 7200) / 48_000
      }
    }
    let inner = Clicks.find(in: floats(tone), sampleRate: 48_000)
      .filter { (8..<(tone.count - 8)).contains($0) }
    #expect(inner.isEmpty, "\(inner)")
  }

  @Test func aJumpOfPhaseAndACutAreFound() {
    let first = TestTone.steady(440, duration: 0.2)
    let clicks = Clicks.find(
      in: floats(first + first.map { -$0 } + [Double](repeating: 0, count: 2400)),
      sampleRate: 48_000)
    #expect(clicks.contains { abs($0 - 9600) < 8 } && clicks.contains { abs($0 - 19_200) < 8 })
  }

  @Test func theAllowanceIsTheFourthDifferenceOfATone() {
    let tone = TestTone.steady(1000, duration: 0.1, partials: [1])
    let allowed = Clicks.allowance(frequency: 1000, amplitudes: [0.25], sampleRate: 48_000)
    let found = Clicks.fourthDifference(of: tone, in: tone.indices)
    #expect(found <= allowed * 1.000001 && found > allowed * 0.99)
  }
}

@Suite struct SpectrumTests {
  /// What an 8 ms raised cosine, an 8 ms line and a cut leave farther than 2 kHz from a tone of
  /// 440 Hz that lasts 200 ms.
  @Test func theEdgesOfATonesAreTold() {
    let plain = Array(TestTone.steady(440, duration: 0.21, partials: [1]).dropFirst(480 - 30))
    let line = plain.enumerated().map { index, value in
      value * min(1, Double(min(index, plain.count - 1 - index)) / 384)
    }
    func far(_ tone: [Double]) -> Double {
      Spectrum(of: tone, sampleRate: 48_000, window: .rectangular, minSize: 32_768)
        .level(farFrom: [440], by: 2000)
    }
    let smooth = far(TestTone.steady(440, duration: 0.2, partials: [1], attack: 0.008))
    #expect(smooth < -100, "\(smooth)")
    #expect((-90 ... -65).contains(far(line)), "\(far(line))")
    #expect((-45 ... -30).contains(far(plain)), "\(far(plain))")
  }

  @Test func energyIsThatOfTheSamples() {
    let tone = TestTone.steady(1000, duration: 0.1, amplitude: 0.5, partials: [1])
    let spectrum = Spectrum(of: tone, sampleRate: 48_000, window: .rectangular)
    let energy = tone.reduce(0) { $0 + $1 * $1 }
    #expect(abs(spectrum.energy / energy - 1) < 1e-12)
    #expect(spectrum.energy(in: 900...1100) > 0.98 * energy)
  }

  @Test(arguments: [(Window.blackmanHarris, -90.0), (.kaiser(beta: 16), -125), (.hann, -60)])
  func windowsKeepATonesEnergyTogether(window: Window, level: Double) {
    let tone = TestTone.steady(5003.3, duration: 0.1, partials: [1])
    let spectrum = Spectrum(of: tone, sampleRate: 48_000, window: window)
    #expect(spectrum.level(farFrom: [5003.3], by: 500) < level)
    #expect(abs((spectrum.peak(in: 0...24_000) ?? 0) - 5003.3) < 0.2)
  }
}
