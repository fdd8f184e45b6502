import ArgumentParser
import Sonify

/// The options for lines of braille, the same for every command that writes them.
struct BrailleArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(BrailleHelp.cells, ValueNames.count),
    transform: parseCells)
  var cells: Int?

  @Option(
    help: ArgumentHelp(BrailleHelp.dots, ValueNames.dots),
    transform: parseDots)
  var dots: BrailleText.Style.Dots?

  @Flag(help: ArgumentHelp(BrailleHelp.brailleAscii))
  var brailleAscii = false

  func validate() throws {
    if brailleAscii, dots == .eight {
      throw ValidationError(ArgumentFaults.asciiHasSixDots)
    }
  }

  /// Whether any of these options was given.
  var areGiven: Bool { cells != nil || dots != nil || brailleAscii }

  /// The options as a library style.
  var style: BrailleText.Style {
    var style = BrailleText.Style()
    if let cells { style.cells = cells }
    if let dots { style.dots = dots }
    style.isASCII = brailleAscii
    return style
  }
}

private func parseCells(_ text: String) throws -> Int {
  let allowed = BrailleText.Style.allowedCells
  guard let count = Int(text), allowed.contains(count) else {
    throw ValidationError(
      ArgumentFaults.cells,
      ["minimum": "\(allowed.lowerBound)", "maximum": "\(allowed.upperBound)"])
  }
  return count
}

private func parseDots(_ text: String) throws -> BrailleText.Style.Dots {
  guard let count = Int(text), let dots = BrailleText.Style.Dots(rawValue: count) else {
    throw ValidationError(ArgumentFaults.dots)
  }
  return dots
}
