/// Gives each note a channel of its own while it sounds, as a pitch bend acts on a whole channel.
struct MIDIChannels {
  /// The channels, from 0: all but the tenth, which has drums.
  static let all = (0..<16).filter { $0 != 9 }

  /// The ticks for which a channel rests, if it can, so that no bend reaches a note that fades out.
  private static let rest = MIDIClock.rate / 5

  private var owners: [Int: MIDINote.Part] = [:]
  private var ends: [Int: Int] = [:]
  /// The number of channels that each track keeps to, or nil if tracks take turns.
  private let share: Int?

  /// Makes the channels for a number of tracks; of more than 15 none sounds at the time of another.
  init(tracks: Int) {
    share = tracks > Self.all.count ? nil : Self.all.count / max(1, tracks)
  }

  /// Returns a channel for a note, or nil if all channels sound.
  ///
  /// A track keeps to its share of the channels, takes those of no other track if it needs more,
  /// and last those of another track that have been silent longest. Tracks that take turns reuse
  /// their own channels that have rested, and else those that have been silent longest.
  /// - Precondition: notes come in the order of their start.
  mutating func channel(for part: MIDINote.Part, from start: Int, to end: Int) -> Int? {
    let free = Self.all.filter { ends[$0, default: .min] <= start }
    let own = free.filter { owners[$0] == part }
    let rested = own.first { start - ends[$0, default: 0] >= Self.rest }
    guard
      let channel = rested ?? share.flatMap({ channel(of: own, within: $0, for: part, free) })
        ?? longestSilent(of: free)
    else { return nil }
    owners[channel] = part
    ends[channel] = max(end, start + 1)
    return channel
  }

  private func channel(
    of own: [Int], within share: Int, for part: MIDINote.Part, _ free: [Int]
  ) -> Int? {
    let isWithinShare = owners.values.count { $0 == part } < share
    let unused = free.first { owners[$0] == nil }
    return (isWithinShare ? unused : nil) ?? longestSilent(of: own) ?? unused
  }

  private func longestSilent(of channels: [Int]) -> Int? {
    channels.min { ends[$0, default: .min] < ends[$1, default: .min] }
  }
}
