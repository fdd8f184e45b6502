import SonifyBase
import SonifyChart

extension Session {
  /// Opens the list of marks and landmarks at its first entry.
  mutating func openList() -> [SessionEffect] {
    guard walk.cursor != nil else { return answer(Walk.lost) }
    guard let places = walk.places(choices.landmarks) else {
      return refuse(PlaceListPhrases.empty.text())
    }
    list = places
    return sayEntry()
  }

  /// Handles a key while the list is open.
  /// - Returns: the effects, or nil if the key is none of the list, which is then closed.
  mutating func pressInList(_ command: Command?) -> [SessionEffect]? {
    guard var places = list else { return nil }
    if command == .repeatPoint, let effects = readOn() { return effects }
    var hasMoved = true
    switch command {
    case .nextPoint, .nextSeries, .nextLandmark: hasMoved = places.move(by: 1)
    case .previousPoint, .previousSeries, .previousLandmark: hasMoved = places.move(by: -1)
    case .firstPoint: places.move(to: .minimum)
    case .lastPoint: places.move(to: .maximum)
    case .repeatPoint:
      list = nil
      return answer(walk.go(to: places.entry))
    case .list, .stop:
      list = nil
      return say(PlaceListPhrases.closed.text())
    default:
      list = nil
      return nil
    }
    list = places
    return hasMoved ? sayEntry() : refuse(PlaceListPhrases.end.text())
  }

  /// Plays and says the entry of the list at which the listener is; the cursor stays.
  private mutating func sayEntry() -> [SessionEffect] {
    guard let list else { return [] }
    var there = walk
    guard case .arrived(let arrival) = there.go(to: list.entry) else { return answer(Walk.lost) }
    let texts = WalkTexts(walk: there, choices: choices, lineWidth: choices.textWidth)
    var context = speech.context
    let point = texts.point(
      after: arrival.origin, introducedBy: arrival.target.flatMap { texts.introduction(of: $0) },
      in: &context)
    let position = PlaceListPhrases.position.text([
      "number": "\(list.index + 1)", "count": "\(list.entries.count)",
    ])
    let sound = player.sound(
      WalkSounds(walk: there, choices: choices), after: nil, isMarked: false,
      timeSincePreviousKey: speech.timeSincePreviousKey)
    return sound + say(Lists.items([position, point.line]))
  }
}
