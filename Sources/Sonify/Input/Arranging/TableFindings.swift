import SonifyTables

/// A table that was read, with what is known of it.
struct TableFindings {
  /// The rows that meet all conditions.
  var table: Table
  /// What is known of the columns.
  var profiles: [ColumnProfile]
  /// The roles of the columns.
  var roles: ColumnRoles
  /// How time runs across the columns, if it does and the user chose no columns.
  var across: WideTable?
  /// The number of rows that were read.
  var rowCount: Int
  /// The malformed rows and cells that were skipped.
  var skipped = SkippedFaults()
  /// The decisions that were made, such as skipping rows.
  var decisions: [Decision]
}
