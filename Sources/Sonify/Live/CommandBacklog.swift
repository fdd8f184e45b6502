import SonifySound

/// What a performer is to be told as soon as there is room for it, for the thread that decides.
///
/// It is seldom needed, and stays short however much is asked for: what would not be heard behind
/// what is asked for later is forgotten. Silence, the last score, the last tone and the last volume
/// are never lost; cues are, beyond a few.
struct CommandBacklog {
  private static let maxCues = 16

  private var commands: [Performer.Command] = []

  var isEmpty: Bool { commands.isEmpty }

  /// Whether a command waits that ends whatever plays.
  var replacesScore: Bool { commands.contains(where: \.replacesScore) }

  /// Puts a command behind the others.
  /// - Returns: the scores that will not be played, for their owner to free.
  mutating func add(_ command: Performer.Command) -> [PlayingScore] {
    var forgotten: [PlayingScore] = []
    commands.removeAll { waiting in
      guard command.supersedes(waiting) else { return false }
      if case .play(let score) = waiting { forgotten.append(score) }
      return true
    }
    if case .cue = command, commands.count(where: \.isCue) >= Self.maxCues { return forgotten }
    commands.append(command)
    return forgotten
  }

  /// Hands commands over in their order, as long as `put` finds room for them.
  mutating func flush(_ put: (Performer.Command) -> Bool) {
    let handedOver = commands.prefix { put($0) }.count
    commands.removeFirst(handedOver)
  }

  /// Forgets everything.
  /// - Returns: the scores that will not be played, for their owner to free.
  mutating func removeAll() -> [PlayingScore] {
    defer { commands = [] }
    return commands.compactMap { if case .play(let score) = $0 { score } else { nil } }
  }
}

extension Performer.Command {
  /// Whether it ends the score that plays.
  var replacesScore: Bool {
    @_noLocks get {
      switch self {
      case .play, .silence: true
      case .tone, .cue, .volume, .duck: false
      }
    }
  }

  fileprivate var isCue: Bool { if case .cue = self { true } else { false } }

  /// Whether nothing is lost if `earlier` is never obeyed.
  fileprivate func supersedes(_ earlier: Performer.Command) -> Bool {
    switch (self, earlier) {
    case (.silence, .volume), (.silence, .duck): false
    case (.silence, _), (.play, .play), (.tone, .tone), (.volume, .volume), (.duck, .duck): true
    default: false
    }
  }
}
