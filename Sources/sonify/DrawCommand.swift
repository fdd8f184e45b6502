import ArgumentParser
import Sonify

/// Draws a chart as a picture.
struct DrawCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "draw", abstract: DrawHelp.abstract.text(),
      discussion: DrawHelp.discussion.text())
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(DrawHelp.output, ValueNames.file),
    completion: .file(extensions: ["svg", "brf"]))
  var output: String

  @Option(help: ArgumentHelp(DrawHelp.theme, ValueNames.theme))
  var theme: PictureTheme?

  @Option(
    help: ArgumentHelp(DrawHelp.textSize, ValueNames.percent),
    transform: parseTextSize)
  var textSize: Int?

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func validate() throws {
    if output.isEmpty {
      throw ValidationError(ArgumentFaults.noName)
    }
    guard
      isBraille || output == "-" || output.lowercased().hasSuffix(".svg")
        || SoundFileSink.isStream(path: output)
    else {
      throw ValidationError(ArgumentFaults.pictureName)
    }
    if isBraille, theme != nil || textSize != nil {
      throw ValidationError(ArgumentFaults.brailleHasOneSize)
    }
  }

  private var isBraille: Bool { output.lowercased().hasSuffix(".brf") }

  func run() throws {
    try chart.refuse(output: output)
    let loaded = try chart.load()
    try chart.refuse(output: output, named: loaded.namedFiles)
    if !quiet { StandardError.note(choices: loaded.sentences) }
    let bytes = isBraille ? loaded.chart.brailleDocument().brf : picture(of: loaded.chart)
    guard output != "-" else { return try StandardOutput.write(bytes) }
    try FileOutput(path: output).write { write throws(CommandFailure) in try write(bytes) }
  }
}

extension DrawCommand {
  private func picture(of chart: ChartDescriptor) -> [UInt8] {
    let drawing = chart.drawing(PictureOptions(textSize: Double(textSize ?? 100)))
    return Array(drawing.svg(theme: theme ?? .auto).utf8)
  }
}

private func parseTextSize(_ text: String) throws -> Int {
  let allowed = PictureOptions.allowedTextSizes
  guard let percent = Int(text), allowed.contains(Double(percent)) else {
    throw ValidationError(
      ArgumentFaults.textSize,
      ["minimum": "\(Int(allowed.lowerBound))", "maximum": "\(Int(allowed.upperBound))"])
  }
  return percent
}
