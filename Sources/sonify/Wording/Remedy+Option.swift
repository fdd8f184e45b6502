import Sonify

extension Remedy {
  /// The options to type for the choice, with placeholders in capitals.
  var option: String {
    switch self {
    case .format: RemedyPhrases.inputFormat.text()
    case .table: RemedyPhrases.table.text()
    case .cell: RemedyPhrases.cell.text()
    case .encoding(let encoding): "--encoding \(encoding.rawValue)"
    case .otherEncoding: RemedyPhrases.encoding.text()
    case .delimiter: RemedyPhrases.delimiter.text()
    case .skippedLines: RemedyPhrases.skipLines.text()
    case .header(let hasHeader): hasHeader ? "--header" : "--no-header"
    case .decimalComma(let isComma): isComma ? "--decimal-comma" : "--no-decimal-comma"
    case .groupingPoints: RemedyPhrases.groupingPoints.text()
    case .decimalSign(let sign): sign.question
    case .missingMarker(let text): RemedyPhrases.missing.text(["text": text])
    case .missingMarkers: RemedyPhrases.missingText.text()
    case .dateOrder(.dayFirst): "--day-first"
    case .dateOrder: "--month-first"
    case .fourDigitYears: RemedyPhrases.longYears.text()
    case .x: RemedyPhrases.x.text()
    case .y: RemedyPhrases.y.text()
    case .xAndY: RemedyPhrases.xAndY.text()
    case .oneY: RemedyPhrases.yAlone.text()
    case .series: RemedyPhrases.series.text()
    case .label: RemedyPhrases.label.text()
    case .oneSeries: RemedyPhrases.whereAlone.text()
    case .rows: RemedyPhrases.rows.text()
    case .conditions: "--where"
    case .first: "--first"
    case .last: "--last"
    case .grouping(let isGiven): isGiven ? "--group" : RemedyPhrases.group.text()
    case .period(let isGiven): isGiven ? "--every" : "--every row"
    case .order(let isGiven): isGiven ? "--sort" : RemedyPhrases.sort.text()
    case .kind: RemedyPhrases.kind.text()
    case .stacking(let isStacked): isStacked ? "--stack" : "--no-stack"
    case .binCount: RemedyPhrases.bins.text()
    case .xScale(let scale?): "--x-scale \(scale.rawValue)"
    case .xScale(nil): RemedyPhrases.xScale.text()
    case .yScale: RemedyPhrases.yScale.text()
    case .yRange: RemedyPhrases.yRange.text()
    case .oneYAxis: RemedyPhrases.oneAxis.text()
    case .xRange: RemedyPhrases.xRange.text()
    case .xGrid: RemedyPhrases.xGrid.text()
    case .yGrid: RemedyPhrases.yGrid.text()
    case .view: RemedyPhrases.view.text()
    case .invertedPitch: "--invert"
    }
  }

  /// Whether ``option`` asks if the choice fixes a value that could not be read.
  var isQuestion: Bool {
    switch self {
    case .groupingPoints, .decimalSign, .missingMarker: true
    default: false
    }
  }
}

extension Remedy.DecimalSign {
  fileprivate var question: String {
    switch self {
    case .comma: RemedyPhrases.comma.text()
    case .point: RemedyPhrases.point.text()
    case .detected: RemedyPhrases.leaveCommaOut.text()
    case .either(let withComma, let withPoint):
      RemedyPhrases.either.text(["thousands": withPoint, "decimal": withComma])
    }
  }
}
