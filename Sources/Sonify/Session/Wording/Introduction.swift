/// An introduction to a point that was looked for.
struct Introduction: Equatable, Sendable {
  /// The text that introduces the point.
  var text: String
  /// The form of the point after it.
  var form: Form

  /// The form in which a point is said.
  enum Form: Equatable, Sendable {
    /// Its x and its y, as after a plain step.
    case coordinates
    /// Its y, which is new, and its x: "268.8 in 1957".
    case valueAtPlace
    /// The same, as the point after a gap.
    case afterGap
    /// Not said, since the introduction says everything.
    case nothing
  }

  /// Creates an introduction.
  init(_ text: String, form: Form = .coordinates) { (self.text, self.form) = (text, form) }
}
