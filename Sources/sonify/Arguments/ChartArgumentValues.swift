import ArgumentParser
import Sonify

/// A kind of chart, or `auto` to choose it from the data.
enum KindArgument: String, NamedChoice {
  case line, bar, scatter, histogram, box, candlestick, band, heatmap, auto

  var kind: ChartKind? { ChartKind(rawValue: rawValue) }
}

/// The number of bins of a histogram, or nil to choose it from the data.
struct BinsArgument {
  var count: Int?
}

/// The encoding of text: one that is read as it is, or the name of one that is converted.
enum EncodingArgument {
  case read(ReadingOptions.Encoding)
  case converted(from: String)

  init(parsing text: String) throws {
    let name = text.lowercased().filter { $0 != "-" && $0 != "_" }
    if ["utf8", "ascii", "usascii"].contains(name) {
      self = .read(.utf8)
    } else if ["latin1", "l1", "iso88591", "windows1252", "cp1252"].contains(name) {
      self = .read(.latin1)
    } else if ReadingOptions.canConvert(from: text) {
      self = .converted(from: text)
    } else {
      throw ValidationError(ArgumentFaults.encoding)
    }
  }
}

/// Whether the day or the month comes first in dates with slashes.
enum DateOrderArgument: String, EnumerableFlag {
  case dayFirst, monthFirst

  var order: ReadingOptions.DateOrder { ReadingOptions.DateOrder(rawValue: rawValue) ?? .auto }

  static func help(for value: DateOrderArgument) -> ArgumentHelp? {
    switch value {
    case .dayFirst: ArgumentHelp(ChartHelp.dayFirst)
    case .monthFirst: ArgumentHelp(ChartHelp.monthFirst)
    }
  }
}

/// The scales of the y axis: those for numbers.
enum YScaleArgument: String, NamedChoice {
  case auto, linear, log

  var choice: ChartChoices.Scale { ChartChoices.Scale(rawValue: rawValue) ?? .auto }
}
