import Foundation

/// Locales of the system's, made for tests and kept beside the program, as each takes seconds.
actor MadeLocales {
  static let shared = MadeLocales()
  /// Where they lie, for `LOCPATH`.
  static let folder = URL(filePath: Program.sonify).deletingLastPathComponent()
    .appending(path: "test-locales").path

  private var making: [String: Task<Void, any Error>] = [:]

  /// Makes a locale in UTF-8, unless it was made before.
  /// - Parameter name: its language and country, as "de_DE".
  /// - Throws: what keeps a folder from being made, or ``LanguageFault`` with what localedef said.
  func make(_ name: String) async throws {
    let task = making[name] ?? Task { try await Self.make(name) }
    making[name] = task
    try await task.value
  }

  private static func make(_ name: String) async throws {
    let files = FileManager.default
    let kept = "\(folder)/\(name).UTF-8"
    guard !files.fileExists(atPath: kept) else { return }
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // What is kept is whole, however a run ends.
    let draft = "\(folder)/\(UUID().uuidString)"
    let outcome = try await Program("localedef", ["-i", name, "-f", "UTF-8", draft]).run()
    guard outcome.ending == .exit(0) else {
      throw LanguageFault(text: "localedef, of the package locales: \(outcome.error)")
    }
    // Another run of the tests may have been quicker.
    guard !files.fileExists(atPath: kept) else { return try files.removeItem(atPath: draft) }
    try files.moveItem(atPath: draft, toPath: kept)
  }
}
