import SonifyBase

extension DateFormat {
  /// An example of the format, for messages: "2012-01-31"; "1/31/2012, month first".
  package var exampleInWords: String {
    switch form {
    case .slashedMonthFirst: ExamplePhrases.monthFirst.text(["example": example])
    case .slashedDayFirst: ExamplePhrases.dayFirst.text(["example": example])
    default: example
    }
  }
}
