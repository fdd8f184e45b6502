import Foundation
import SonifyTestSupport
import Testing

/// `--speech` with speech-dispatcher itself, whose dummy module speaks nothing, to a device that
/// swallows all.
@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/speech-dispatcher"))
)
struct SpeechDispatcherTests {
  private static let configuration = """
    LogLevel 5
    AudioOutputMethod "alsa"
    AudioALSADevice "default"
    DefaultLanguage "en-US"
    AddModule "dummy" "sd_dummy" "dummy.conf"
    DefaultModule dummy
    DisableAutoSpawn

    """

  @Test func itSpeaksAndIsSilenced() async throws {
    let listener = try Listener()
    let place = listener.workplace
    for folder in ["home", "conf", "conf/modules", "log"] {
      try FileManager.default.createDirectory(
        atPath: place.file(folder), withIntermediateDirectories: false)
    }
    try place.write("conf/speechd.conf", Self.configuration)
    try place.write("conf/modules/dummy.conf", "Debug 0\n")
    try place.write("null.conf", "pcm.!default { type null }\n")
    let line = """
      HOME="$PWD/home" XDG_RUNTIME_DIR="$PWD/home" speech-dispatcher -s -c unix_socket -S "$PWD/s" \
      -P "$PWD/pid" -C "$PWD/conf" -L "$PWD/log" -t 0 </dev/null >/dev/null 2>&1 &
      until [ -S s ]; do sleep 0.05; done
      "$SONIFY" scrub squares.csv --silent --speech on
      kill -KILL $!
      """
    var program = listener.program(line)
    program.environment["SPEECHD_ADDRESS"] = "unix_socket:" + place.file("s")
    program.environment["ALSA_CONFIG_PATH"] = place.file("null.conf")
    let log = { @Sendable () -> String in
      let bytes = (try? place.bytes(of: "log/speech-dispatcher.log")) ?? []
      return String(decoding: bytes, as: UTF8.self)
    }
    try await program.runOnTerminal { terminal in
      try terminal.wait(forText: "1, 1")
      try terminal.wait(for: "a greeting, spoken") { _ in log().contains("702-1") }
      try terminal.waitForSilence(.milliseconds(300))
      try terminal.type("l")
      try terminal.wait(for: "a text") { _ in
        log().contains("Queueing message |2, 4| with priority 3")
      }
      try terminal.wait(for: "its end") { _ in log().contains("702-2") }
      #expect(!terminal.output.contains("no speech"))
      try terminal.type("q")
      try terminal.waitForEnd()
    }
    #expect(log().contains("sonify"))
  }
}
