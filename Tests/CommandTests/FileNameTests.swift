import Foundation
import Testing

/// Names of files as the system has them: any bytes.
@Suite struct FileNameTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  /// Runs lines of the shell in which `$name` has a byte that is not UTF-8, in a folder whose name
  /// has one, too; Foundation could not remove it.
  private func shell(_ lines: String) async throws -> Outcome {
    try await workplace.shell(
      """
      name=$(printf 'caf\\351'); mkdir "$name"; cp squares.csv "$name/$name.csv"; cd "$name"
      \(lines)
      status=$?; cd ..; rm -r "$name"; exit $status
      """)
  }

  @Test func aNameThatIsNotUTF8IsReadAndWritten() async throws {
    let outcome = try await shell(
      """
      set -e
      "$SONIFY" describe "$name.csv" --quiet
      "$SONIFY" render "../$name/$name.csv" --quiet --duration 0.5 -o "$name.wav" \\
        --captions "$PWD/$name.vtt"
      "$SONIFY" convert "$name.csv" --quiet -o "$name.json"
      "$SONIFY" draw "$name.csv" --quiet -o "$name.svg"
      ln -s "$name.wav" "link-$name.wav"
      "$SONIFY" render "$name.json" --quiet --duration 0.5 -o "link-$name.wav"
      test -L "link-$name.wav"
      test "$(ls -A | wc -l)" = 6
      test -s "$name.wav" && test -s "$name.vtt" && test -s "$name.json" && test -s "$name.svg"
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    #expect(outcome.error == "")
  }

  @Test func messagesShowWhatIsNotTextAsASign() async throws {
    for arguments in [
      "describe no-$name.csv", "render $name.csv -o $name.wav",
      "render $name.csv -o no-$name/a.wav", "render $name.csv -o $name.csv", "$name.nothing",
      "render $name.csv -o $name.xyz", "describe $name.csv --$name",
    ] {
      let outcome = try await shell("\"$SONIFY\" \(arguments)")
      #expect((outcome.error + outcome.text).contains("\u{FFFD}"), "\(outcome.error)")
      #expect(!outcome.output.contains(0xE9))
    }
    let raw = try await shell("\"$SONIFY\" describe no-$name.csv 2>&1")
    #expect(String(validating: raw.output, as: UTF8.self)?.contains("no-caf\u{FFFD}.csv") == true)
  }

  @Test func anInputOfAnyNameIsNotReplaced() async throws {
    let outcome = try await shell(
      "ln $name.csv $name.wav; \"$SONIFY\" render $name.csv -o $name.wav")
    #expect(outcome.ending == .exit(73))
    #expect(outcome.error.contains("which is not replaced"))
  }

  @Test func aSpecificationFindsItsDataBesideIt() async throws {
    let outcome = try await shell(
      """
      printf '%s' '{"data": {"url": "a.csv"}, "mark": "line", "encoding":
        {"x": {"field": "number", "type": "quantitative"},
         "y": {"field": "square", "type": "quantitative"}}}' >"$name.vl.json"
      cp "$name.csv" a.csv
      "$SONIFY" describe "../$name/$name.vl.json" --quiet
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    #expect(outcome.text.contains("x is number, 1 to 20"), "\(outcome.text)")
  }

  @Test func theSettingsFolderMayHaveAnyName() async throws {
    let outcome = try await shell(
      """
      XDG_CONFIG_HOME="$PWD/$name.d" "$SONIFY" scrub "$name.csv" --reset-config --keys End
      mkdir -p "$name.d/sonify"; echo 'nothing = 1' >"$name.d/sonify/settings"
      XDG_CONFIG_HOME="$PWD/$name.d" "$SONIFY" scrub "$name.csv" --reset-config --keys End
      test ! -e "$name.d/sonify/settings"
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
  }

  @Test(.enabled(if: Workplace.canHideProcesses))
  func argumentsArriveWithoutProc() async throws {
    let outcome = try await workplace.shell(
      Workplace.withoutProcesses("\"$SONIFY\" render squares.csv -o a.wav --quiet --duration 0.5"))
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    #expect(try workplace.names == ["a.wav", "squares.csv"])
  }
}
