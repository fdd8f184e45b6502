import Foundation

/// A `sonify` of its own, installed with catalogues that are made for a test.
final class LanguagePlace: Sendable {
  /// Where catalogues lie, seen from the program.
  enum Layout {
    /// Beside the program, as in a build tree.
    case beside
    /// Under `share`, as installed.
    case installed
    /// Under `share`, where a program beside it is called as the folder would be: `/usr/bin/locale`.
    case installedBesideLocale
  }

  private let folder: URL
  private let catalogues: URL
  private let program: String

  init(_ layout: Layout = .beside) throws {
    let built = URL(filePath: Program.sonify)
    folder = built.deletingLastPathComponent().appending(path: "languages-\(UUID().uuidString)")
    let bin = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    catalogues =
      switch layout {
      case .beside: bin.appending(path: "locale")
      case .installed, .installedBesideLocale: folder.appending(path: "share/locale")
      }
    if layout == .installedBesideLocale {
      try Data("#!/bin/sh\n".utf8).write(to: bin.appending(path: "locale"))
    }
    program = bin.appending(path: "sonify").path
    try FileManager.default.linkItem(atPath: built.path, toPath: program)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where the catalogue of a language lies.
  func catalogue(_ language: String) -> URL {
    catalogues.appending(path: "\(language)/LC_MESSAGES/sonify.mo")
  }

  /// Adds a language.
  func add(_ language: String, _ sentences: PortableObject) async throws {
    let file = catalogue(language)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let source = folder.appending(path: "\(language).po")
    try sentences.text.write(to: source, atomically: true, encoding: .utf8)
    let outcome = try await Program("msgfmt", ["-o", file.path, source.path]).run()
    guard outcome.ending == .exit(0) else { throw LanguageFault(text: outcome.error) }
  }

  /// Runs the program, where nothing but these variables says which language is wanted.
  func sonify(
    _ arguments: [String], _ environment: [String: String] = [:],
    input: Program.Input = .nothing
  ) async throws -> Outcome {
    var program = Program(program, arguments)
    program.environment = ["LANGUAGE": nil, "LOCPATH": MadeLocales.folder].merging(
      environment.mapValues(Optional.some)
    ) { $1 }
    program.input = input
    return try await program.run()
  }
}
