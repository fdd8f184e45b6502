import SonifyBase
import SonifyChart

/// The text of an axis's values in JSON.
struct JSONValueText {
  private enum Form {
    case number
    case date(DateText)
    case category([String])
  }

  private let form: Form
  /// The divisor of differences along the axis: those of dates are in days of 86,400 s.
  let unitLength: Double

  init(_ axis: DataAxis) {
    switch axis {
    case .categorical(let axis): (form, unitLength) = (.category(axis.categories), 1)
    case .numeric(let axis):
      if case .date(let granularity) = axis.quantity {
        (form, unitLength) = (.date(DateText(granularity: granularity)), 86_400)
      } else {
        (form, unitLength) = (.number, 1)
      }
    }
  }

  /// Returns a value as a number, a quoted date or a quoted category, or nil if it has none of
  /// these.
  func text(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    switch form {
    case .number: return JSONText.number(value)
    case .date(let text): return JSONText.quoted(text.iso8601(value))
    case .category(let names):
      guard let index = Int(exactly: value.rounded()), names.indices.contains(index) else {
        return nil
      }
      return JSONText.quoted(names[index])
    }
  }

  /// Returns a value that may lie between those of the data, with a date as fine as it needs.
  func fineText(_ value: Double) -> String? {
    guard case .date(let text) = form, value.isFinite else { return self.text(value) }
    return JSONText.quoted(text.exactISO8601(value))
  }

  /// Returns the difference of two values, in days for dates, or nil if it is not finite.
  func extent(_ difference: Double) -> String? {
    let extent = difference / unitLength
    return extent.isFinite ? JSONText.number(extent) : nil
  }
}
