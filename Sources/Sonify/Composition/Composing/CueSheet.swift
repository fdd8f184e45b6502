import SonifyBase
import SonifySound

/// The cues that sound: of two that overlap, the less important is dropped.
struct CueSheet {
  /// The cues, by rising time.
  private(set) var cues: [Score.Event] = []

  /// The kinds, most important first.
  private static let kinds: [Score.Event.Kind] = [.mark, .gap, .knock, .tick]

  /// Selects cues.
  ///
  /// All marks and gaps sound; of knocks, one per ``CueLaw/minKnockSpacing``; of ticks, those that
  /// overlap no other. A cue that overlaps one of a more important kind is omitted.
  init(_ candidates: [Score.Event], at sampleRate: SampleRate) {
    let knockSpacing = sampleRate.frames(in: CueLaw.minKnockSpacing)
    for kind in Self.kinds {
      let some = candidates.filter { $0.kind == kind }.sorted { $0.start < $1.start }
      // The frames of cues of more important kinds, as disjoint ranges.
      let taken = Self.merged(cues)
      var free: [Score.Event] = []
      for cue in some {
        let next = taken.partitioningIndex { $0.upperBound > cue.start }
        guard next == taken.count || taken[next].lowerBound >= cue.end else { continue }
        if let last = free.last {
          switch kind {
          case .knock: guard cue.start - last.start >= knockSpacing else { continue }
          case .tick: guard cue.start >= last.end else { continue }
          default: break
          }
        }
        free.append(cue)
      }
      cues += free
    }
    cues.sort { $0.start < $1.start }
  }

  private static func merged(_ cues: [Score.Event]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for cue in cues.sorted(by: { $0.start < $1.start }) {
      if let last = stretches.last, cue.start <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<max(last.upperBound, cue.end)
      } else {
        stretches.append(cue.start..<cue.end)
      }
    }
    return stretches
  }
}
