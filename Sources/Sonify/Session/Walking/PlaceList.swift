import SonifyChart

/// A list of marks and landmarks, of which a listener chooses one to go to.
struct PlaceList: Equatable, Sendable {
  /// The entries, at least one.
  let entries: [Entry]
  /// The index of the entry at which the listener is.
  private(set) var index = 0

  /// A point to go to.
  enum Entry: Equatable, Sendable {
    /// A mark in any series.
    case mark(Mark)
    /// A landmark of the series at the cursor.
    case landmark(Landmark)
  }

  /// Creates a list at its first entry; nil if there are none.
  init?(_ entries: [Entry]) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
  }

  /// The entry at which the listener is.
  var entry: Entry { entries[index] }

  /// Moves by a number of entries, back if negative.
  /// - Returns: whether there is such an entry.
  mutating func move(by step: Int) -> Bool {
    guard entries.indices.contains(index + step) else { return false }
    index += step
    return true
  }

  /// Moves to the first or the last entry.
  mutating func move(to end: RangeEnd) { index = end == .minimum ? 0 : entries.count - 1 }
}

extension Walk {
  /// Returns the marks in order of x, then the landmarks in view of the series at the cursor,
  /// without plain gridlines unless only these are chosen.
  mutating func places(_ choice: SessionSettings.Landmarks) -> PlaceList? {
    let marks = marks.all.sorted { $0.point.x < $1.point.x }
    let landmarks = landmarks(choice).filter { choice == .gridlines || $0.kinds != [.gridline] }
    return PlaceList(marks.map { .mark($0) } + landmarks.map { .landmark($0) })
  }

  /// Goes to the point of an entry.
  mutating func go(to entry: PlaceList.Entry) -> Outcome {
    switch entry {
    case .mark(let mark): go(to: mark)
    case .landmark(let landmark): arrive(at: landmark)
    }
  }
}
