import SonifyBase

extension KeyScript {
  /// Creates a script from its text.
  /// - Throws: ``KeyScriptError`` at the first step that cannot be read, or that makes the script
  ///   too long.
  /// - Complexity: O(*n*) in the length of the text.
  package init(parsing text: String) throws(KeyScriptError) {
    var reader = Reader(text)
    var steps: [Step] = []
    var (count, clock) = (0, 0.0)
    while let word = try reader.nextWord() {
      var step = Step(
        action: .goTo(""), time: Seconds(clock), count: 1, interval: Self.usualInterval)
      switch word.text {
      case "wait":
        let time = try reader.argument(of: word, orElse: ScriptPhrases.noTime)
        clock += try Self.seconds(time.text[...], at: time.position).value
      case "goto":
        step.action = .goTo(
          try reader.argument(of: word, orElse: ScriptPhrases.noPlace).text)
      case "mark":
        step.action = .mark(try reader.argument(of: word, orElse: ScriptPhrases.noName).text)
      default:
        step = try Self.step(word, at: Seconds(clock))
      }
      if word.text != "wait" {
        clock += step.interval.value * Double(step.count)
        count += step.count
        steps.append(step)
      }
      guard count <= Self.maxCount else {
        throw word.error(ScriptPhrases.tooManyKeys)
      }
      guard clock <= Self.maxDuration.value else {
        throw word.error(ScriptPhrases.tooLong)
      }
    }
    self.init(steps: steps, duration: Seconds(clock))
  }

  /// Reads a key with its count and interval.
  private static func step(_ word: Word, at time: Seconds) throws(KeyScriptError) -> Step {
    // A first "*" or "@" is the key itself.
    let name =
      word.text.prefix(1) + word.text.dropFirst().prefix { $0 != "*" && $0 != "@" }
    guard let key = SessionKey(name: String(name)) else {
      throw word.error(ScriptPhrases.noSuchKey)
    }
    var step = Step(action: .key(key), time: time, count: 1, interval: usualInterval)
    var rest = word.text.dropFirst(name.count)
    if rest.first == "*" {
      let digits = rest.dropFirst().prefix { $0 != "@" }
      guard let count = Int(digits), (1...maxCount).contains(count) else {
        throw word.error(ScriptPhrases.badCount)
      }
      step.count = count
      rest = rest.dropFirst(1 + digits.count)
    }
    if rest.first == "@" {
      step.interval = try seconds(rest.dropFirst(), at: word.position)
    }
    return step
  }

  private static func seconds(
    _ text: Substring, at position: Int
  ) throws(KeyScriptError) -> Seconds {
    let (digits, factor) =
      if text.hasSuffix("ms") {
        (text.dropLast(2), 0.001)
      } else {
        (text.dropLast(text.hasSuffix("s") ? 1 : 0), text.hasSuffix("s") ? 1 : .nan)
      }
    guard let number = Double(digits), case let time = number * factor,
      (0...maxDuration.value).contains(time)
    else {
      let shown = UntrustedText.harmless(text, limit: 40)
      throw KeyScriptError(
        position: position, reason: ScriptPhrases.badTime.text(["word": shown]))
    }
    return Seconds(time)
  }

  /// A word of a script.
  private struct Word {
    /// The text, without quotes.
    var text: String
    /// The position of its first character, from 1.
    var position: Int

    func error(_ phrase: Phrase) -> KeyScriptError {
      let reason = phrase.text([
        "word": UntrustedText.harmless(text, limit: 40),
        "names": SessionKey.named.map(\.name).joined(separator: ", "),
      ])
      return KeyScriptError(position: position, reason: reason)
    }
  }

  /// A reader that divides a script at its spaces.
  private struct Reader {
    private var rest: Substring
    private var position = 1

    init(_ text: String) { rest = text[...] }

    /// Returns the next word, in which quotes are ordinary characters, or nil at the end.
    mutating func nextWord() throws(KeyScriptError) -> Word? {
      skipSpaces()
      guard !rest.isEmpty else { return nil }
      return take(rest.prefix { !$0.isWhitespace })
    }

    /// Returns the argument of a word, without its double quotes if it has any.
    mutating func argument(
      of word: Word, orElse fault: Phrase
    ) throws(KeyScriptError) -> Word {
      skipSpaces()
      guard !rest.isEmpty else { throw word.error(fault) }
      guard rest.first == "\"" else { return take(rest.prefix { !$0.isWhitespace }) }
      let start = position
      _ = take(rest.prefix(1))
      var argument = take(rest.prefix { $0 != "\"" })
      guard !rest.isEmpty else {
        throw KeyScriptError(position: start, reason: ScriptPhrases.openQuote.text())
      }
      _ = take(rest.prefix(1))
      argument.position = start
      return argument
    }

    private mutating func skipSpaces() { _ = take(rest.prefix(while: \.isWhitespace)) }

    private mutating func take(_ part: Substring) -> Word {
      let word = Word(text: String(part), position: position)
      position += part.count
      rest = rest[part.endIndex...]
      return word
    }
  }
}
