import SonifyBase
import SonifyChart
import SonifySound

extension Stage {
  /// Returns the points of a track that their author labelled.
  func labelled(in track: Track) -> [LabelledPoint] {
    marks.labelled.filter { $0.series == track.series }
  }

  /// Returns the pings of the points of a track that their author labelled.
  ///
  /// A point that has a ping already gets no other, and neither does one whose ping would overlap
  /// that of another label: they would sound as one.
  /// - Parameters:
  ///   - track: the track.
  ///   - marks: the other pings of the track.
  ///   - frame: returns the frame on which a point sounds, or nil if it has no ping.
  /// - Returns: the pings.
  func labelMarks(
    of track: Track, beside marks: [Score.Event], at frame: (LabelledPoint) -> Int?
  ) -> [Score.Event] {
    guard self.marks.cue != .none else { return [] }
    var taken = SpacedFrames([], spacing: max(1, frames(CueLaw.mark.duration)))
    return labelled(in: track).compactMap { point in
      guard let frame = frame(point),
        !marks.contains(where: { $0.x == point.x && $0.y == point.y }), taken.addIfFree(frame)
      else { return nil }
      return mark(x: point.x, y: point.y, of: track, at: frame)
    }
  }
}

extension LabelledPoint {
  /// Returns whether it is the point of a track with an x and a y, which is not finite if it is
  /// missing.
  func isPoint(x: Double, y: Double) -> Bool { self.x == x && self.y == (y.isFinite ? y : nil) }
}
