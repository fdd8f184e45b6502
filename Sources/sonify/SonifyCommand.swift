import ArgumentParser

/// The command line of `sonify`.
@main
struct SonifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sonify", abstract: "Hear a chart.", version: "0.1.0")
}
