import SonifyBase

extension Score {
  /// The score with time running backwards: each glide leads from its last pitch to its first.
  ///
  /// A glide then has the x and y of the value that it comes from, which is that of the glide that
  /// followed it.
  package var reversed: Score {
    var score = self
    var following: [Int?: Event] = [:]
    var reversed: [Event] = []
    for event in events.reversed() {
      var turned = event.turned(within: frames)
      if event.kind == .glide {
        if let next = following[event.series], next.start == event.end {
          (turned.x, turned.y) = (next.x, next.y)
        }
        following[event.series] = event
      }
      reversed.append(turned)
    }
    // Sounds that ended together begin together.
    score.events = reversed.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    score.markers = markers.reversed().map { Marker(frame: frames - $0.frame, name: $0.name) }
    return score
  }
}

extension Score.Event {
  /// Returns the event as it sounds when a score of a number of frames runs backwards.
  fileprivate func turned(within frames: Int) -> Score.Event {
    var event = self
    event.start = frames - end
    (event.frequency, event.endFrequency) = (endFrequency, frequency)
    (event.pan, event.endPan) = (endPan, pan)
    (event.upperFrequency, event.endUpperFrequency) = (endUpperFrequency, upperFrequency)
    return event
  }
}
