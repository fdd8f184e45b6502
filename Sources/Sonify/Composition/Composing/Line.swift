import Glibc
import SonifyBase

/// A series as a gliding tone: its runs of sound, its silences, and its emphasised values.
struct Line {
  /// A point of the tone's path.
  struct Vertex {
    var frame: Int
    var x: Double
    var y: Double
    var frequency: Hertz
    var pan: Pan
  }

  /// A run of unbroken sound; the first and the last pitch are held to its ends.
  struct Run {
    var start: Int
    var end: Int
    /// The points of the path, by rising time, at least one, within `start...end`.
    var vertices: [Vertex]
    /// The noises under the tone, each by rising time.
    var noises: [[Band]] = []
  }

  /// The pitches between which noise sounds on a frame.
  struct Band {
    var frame: Int
    var x: Double
    var lower: Hertz
    var upper: Hertz
    var gain: Double
    var pan: Pan
  }

  /// A value that the line skips or passes too quickly, and that sounds as a tone over it.
  struct Emphasis {
    var start: Int
    var duration: Int
    var x: Double
    var y: Double
  }

  /// The runs of sound, by rising time, without overlaps.
  var runs: [Run] = []
  /// The silences of missing values.
  var gaps: [Range<Int>] = []
  /// The emphasised values, by rising time, without overlaps.
  var emphases: [Emphasis] = []
  /// Points that get a ping.
  var marked: [Vertex] = []
  /// Notices for the listener.
  var notices: [Composition.Notice] = []
}

extension Line.Run {
  /// The linear segments of the run: the first pitch held, the glides, the last pitch held.
  var pieces: [(from: Line.Vertex, to: Line.Vertex)] { pieces(of: vertices, at: \.frame) }

  /// Returns the segments of a noise: the first band held from the start, the last one to the end.
  func pieces(of noise: [Line.Band]) -> [(from: Line.Band, to: Line.Band)] {
    pieces(of: noise, at: \.frame)
  }

  /// Returns the segments between stops, the first of which is held from the start of the run and the last to
  /// its end.
  private func pieces<Stop>(
    of stops: [Stop], at frame: WritableKeyPath<Stop, Int>
  ) -> [(from: Stop, to: Stop)] {
    var stops = stops
    if var first = stops.first, first[keyPath: frame] > start {
      first[keyPath: frame] = start
      stops.insert(first, at: 0)
    }
    if var last = stops.last, last[keyPath: frame] < end {
      last[keyPath: frame] = end
      stops.append(last)
    }
    return zip(stops, stops.dropFirst()).map { ($0, $1) }
  }
}

extension RandomAccessCollection where Element == Line.Run, Index == Int {
  /// Returns the last run that ends before a silence, and the first that begins after it.
  /// - Complexity: O(log *n*).
  func neighbours(of silence: Range<Int>) -> (before: Line.Run?, after: Line.Run?) {
    let next = partitioningIndex { $0.end > silence.lowerBound }
    let after = partitioningIndex { $0.start >= silence.upperBound }
    return (
      next > startIndex ? self[next - 1] : nil, after < endIndex ? self[after] : nil
    )
  }
}

extension Line.Band {
  /// Returns the band on the way to another on a frame between the two.
  func passing(_ frame: Int, towards other: Line.Band) -> Line.Band {
    guard frame > self.frame else { return self }
    guard frame < other.frame else { return other }
    let fraction = Double(frame - self.frame) / Double(other.frame - self.frame)
    func between(_ one: Hertz, _ next: Hertz) -> Hertz {
      one == next ? one : Hertz(one.value * pow(next.value / one.value, fraction))
    }
    var band = self
    band.frame = frame
    band.lower = between(lower, other.lower)
    band.upper = max(band.lower, between(upper, other.upper))
    band.pan = Pan(pan.value + (other.pan.value - pan.value) * fraction)
    return band
  }
}

extension Line.Vertex {
  /// Returns the point on the way to another on a frame between the two.
  func passing(_ frame: Int, towards other: Line.Vertex) -> Line.Vertex {
    guard frame > self.frame else { return self }
    guard frame < other.frame else { return other }
    let fraction = Double(frame - self.frame) / Double(other.frame - self.frame)
    var place = self
    place.frame = frame
    if frequency != other.frequency {
      place.frequency = Hertz(
        frequency.value * pow(other.frequency.value / frequency.value, fraction))
    }
    if pan != other.pan {
      place.pan = Pan(pan.value + (other.pan.value - pan.value) * fraction)
    }
    return place
  }
}
