import SonifyBase

extension Decision {
  /// Members of a chart document that were ignored, by their paths, as in "series[1].colour".
  public enum Document: Equatable, Sendable {
    /// Unknown members: the first of them, and their number.
    case unknownMembers([String], count: Int)
    /// Members that occur twice in an object, whose last value is used: the first of them, and
    /// their number.
    case repeatedMembers([String], count: Int)
    /// The points of a series were sorted by x.
    case pointsSorted
  }
}

extension Decision.Document {
  var text: String {
    switch self {
    case .unknownMembers(let paths, let count):
      DocumentChoicePhrases.passedOver.text(["names": Self.listed(paths, count)])
    case .repeatedMembers(let paths, let count):
      (count == 1 ? DocumentChoicePhrases.repeatedMember : DocumentChoicePhrases.repeatedMembers)
        .text(["names": Self.listed(paths, count)])
    case .pointsSorted: ArrangingPhrases.pointsSorted.text()
    }
  }

  private static func listed(_ paths: [String], _ count: Int) -> String {
    Lists.items(paths.map { UntrustedText.harmless($0, limit: 100) }, of: count)
  }
}
