import ArgumentParser
import Sonify

/// Prints the SQL that summarises a table.
struct QueryCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "query", abstract: QueryHelp.abstract,
      discussion: """
        \(QueryHelp.discussion.text())

          psql -c "$(sonify query trades --x ts --y price --x-scale time \\
            --dialect postgresql)" --csv | sonify -
        """)
  }

  @Argument(
    help: ArgumentHelp(QueryHelp.table, ValueNames.sqlTable), transform: Self.parseTable)
  var table: SQLTable

  @Option(help: ArgumentHelp(QueryHelp.x, ValueNames.column), transform: Self.parseName)
  var x: String

  @Option(help: ArgumentHelp(QueryHelp.y, ValueNames.column), transform: Self.parseName)
  var y: String

  @Option(help: ArgumentHelp(QueryHelp.series, ValueNames.column), transform: Self.parseName)
  var series: String?

  @Option(help: ArgumentHelp(QueryHelp.xScale, ValueNames.scale))
  var xScale = SlotQuery.Scale.linear

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(QueryHelp.xRange, ValueNames.range), transform: parseRange)
  var xRange: ChartChoices.AxisRange?

  @Option(
    name: .customLong("where"), help: ArgumentHelp(QueryHelp.conditions, ValueNames.condition),
    transform: parseCondition)
  var conditions: [RowChoices.Condition] = []

  @Option(
    help: ArgumentHelp(QueryHelp.slots, ValueNames.count), transform: Self.parseSlots)
  var slots = SlotQuery.usualSlots

  @Option(help: ArgumentHelp(QueryHelp.dialect, ValueNames.dialect))
  var dialect: SQLDialect

  @OptionGroup var language: LanguageArguments

  func run() throws {
    var query = SlotQuery(table, x: x, y: y)
    query.series = series
    query.scale = xScale
    query.conditions = conditions
    query.slots = slots
    query.xRange = xRange
    do {
      try StandardOutput.write(try query.statement(in: dialect) + "\n")
    } catch let error as InputError {
      throw CommandFailure(error)
    }
  }

  private static func parseTable(_ text: String) throws -> SQLTable {
    guard let table = SQLTable(parsing: text) else {
      throw ValidationError(ArgumentFaults.sqlTable)
    }
    return table
  }

  private static func parseName(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError(ArgumentFaults.emptyColumn) }
    return text
  }

  private static func parseSlots(_ text: String) throws -> Int {
    guard let count = Int(text), (1...SlotQuery.maxSlots).contains(count) else {
      throw ValidationError(ArgumentFaults.slots, ["maximum": "\(SlotQuery.maxSlots)"])
    }
    return count
  }
}
