import SonifyBase
import SonifySound

extension LineArranger {
  /// Returns the noises under a run, which get quieter with it.
  func spreads(under run: Line.Run, with emphases: [Line.Emphasis]) -> [Score.Event] {
    guard !run.noises.isEmpty else { return [] }
    let edges = ducks(in: run, under: emphases).flatMap { [$0.lowerBound, $0.upperBound] }
    return run.noises.flatMap { noise in
      var events: [Score.Event] = []
      var next = 0
      for piece in run.pieces(of: noise) {
        let gain = (piece.from.gain + piece.to.gain) / 2
        var from = piece.from
        while from.frame < piece.to.frame {
          while next < edges.count, edges[next] <= from.frame { next += 1 }
          let end = next < edges.count ? min(edges[next], piece.to.frame) : piece.to.frame
          let to = piece.from.passing(end, towards: piece.to)
          // Edges come in pairs: between the two of a pair the line is ducked.
          let isDucked = !next.isMultiple(of: 2)
          if gain > 0 {
            var event = Score.Event(
              kind: .spread, start: from.frame, duration: to.frame - from.frame,
              series: track.series, x: piece.from.x, frequency: from.lower,
              endFrequency: to.lower, pan: from.pan, endPan: to.pan,
              gain: gain * (isDucked ? Self.ducking.amplitude : 1))
            (event.upperFrequency, event.endUpperFrequency) = (from.upper, to.upper)
            events.append(event)
          }
          from = to
        }
      }
      return events
    }
  }
}
