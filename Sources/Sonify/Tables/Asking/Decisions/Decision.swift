/// A choice that was made automatically between the data and the chart.
///
/// Decisions are cases with values, grouped by subject:
///
/// ```swift
/// for case .role(.x(let column)) in loaded.decisions { print("x is \(column)") }
/// ```
public enum Decision: Equatable, Sendable {
  /// The format of the data.
  case format(Format)
  /// The format of the cells of a table.
  case writing(Writing)
  /// Which table of a page or a workbook is used, and which of its rows.
  case table(TableChoice)
  /// The role of a column.
  case role(Role)
  /// Which rows are used, and in which order.
  case rows(Rows)
  /// How the points of the chart were made from the rows.
  case points(Points)
  /// The layout of an axis.
  case axis(Axis)
  /// A part of a chart document that has no effect.
  case document(Document)
  /// A part of a Vega-Lite specification, and what was done with it.
  case specification(Specification)

  /// The decision in one phrase without a period: "x is year".
  public var text: String {
    switch self {
    case .format(let decision): decision.text
    case .writing(let decision): decision.text
    case .table(let decision): decision.text
    case .role(let decision): decision.text
    case .rows(let decision): decision.text
    case .points(let decision): decision.text
    case .axis(let decision): decision.text
    case .document(let decision): decision.text
    case .specification(let decision): decision.text
    }
  }

  /// Whether a listener should hear of the decision without asking; the others matter only if the
  /// chart is not as expected.
  public var isReported: Bool {
    switch self {
    case .format(let decision): decision.isReported
    case .writing(let decision): decision.isReported
    case .table(let decision): decision.isReported
    case .role(let decision): decision.isReported
    case .rows(let decision): decision.isReported
    case .points(let decision): decision.isReported
    case .axis(let decision): decision.isReported
    case .document: true
    case .specification(let decision): decision.isReported
    }
  }

  /// The choice that changes the outcome, or nil if there is none.
  public var remedy: Remedy? {
    switch self {
    case .format(let decision): decision.remedy
    case .writing(let decision): decision.remedy
    case .table(let decision): decision.remedy
    case .role(let decision): decision.remedy
    case .rows(let decision): decision.remedy
    case .points(let decision): decision.remedy
    case .axis(let decision): decision.remedy
    case .document: nil
    case .specification(let decision): decision.remedy
    }
  }
}
