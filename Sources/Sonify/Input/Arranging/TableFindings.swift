/// A table that was read, and what is known of it.
struct TableFindings {
  /// The rows that meet all conditions.
  var table: Table
  /// What is known of the columns.
  var profiles: [ColumnProfile]
  /// Which column plays which part.
  var roles: ColumnRoles
  /// How time runs across the columns, if it does and nobody says what the columns are.
  var across: ColumnsAcross?
  /// How many rows were read.
  var rowCount: Int
  /// What was decided, as which of them were left out.
  var decisions: [Decision]
}
