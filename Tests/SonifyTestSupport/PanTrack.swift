import Foundation

/// Where a stereo sound stands over time, by the equal-power law.
public struct PanTrack: Sendable {
  /// The place around one moment.
  public struct Frame: Sendable {
    /// Seconds from the start to the middle of the excerpt.
    public var time: Double
    /// −1 hard left to 1 hard right; nothing in silence.
    public var pan: Double?
  }

  /// The frames, evenly spaced in time.
  public let frames: [Frame]

  /// Compares the energies of the first two channels.
  /// - Parameters:
  ///   - recording: two channels.
  ///   - hop: seconds between frames, and the length of the excerpts.
  ///   - floor: the level in decibels below which a frame counts as silent.
  public init(of recording: Recording, hop: Double = 0.01, floor: Double = -70) {
    let length = hop * recording.sampleRate
    let (left, right) = (recording.channels[0], recording.channels[1])
    frames = (0..<Int(Double(recording.frames) / length)).map { number in
      let range = Int(Double(number) * length)..<Int(Double(number + 1) * length)
      let (leftPower, rightPower) = (left[range].meanSquare, right[range].meanSquare)
      let isSilent = 10 * log10(leftPower + rightPower) < floor
      return Frame(
        time: (Double(number) + 0.5) * hop,
        pan: isSilent ? nil : atan2(sqrt(rightPower), sqrt(leftPower)) * 4 / .pi - 1)
    }
  }
}

extension RandomAccessCollection where Element == Double {
  /// The mean of the squares, 0 for no samples.
  var meanSquare: Double { isEmpty ? 0 : reduce(0) { $0 + $1 * $1 } / Double(count) }
}
