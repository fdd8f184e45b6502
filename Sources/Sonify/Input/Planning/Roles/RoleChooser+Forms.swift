import SonifyBase
import SonifyTables

/// Answers to the questions of a form.
extension RoleChooser {
  /// A column of answers.
  struct Question {
    let column: Int
    /// Whether the answers are ratings and no texts.
    let isRating: Bool
    /// The columns of further ratings.
    let otherRatings: [Int]
  }

  /// The question whose answers say most if the rows are answers of people to a form, as Google Forms writes them
  /// under their time: the first of ratings, else the first with a few texts; nil if they are none or what was measured.
  ///
  /// People answer now and then; a diary and a log are in order and have an even pace, or one row a day.
  var question: Question? {
    guard let time = profiles.first, time.content?.isDate == true,
      Self.timestamps.contains(time.name), taken.isEmpty, time.comesInBursts,
      case let days = (time.summary.maximum - time.summary.minimum) / 86_400,
      time.isUnordered || Double(time.summary.present) > days + 1
    else { return nil }
    let others = profiles.indices.dropFirst().filter { !profiles[$0].hasNoValues }
    let areAsked = others.contains {
      profiles[$0].name.contains("?") || profiles[$0].headerWords.words.count > 3
    }
    let numbers = others.filter { profiles[$0].content == .number }
    guard areAsked, numbers.allSatisfy({ isRating($0) }) else { return nil }
    if let rating = numbers.first {
      return Question(column: rating, isRating: true, otherRatings: Array(numbers.dropFirst()))
    }
    let choice = others.first {
      profiles[$0].content == .text && profiles[$0].isOftenRepeated
        && profiles[$0].distinct <= ColumnRoles.usualSeries
    }
    return choice.map { Question(column: $0, isRating: false, otherRatings: []) }
  }

  private func isRating(_ column: Int) -> Bool {
    let profile = profiles[column]
    return profile.summary.isWhole && profile.style == nil
      && profile.distinct > 1 && profile.distinct * 2 <= profile.sampled
      && profile.summary.minimum >= 0 && profile.summary.maximum <= 10
  }

  /// The header of the times of answers as forms spell it, in the languages of the program and some others.
  private static let timestamps: Set<String> = [
    "Timestamp", "Zeitstempel", "Horodateur", "Marca temporal", "Informazioni cronologiche",
    "Sygnatura czasowa", "Carimbo de data/hora", "Tijdstempel", "タイムスタンプ",
  ]
}
