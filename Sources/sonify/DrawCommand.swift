import ArgumentParser
import Sonify

/// Draws a chart as a picture.
struct DrawCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "draw", abstract: DrawHelp.abstract,
      discussion: DrawHelp.discussion.text())
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(DrawHelp.output, ValueNames.file),
    completion: .file(extensions: ["svg", "brf"]))
  var output: String

  @Option(help: ArgumentHelp(DrawHelp.theme, ValueNames.theme))
  var theme: DrawnTheme?

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
    if theme == .tactile, textSize != nil {
      throw ValidationError(ArgumentFaults.tactileHasOneSize)
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
    let theme = theme ?? .auto
    let drawing = chart.drawing(
      theme == .tactile ? .tactile : PictureOptions(textSize: Double(textSize ?? 100)))
    if theme == .tactile, !quiet { note(sizeOf: drawing) }
    return Array(drawing.svg(theme: theme.colours).utf8)
  }

  /// Prints the size of a picture for touch, which must not change on paper.
  private func note(sizeOf drawing: Drawing) {
    let size = [drawing.width, drawing.height].map { ($0 / Drawing.millimetre).rounded() }
    let values = ["width": "\(Int(size[0]))", "height": "\(Int(size[1]))"]
    // A4 paper on its side, with margins of a centimetre.
    let fits = size[0] <= 277 && size[1] <= 190
    StandardError.note(
      (fits ? DrawReport.tactileSize : DrawReport.largeTactileSize).text(filling: values))
  }
}

/// The looks of a picture: the colours of a theme, or a form for touch.
enum DrawnTheme: String, NamedChoice {
  case light, dark, contrast, auto, tactile

  /// The colours; a picture for touch has none.
  var colours: PictureTheme { PictureTheme(rawValue: rawValue) ?? .light }
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
