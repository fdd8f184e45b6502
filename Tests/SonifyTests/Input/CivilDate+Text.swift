@testable import SonifyBase

extension CivilDate {
  /// The date as "2024-01-31".
  var text: String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
