/// The context that earlier texts have established and later ones need not repeat.
struct SpeechContext: Equatable, Sendable {
  /// The level whose name a listener heard last.
  private var heardLevel: Int?
  /// The level that the latest text is about.
  private var textLevel: Int?
  /// The indices of the y axes whose unit was said.
  private var axesWithUnitsSaid: Set<Int> = []
  /// Whether the text may never be read out, because another key may follow.
  private var isHurried = false

  /// Records a key, whose text has no level yet.
  mutating func keyPressed(isHurried: Bool) { (textLevel, self.isHurried) = (nil, isHurried) }

  /// Records that the latest text is read out.
  mutating func readOut() { heardLevel = textLevel ?? heardLevel }

  /// Records that the text is about a level.
  /// - Returns: whether the level differs from the one that the listener heard last.
  ///
  /// Texts of hurried keys are not heard, and playback moves to other series.
  mutating func isNew(level: Int?) -> Bool {
    textLevel = level
    return heardLevel != level
  }

  /// Records that a value on a y axis is said.
  /// - Returns: whether it is the first, so that its unit is new.
  mutating func isUnitNew(onAxis axis: Int) -> Bool {
    guard !isHurried else { return false }
    return axesWithUnitsSaid.insert(axis).inserted
  }
}
