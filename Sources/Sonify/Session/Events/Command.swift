/// A command that a listener gives a session with a key.
enum Command: CaseIterable, Sendable {
  case previousPoint, nextPoint, tenthBack, tenthForward, firstPoint, lastPoint
  case nextSeries, previousSeries
  case lowestOfSeries, highestOfSeries, lowestOfChart, highestOfChart
  case nextHigher, nextLower, numberedSeries
  case nextLandmark, previousLandmark, nextLandmarkChoice, previousLandmarkChoice
  case play, playBackwards, playAllHere, stop, faster, slower
  case repeatPoint, sayX, sayY, whereAmI, describe, statistics
  case zoomIn, zoomOut, wholeChart, panLeft, panRight
  case setMark, eraseMark, compare, playLoop, list, goTo, legend
  case changeTicks, changeMode, louder, softer, changeVerbosity, changeBraille,
    swapBraille, changeSpeech, soundOptions, nextSourceView
  case help, quit

  /// The keys for the command: first a letter, which every terminal, keyboard and screen reader
  /// passes on, then others.
  var keys: [SessionKey] {
    switch self {
    case .previousPoint: ["h", .left]
    case .nextPoint: ["l", .right]
    case .tenthBack: ["H", .controlLeft]
    case .tenthForward: ["L", .controlRight]
    case .firstPoint: ["a", .home]
    case .lastPoint: ["e", .end]
    case .nextSeries: ["j", .down, .pageDown]
    case .previousSeries: ["k", .up, .pageUp]
    case .lowestOfSeries: ["f", "["]
    case .highestOfSeries: ["F", "]"]
    case .lowestOfChart: ["u", "{"]
    case .highestOfChart: ["U", "}"]
    case .nextHigher: ["K"]
    case .nextLower: ["J"]
    case .numberedSeries: ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    case .nextLandmark: ["n"]
    case .previousLandmark: ["N"]
    case .nextLandmarkChoice: ["r"]
    case .previousLandmarkChoice: ["R"]
    case .play: ["p", " "]
    case .playBackwards: ["P"]
    case .playAllHere: ["C"]
    case .stop: ["s", .backspace, .escape]
    case .faster: ["."]
    case .slower: [","]
    case .repeatPoint: [.enter]
    case .sayX: ["x"]
    case .sayY: ["y"]
    case .whereAmI: ["w"]
    case .describe: ["d"]
    case .statistics: ["i"]
    case .zoomIn: ["+", "="]
    case .zoomOut: ["-"]
    case .wholeChart: ["z"]
    case .panLeft: ["<"]
    case .panRight: [">"]
    case .setMark: ["m"]
    case .eraseMark: ["E"]
    case .compare: ["M"]
    case .playLoop: ["O"]
    case .list: ["I"]
    case .goTo: ["G", "/"]
    case .legend: ["g"]
    case .changeTicks: ["t"]
    case .changeMode: ["c"]
    case .louder: ["V"]
    case .softer: ["v"]
    case .changeVerbosity: ["D"]
    case .changeBraille: ["b"]
    case .swapBraille: ["B"]
    case .changeSpeech: ["S"]
    case .soundOptions: ["T"]
    case .nextSourceView: ["W"]
    case .help: ["o", "?", .f1]
    case .quit: ["q"]
    }
  }

  /// Creates the command for a key, or nil if the key has none.
  init?(_ key: SessionKey) {
    guard let command = Self.byKey[key] else { return nil }
    self = command
  }

  private static let byKey = Dictionary(
    allCases.flatMap { command in command.keys.map { ($0, command) } },
    uniquingKeysWith: { first, _ in first })
}

extension SessionKey: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key for a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
