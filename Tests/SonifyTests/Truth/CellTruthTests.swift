import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// Heat maps as they sound, from the bytes of a sound file alone.
@Suite struct CellTruthTests {
  private static let rows = ["Monday", "Tuesday", "Wednesday"]
  private static let values: [[Double]] = [
    [3, 7, 7, 12, 20, 0.5], [1, 1, 9, 30, 31, 2], [5, 4, .nan, 16, 17.5, 8],
  ]

  private static var table: String {
    let header = "day,6 h,8 h,10 h,12 h,14 h,16 h\n"
    return header
      + zip(rows, values).map { name, values in
        "\(name)," + values.map { $0.isNaN ? "" : "\($0)" }.joined(separator: ",") + "\n"
      }.joined()
  }

  private static func recording() throws -> Recording {
    var choices = ChartChoices()
    choices.kind = .heatmap
    let sounding = try Sounding(.text(table), choosing: choices) { $0.cue = .none }
    let folder = try TemporaryFolder()
    let format = SoundFormat(
      sampleRate: sounding.score.sampleRate, channels: sounding.score.channels, samples: .int16)
    let sink = try SoundFileSink.open(
      path: folder.file("cells.wav"), format: format, frames: sounding.score.frames)
    #expect(try sounding.score.render(to: sink) == .finished)
    return try Recording(waveFile: try folder.bytes(of: "cells.wav"))
  }

  /// The rows that a listener hears: how many blips open each, and the pitch of each cell, nil for a
  /// silence as long as a cell.
  private static func heard(_ recording: Recording) -> [(blips: Int, cells: [Double?])] {
    let tones = ToneSegments.find(in: recording.mono, sampleRate: recording.sampleRate)
    var rows: [(blips: Int, cells: [Double?])] = []
    var last: ToneSegment?
    for tone in tones {
      let isBlip = tone.end - tone.start < 0.085
      if isBlip {
        if rows.last?.cells.isEmpty != true { rows.append((0, [])) }
        rows[rows.count - 1].blips += 1
        last = nil
      } else if !rows.isEmpty {
        if let last {
          // Cells begin 150 ms apart; where one is missing, twice as far.
          let missing = Int(((tone.start - last.start) / 0.15).rounded()) - 1
          rows[rows.count - 1].cells += Array(repeating: nil, count: max(0, missing))
        }
        rows[rows.count - 1].cells.append((tone.startFrequency * tone.endFrequency).squareRoot())
        last = tone
      }
    }
    return rows
  }

  @Test func theRowsAreReadBackFromTheirSound() throws {
    let rows = Self.heard(try Self.recording())
    #expect(rows.map(\.blips) == [1, 2, 3])
    try #require(rows.count == 3)
    for (row, values) in zip(rows, Self.values) {
      try #require(row.cells.count == values.count, "\(row)")
      for (pitch, value) in zip(row.cells, values) {
        guard let pitch else {
          #expect(value.isNaN)
          continue
        }
        let cents = 1200 * log2(pitch / Law.pitch(of: value, on: 0.5...31))
        #expect(abs(cents) < 10, "\(value) is \(cents) cents off")
      }
    }
  }
}
