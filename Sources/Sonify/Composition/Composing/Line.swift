import Glibc
import SonifyBase

/// A series as a tone that glides: where it sounds, where it is silent, and what stands out.
struct Line {
  /// A place that the tone passes.
  struct Vertex {
    var frame: Int
    var x: Double
    var y: Double
    var frequency: Hertz
    var pan: Pan
  }

  /// A stretch of unbroken sound; the first and the last pitch are held to its ends.
  struct Run {
    var start: Int
    var end: Int
    /// Rising in time, one at least, within `start...end`.
    var vertices: [Vertex]
  }

  /// A value that the line does not pass, or not long enough, and that sounds as a tone over it.
  struct Emphasis {
    var start: Int
    var duration: Int
    var x: Double
    var y: Double
  }

  /// Rising in time, apart from each other.
  var runs: [Run] = []
  /// Silences that stand for missing values.
  var gaps: [Range<Int>] = []
  /// Rising in time, apart from each other.
  var emphases: [Emphasis] = []
  /// Points that get a ping.
  var marked: [Vertex] = []
  /// What a listener must know of it.
  var notices: [Composition.Notice] = []
}

extension Line.Run {
  /// The straight pieces of the run: the first pitch held, the glides, the last pitch held.
  var pieces: [(from: Line.Vertex, to: Line.Vertex)] {
    var stops = vertices
    if var first = vertices.first, first.frame > start {
      first.frame = start
      stops.insert(first, at: 0)
    }
    if var last = vertices.last, last.frame < end {
      last.frame = end
      stops.append(last)
    }
    return zip(stops, stops.dropFirst()).map { ($0, $1) }
  }
}

extension RandomAccessCollection where Element == Line.Run, Index == Int {
  /// The last run that has ended where a silence begins, and the first that begins after it.
  /// - Complexity: O(log *n*).
  func neighbours(of silence: Range<Int>) -> (before: Line.Run?, after: Line.Run?) {
    let next = partitioningIndex { $0.end > silence.lowerBound }
    let after = partitioningIndex { $0.start >= silence.upperBound }
    return (
      next > startIndex ? self[next - 1] : nil, after < endIndex ? self[after] : nil
    )
  }
}

extension Line.Vertex {
  /// The place on the way to another that is passed on a frame between the two.
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
