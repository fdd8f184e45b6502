import Foundation
import Testing

@testable import SonifyDevices

/// Screen readers that read terminals, as they are seen from beside.
@Suite struct ScreenReaderTests {
  /// A folder that looks like that of the processes, and one like that of the kernel's reader.
  private func runs(_ processes: [(comm: String, cmdline: String)], kernel: String? = nil) throws
    -> Bool
  {
    let folder = NSTemporaryDirectory() + "sonify-processes-\(UUID().uuidString)"
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/self", withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    for (number, process) in processes.enumerated() {
      let place = "\(folder)/\(number + 100)"
      try files.createDirectory(atPath: place, withIntermediateDirectories: false)
      try (process.comm + "\n").write(toFile: place + "/comm", atomically: false, encoding: .utf8)
      let line = process.cmdline.split(separator: " ").map { $0 + "\0" }.joined()
      try line.write(toFile: place + "/cmdline", atomically: false, encoding: .utf8)
    }
    if let kernel {
      try files.createDirectory(atPath: folder + "/speakup", withIntermediateDirectories: false)
      try kernel.write(toFile: folder + "/speakup/synth", atomically: false, encoding: .utf8)
    }
    return ScreenReader.runs(processes: folder, kernel: folder + "/speakup")
  }

  @Test(arguments: [
    ("orca", "/usr/bin/python3 /usr/bin/orca"), ("fenrir", "fenrir"),
    ("python3", "/usr/bin/python3 /usr/local/bin/tdsr"),
    ("python3.13", "python3 -u /opt/fenrir/src/fenrir.py -d"), ("yasr", "yasr"),
    ("espeakup", "/usr/bin/espeakup"),
  ])
  func aReaderIsKnown(comm: String, cmdline: String) throws {
    #expect(try runs([("bash", "-bash"), (comm, cmdline)]))
  }

  @Test(arguments: [
    ("bash", "-bash"), ("orcania", "orcania"), ("python3", "python3 report.py orca.csv"),
    ("vim", "vim orca"), ("speech-dispatch", "speech-dispatcher -s"),
  ])
  func othersAreNone(comm: String, cmdline: String) throws {
    #expect(try !runs([(comm, cmdline)]))
  }

  @Test func theKernelsReaderCountsWhenItHasAVoice() throws {
    #expect(try runs([], kernel: "soft\n"))
    #expect(try !runs([], kernel: "none\n"))
    #expect(try !runs([]))
  }
}
