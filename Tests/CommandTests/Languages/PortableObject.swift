import Foundation

/// A catalogue as translators write it, `.po` or `.pot`.
struct PortableObject {
  /// One sentence.
  struct Entry {
    var context: String
    /// The English sentence, or its form for one thing.
    var one: String
    /// The English form for other numbers of things.
    var other: String?
    /// What is said in the language, in all of its forms.
    var forms: [String]
  }

  /// The lines behind the name of each field, as "Language".
  var header: [String: String] = [:]
  var entries: [Entry] = []

  /// Reads a catalogue; sentences that are no longer in use are passed over.
  init(parsing text: String) {
    for block in text.components(separatedBy: "\n\n") {
      var fields: [(name: String, text: String)] = []
      for line in block.split(separator: "\n") where !line.hasPrefix("#") {
        if line.hasPrefix("\"") {
          fields[fields.count - 1].text += Self.unquoted(line[...])
        } else if let space = line.firstIndex(of: " ") {
          fields.append((String(line[..<space]), Self.unquoted(line[space...].dropFirst())))
        }
      }
      let values = Dictionary(fields.map { ($0.name, $0.text) }) { first, _ in first }
      guard let one = values["msgid"] else { continue }
      let forms = fields.filter { $0.name.hasPrefix("msgstr") }.map(\.text)
      if one.isEmpty {
        for line in (forms.first ?? "").split(separator: "\n") {
          guard let colon = line.range(of: ": ") else { continue }
          header[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
        }
      } else {
        entries.append(
          Entry(
            context: values["msgctxt"] ?? "", one: one, other: values["msgid_plural"], forms: forms)
        )
      }
    }
  }

  /// The catalogue as a text for `msgfmt`.
  var text: String {
    var lines = ["msgid \"\"", "msgstr \"\""]
    lines += header.sorted { $0.key < $1.key }.map { Self.quoted("\($0.key): \($0.value)\n") }
    for entry in entries {
      lines += ["", "msgctxt \(Self.quoted(entry.context))", "msgid \(Self.quoted(entry.one))"]
      if let other = entry.other {
        lines.append("msgid_plural \(Self.quoted(other))")
        lines += entry.forms.enumerated().map { "msgstr[\($0.offset)] \(Self.quoted($0.element))" }
      } else {
        lines.append("msgstr \(Self.quoted(entry.forms.first ?? ""))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")]

  private static func quoted(_ text: String) -> String {
    let inner = escapes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return "\"\(inner)\""
  }

  private static func unquoted(_ text: Substring) -> String {
    escapes.reversed().reduce(String(text.dropFirst().dropLast())) {
      $0.replacingOccurrences(of: $1.1, with: $1.0)
    }
  }
}

extension PortableObject {
  /// The project's own folder.
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// All sentences of the sources, as translators get them.
  static func template() async throws -> PortableObject {
    let place = try Workplace()
    let outcome = try await Program(
      project.appending(path: "scripts/translations.sh").path,
      ["extract", place.file("sonify.pot")]
    ).run()
    guard outcome.ending == .exit(0) else { throw LanguageFault(text: outcome.error) }
    return PortableObject(
      parsing: String(decoding: try place.bytes(of: "sonify.pot"), as: UTF8.self))
  }

  /// The languages into which sonify is translated, and their catalogues.
  static func translations() throws -> [String: PortableObject] {
    let folder = project.appending(path: "po")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".po") }.map {
        let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        return (String($0.dropLast(3)), PortableObject(parsing: text))
      })
  }
}

/// Why a catalogue could not be made.
struct LanguageFault: Error {
  var text: String
}
