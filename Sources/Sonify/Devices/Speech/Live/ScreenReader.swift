import Glibc
import SonifyBase

/// Programs that read the terminal aloud.
package enum ScreenReader {
  /// The names of their processes.
  private static let names: Set<String> = [
    "orca", "fenrir", "espeakup", "speechd-up", "yasr", "tdsr",
  ]

  /// Whether one seems to run on this machine.
  package static var runs: Bool { runs(processes: "/proc", kernel: "/sys/accessibility/speakup") }

  static func runs(processes: String, kernel: String) -> Bool {
    if let synthesizer = firstLine(of: kernel + "/synth"), synthesizer != "none" { return true }
    return FolderNames.names(in: processes).contains { process in
      process.first?.isNumber == true && isReader("\(processes)/\(process)")
    }
  }

  private static func isReader(_ process: String) -> Bool {
    guard let name = firstLine(of: process + "/comm") else { return false }
    if names.contains(name) { return true }
    // A script may be known by its interpreter.
    guard name.hasPrefix("python") else { return false }
    let words = (bytes(of: process + "/cmdline") ?? []).split(separator: 0)
    let script = words.dropFirst().lazy.map { String(decoding: $0, as: UTF8.self) }
      .first { !$0.hasPrefix("-") }
    let file = script?.split(separator: "/").last?.split(separator: ".").first ?? ""
    return names.contains(String(file))
  }

  private static func firstLine(of path: String) -> String? {
    bytes(of: path)?.split(separator: 10, omittingEmptySubsequences: false).first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
