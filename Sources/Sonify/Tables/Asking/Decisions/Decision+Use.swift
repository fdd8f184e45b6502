import SonifyBase

extension Decision {
  /// What a column is used for, and why.
  public enum Use: Equatable, Sendable {
    /// It is x, by a rule, or by the user's choice.
    case x(XRule?)
    /// Its values are counted.
    case counted
    /// It is y.
    case y
    /// Each of its values makes a series.
    case series
    /// Each of its values makes a row of a heat map.
    case cellRows
    /// It holds the units of the values.
    case units
    /// It names points.
    case labels
    /// Its values choose or sort rows.
    case rows
    /// It is not used.
    case none(Reason)
  }

  /// Why a column is not used.
  public enum Reason: Equatable, Sendable {
    /// It has no values.
    case empty
    /// Its numbers count rows.
    case counter
    /// Its numbers identify things.
    case identifier
    /// Its numbers are years or parts of dates.
    case calendar
    /// Its numbers are places on a map.
    case coordinate
    /// Its dates or times are not the first.
    case time
    /// Its numbers are 0 and 1 and mark rows.
    case flag
    /// Its numbers are nothing but 0, as counts of errors often are.
    case zeros
    /// Its numbers are all the same.
    case constant
    /// Its numbers count the steps of a program.
    case steps
    /// Its numbers stand for kinds of rows, or for their parts.
    case kinds
    /// Its numbers say how good the values of others are.
    case grades
    /// Its numbers say how certain the values of others are.
    case uncertainty
    /// Its numbers say how often something was run to measure it.
    case runs
    /// Its numbers are the ranks of the rows.
    case rank
    /// Its numbers are the same in all rows of each series.
    case attribute
    /// Its few numbers are events among many readings.
    case events
    /// Its numbers order the rows as x does.
    case repeated
    /// Its rows are those of another x, as in a second table beside the first.
    case otherX
    /// Its values are those of another column, perhaps in another unit.
    case sameValues
    /// Its numbers are the sums or the means of the other columns.
    case sumOfOthers
    /// Its numbers do not add up as others do, such as prices beside payments.
    case level
    /// Its numbers are a measure, and others are used.
    case measure
    /// It holds texts that are neither the x nor the names of series or points.
    case text
  }
}

extension Decision.Use {
  var phrase: Phrase {
    switch self {
    case .x(let rule): rule?.phrase ?? UsePhrases.chosen
    case .counted: UsePhrases.counted
    case .y: UsePhrases.y
    case .series: UsePhrases.series
    case .cellRows: UsePhrases.cellRows
    case .units: UsePhrases.units
    case .labels: UsePhrases.labels
    case .rows: UsePhrases.rows
    case .none(.empty): UsePhrases.empty
    case .none(.counter): UsePhrases.counter
    case .none(.identifier): UsePhrases.identifier
    case .none(.calendar): UsePhrases.calendar
    case .none(.coordinate): UsePhrases.coordinate
    case .none(.time): UsePhrases.time
    case .none(.flag): UsePhrases.flag
    case .none(.zeros): UsePhrases.zeros
    case .none(.constant): UsePhrases.constant
    case .none(.steps): UsePhrases.stepCounter
    case .none(.kinds): UsePhrases.kinds
    case .none(.grades): UsePhrases.grades
    case .none(.uncertainty): UsePhrases.uncertainty
    case .none(.runs): UsePhrases.runs
    case .none(.rank): UsePhrases.rank
    case .none(.attribute): UsePhrases.attribute
    case .none(.events): UsePhrases.events
    case .none(.repeated): UsePhrases.repeated
    case .none(.otherX): UsePhrases.otherX
    case .none(.sameValues): UsePhrases.sameValues
    case .none(.sumOfOthers): UsePhrases.sumOfOthers
    case .none(.level): UsePhrases.level
    case .none(.measure): UsePhrases.measure
    case .none(.text): UsePhrases.text
    }
  }
}

extension XRule {
  fileprivate var phrase: Phrase {
    switch self {
    case .dates: UsePhrases.dates
    case .calendarNames: UsePhrases.calendarNames
    case .years: UsePhrases.years
    case .steps: UsePhrases.steps
    case .repeatedSteps: UsePhrases.repeatedSteps
    case .places: UsePhrases.places
    case .names: UsePhrases.names
    case .pairs: UsePhrases.pairs
    case .groups: UsePhrases.groups
    case .counters: UsePhrases.counters
    case .cells: UsePhrases.cells
    }
  }
}
