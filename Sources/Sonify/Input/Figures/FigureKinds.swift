import SonifyBase
import SonifyTables

/// Parts of a figure whose kind of chart is not supported.
enum FigureKinds {
  /// The maximum number of kinds that are listed.
  private static let listedCount = 3

  /// Records that a part is skipped.
  /// - Parameters:
  ///   - node: the part.
  ///   - kind: its kind in the words of the library.
  ///   - unsupported: gets the decision.
  static func note(_ node: DocumentNode, _ kind: String, _ unsupported: inout UnsupportedParts) {
    unsupported.note(
      FigurePhrases.skippedKind.text([
        "part": node.path, "kind": UntrustedText.harmless(kind, limit: 40).quoted,
      ]), at: node.path)
  }

  /// Returns the error for a figure without any series that can be played.
  /// - Parameters:
  ///   - parts: where the kind of each series stands, and the kind.
  ///   - isAnyHidden: whether there are series that the chart does not show.
  /// - Returns: the error, at the first part.
  static func fault(
    _ parts: [(node: DocumentNode, kind: String)], isAnyHidden: Bool
  ) -> SpecificationError {
    guard let first = parts.first else {
      let phrase = isAnyHidden ? FigureFaultPhrases.allHidden : FigureFaultPhrases.noSeries
      return SpecificationError(path: "", phrase.text())
    }
    var kinds: [String] = []
    for part in parts {
      let kind = UntrustedText.harmless(part.kind, limit: 40).quoted
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return SpecificationError(
      first.node,
      FigureFaultPhrases.onlyKinds.text([
        "kinds": Lists.items(Array(kinds.prefix(listedCount)), of: kinds.count)
      ]))
  }
}
