@testable import SonifyChart
@testable import SonifySession

/// What a session says, without what it sounds.
enum Spoken {
  /// The texts of a session that a script of keys leads through.
  static func texts(
    _ chart: ChartDescriptor, keys: String, settings: SessionSettings = SessionSettings()
  ) throws -> [String] {
    let session = Session(chart, options: SessionOptions(), settings: settings)
    return ScriptedSession(session, script: try KeyScript(parsing: keys)).compactMap { occurrence in
      if case .effect(.say(let text)) = occurrence.content { text } else { nil }
    }
  }
}
