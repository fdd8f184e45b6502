import Sonify

/// What query does, and its options.
enum QueryHelp {
  static let abstract = Phrase("Print the SQL that summarises a table of a database for hearing.")
  /// What is typed stays as it is.
  static let discussion = Phrase(
    """
    The statement divides the rows into slots along x and returns a row for each slot. sonify reads \
    the result and plays it as it would play all rows:
    """)

  static let table = Phrase(
    "Summarise TABLE or SCHEMA.TABLE. Put a part with a dot in it in quotation marks.")
  static let x = Phrase("Use COLUMN, a name, as x.")
  static let y = Phrase("Use COLUMN, a name, as y.")
  static let series = Phrase("Make one series for each value in COLUMN.")
  static let xScale = Phrase(
    "Divide x by SCALE: linear for numbers, log for ratios of numbers, time for dates. [linear]")
  static let conditions = Phrase(
    "Use only rows where COLUMN is VALUE. Other tests: != < <= > >=. Repeat to combine tests.")
  static let dialect = Phrase("Write SQL for DIALECT: postgresql, duckdb, spark or sqlite.")
  static let slots = Phrase("Divide x into COUNT slots. [285]")
  static let xRange = Phrase(
    "Divide x from LOW to HIGH; rows outside are left out. [from the data, by one more scan]")
}
