extension KeyScript.Action {
  /// Presses the keys of the action, and answers what they ask for.
  /// - Parameter handle: gives an event to the session and returns its effects.
  func perform(_ handle: (SessionEvent) -> [SessionEffect]) {
    func press(_ key: SessionKey, answering answer: String?) -> Bool {
      guard handle(.key(key)).contains(where: \.isQuestion) else { return false }
      _ = handle(.answer(answer))
      return true
    }
    switch self {
    // In a script, only "goto" and "mark" have an answer.
    case .key(let key): _ = press(key, answering: nil)
    case .goTo(let place): _ = press("G", answering: place)
    case .mark(let name):
      // The first marks the point, unless it is marked; the next asks for the name.
      if !press("m", answering: name) { _ = press("m", answering: name) }
    }
  }
}
