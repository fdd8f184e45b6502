import Sonify

/// What a publication states of its own accessibility, as text.
struct PublicationReport {
  private let publication: Publication
  private let name: String

  /// Creates the report.
  /// - Parameters:
  ///   - publication: the publication.
  ///   - name: the name of its file.
  init(_ publication: Publication, name: String) {
    self.publication = publication
    self.name = name
  }

  /// Returns a line for each title and each statement, in the order of the guide.
  func lines(descriptive: Bool) -> String {
    var lines: [String] = []
    for field in publication.displayGuide.fields where !field.statements.isEmpty {
      lines.append(AuditMessages.title.text(["title": field.title()]))
      lines += field.statements.map { "  " + $0.localized(descriptive: descriptive) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The same for programs: fields and statements with their identifiers.
  var json: String {
    var members = [
      "\"source\": \(JSONText.quoted(name))",
      "\"kind\": \(JSONText.quoted(publication.kind.rawValue))",
      "\"title\": \(quoted(publication.title))",
      "\"language\": \(quoted(publication.language))",
    ]
    let fields = publication.displayGuide.fields.map { field in
      let statements = field.statements.map { statement in
        """
              { "id": \(JSONText.quoted(statement.id.rawValue)),
                "compact": \(JSONText.quoted(statement.localized(descriptive: false))),
                "descriptive": \(JSONText.quoted(statement.localized(descriptive: true))) }
        """
      }
      return """
            {
              "id": \(JSONText.quoted(field.id.rawValue)),
              "title": \(JSONText.quoted(field.title())),
              "shouldDisplay": \(field.shouldDisplay),
              "statements": [\(list(statements, indent: "      "))]
            }
        """
    }
    members.append("\"fields\": [\(list(fields, indent: "  "))]")
    return "{\n" + members.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
  }

  private func list(_ items: [String], indent: String) -> String {
    items.isEmpty ? "" : "\n" + items.joined(separator: ",\n") + "\n" + indent
  }

  private func quoted(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }
}
