import Sonify

/// What was found in a chart, as text.
struct FindingReport {
  private let findings: [ChartFinding]
  private let name: String

  /// Creates the report.
  /// - Parameters:
  ///   - findings: the findings.
  ///   - name: the name of the chart's file.
  init(_ findings: [ChartFinding], name: String) {
    self.findings = findings
    self.name = name
  }

  /// A line for each finding, or one that there is none.
  var lines: String {
    guard !findings.isEmpty else { return AuditMessages.noFindings.text() + "\n" }
    return findings.map { $0.line + "\n" }.joined()
  }

  /// The same for programs.
  var json: String {
    let items = findings.map { finding in
      let members = [
        "\"rule\": \(JSONText.quoted(finding.rule.rawValue))",
        "\"criterion\": \(quoted(finding.rule.criterion))",
        "\"where\": \(quoted(finding.place))",
        "\"value\": \(finding.value.map(JSONText.number) ?? "null")",
        "\"limit\": \(finding.limit.map(JSONText.number) ?? "null")",
        "\"problem\": \(JSONText.quoted(finding.problem))",
        "\"remedy\": \(JSONText.quoted(finding.remedy))",
      ]
      return "    {\n" + members.map { "      \($0)" }.joined(separator: ",\n") + "\n    }"
    }
    let list = items.isEmpty ? "" : "\n" + items.joined(separator: ",\n") + "\n  "
    return """
      {
        "source": \(JSONText.quoted(name)),
        "kind": "chart",
        "findings": [\(list)]
      }

      """
  }

  private func quoted(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }
}
