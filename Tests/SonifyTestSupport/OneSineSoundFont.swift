import Foundation

/// A SoundFont 2.01 whose one instrument is a sine that lasts as long as its note.
public enum OneSineSoundFont {
  /// Frames of a period, and periods in the loop.
  private static let (period, periods) = (100, 20)
  /// Frames in a second at 440 Hz, with half a cent added: FluidSynth cuts pitches down to whole
  /// cents.
  private static let rate = Int((44_000 * exp2(0.5 / 1200)).rounded())

  /// The bytes of the file.
  ///
  /// Bends are exact: the modulator that every SoundFont has by default bends by 127/128 of the
  /// range, which is 20 cents short at two octaves.
  public static var bytes: [UInt8] {
    let count = period * periods
    let samples = (0..<count).flatMap { index in
      little(Int((24_000 * sin(2 * .pi * Double(index) / Double(period))).rounded()), 2)
    }
    let info = list(
      "INFO",
      chunk("ifil", little(2, 2) + little(1, 2)) + chunk("isng", text("EMU8000", 8))
        + chunk("INAM", text("One sine", 10)))
    // The specification wants 46 frames of silence after each sample.
    let sound = list("sdta", chunk("smpl", samples + [UInt8](repeating: 0, count: 92)))
    let preset =
      text("Sine", 20) + little(0, 2) + little(0, 2) + little(0, 2) + little(0, 12)
      + text("EOP", 20) + little(0, 4) + little(1, 2) + little(0, 12)
    // Attack and release of 1 ms, a loop, and the sample last.
    let generators: [(number: Int, value: Int)] = [(34, -12_000), (38, -12_000), (54, 1), (53, 0)]
    let bend =
      little(0x020E, 2) + little(52, 2) + little(12_800, 2) + little(0x0010, 2) + little(0, 2)
    let header =
      text("Sine", 20) + little(0, 4) + little(count, 4) + little(period, 4)
      + little(count - period, 4) + little(rate, 4) + [69, 0] + little(0, 2) + little(1, 2)
    let tables =
      chunk("phdr", preset) + chunk("pbag", little(0, 4) + little(1, 2) + little(0, 2))
      + chunk("pmod", little(0, 10)) + chunk("pgen", little(41, 2) + little(0, 2) + little(0, 4))
      + chunk("inst", text("Sine", 20) + little(0, 2) + text("EOI", 20) + little(1, 2))
      + chunk("ibag", little(0, 4) + little(generators.count, 2) + little(1, 2))
      + chunk("imod", bend + little(0, 10))
      + chunk(
        "igen", generators.flatMap { little($0.number, 2) + little($0.value, 2) } + little(0, 4))
      + chunk("shdr", header + text("EOS", 20) + little(0, 26))
    return chunk("RIFF", Array("sfbk".utf8) + info + sound + list("pdta", tables))
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(body.count, 4) + body + (body.count % 2 == 0 ? [] : [0])
  }

  private static func list(_ name: String, _ body: [UInt8]) -> [UInt8] {
    chunk("LIST", Array(name.utf8) + body)
  }

  private static func text(_ text: String, _ length: Int) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: length - text.utf8.count)
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
  }
}
