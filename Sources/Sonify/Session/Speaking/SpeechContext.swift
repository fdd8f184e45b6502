/// What earlier texts have made known, and later ones need not repeat.
struct SpeechContext: Equatable, Sendable {
  /// The level whose name a listener heard last.
  private var heardLevel: Int?
  /// The level that the latest text is about.
  private var textLevel: Int?
  /// The y axes whose unit was said, counted from 0.
  private var axesWithUnitsSaid: Set<Int> = []
  /// Whether a text may never be read out, because another key may follow.
  private var isHurried = false

  /// Takes note of a key, whose text is about nothing as yet.
  mutating func keyPressed(isHurried: Bool) { (textLevel, self.isHurried) = (nil, isHurried) }

  /// Takes note that the latest text is read out.
  mutating func readOut() { heardLevel = textLevel ?? heardLevel }

  /// Takes note that a text is about a level.
  /// - Returns: whether the level is another than the listener heard of last.
  ///
  /// Texts of hurried keys are not heard, and playing leads on to other series.
  mutating func isNew(level: Int?) -> Bool {
    textLevel = level
    return heardLevel != level
  }

  /// Takes note that a value on a y axis is said.
  /// - Returns: whether it is the first, so that its unit is news.
  mutating func isUnitNew(onAxis axis: Int) -> Bool {
    guard !isHurried else { return false }
    return axesWithUnitsSaid.insert(axis).inserted
  }
}
