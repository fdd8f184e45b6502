/// What leads up to a point that was looked for.
struct Introduction: Equatable, Sendable {
  /// What the place is.
  var text: String
  /// How the point is said behind it.
  var form: Form

  /// How a point is said.
  enum Form: Equatable, Sendable {
    /// Its x and its y, as on the way.
    case coordinates
    /// Its y, which is the news, and where it stands: "268.8 in 1957".
    case valueAtPlace
    /// The same, as what follows a gap.
    case behindGap
    /// Not at all, since all was said.
    case nothing
  }

  /// Introduces a point.
  init(_ text: String, form: Form = .coordinates) { (self.text, self.form) = (text, form) }
}
