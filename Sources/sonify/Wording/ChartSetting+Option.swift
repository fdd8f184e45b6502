import Sonify

extension InputError.Setting {
  /// The option of the setting.
  var option: String {
    switch self {
    case .x: "--x"
    case .y: "--y"
    case .series: "--series"
    case .label: "--label"
    case .tone(let property): "--\(property.rawValue)-by"
    case .binCount: "--bins"
    case .conditions: "--where"
    case .grouping: "--group"
    case .period: "--every"
    case .order: "--sort"
    case .first: "--first"
    case .last: "--last"
    case .kind: "--kind"
    case .stacking: "--stack"
    case .skippedLines: "--skip-lines"
    case .delimiter: "--delimiter"
    case .header(let hasHeader): hasHeader ? "--header" : "--no-header"
    case .decimalComma(let isComma): isComma ? "--decimal-comma" : "--no-decimal-comma"
    case .dateOrder(.monthFirst): "--month-first"
    case .dateOrder: "--day-first"
    case .encoding(let encoding): "--encoding \(encoding.rawValue)"
    case .otherEncoding: "--encoding"
    case .missingMarkers: "--missing"
    }
  }
}
