import Foundation
import Sonify
import Testing

@testable import sonify

/// The file of settings.
@Suite struct KeptFileTests {
  private let workplace: Workplace
  private let file: KeptFile

  init() throws {
    workplace = try Workplace()
    file = KeptFile(path: workplace.file("config/sonify/settings"))
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: workplace.file(name))[.posixPermissions]
      as? Int
  }

  @Test(arguments: [
    (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c/sonify/settings"),
    (["HOME": "/h"], "/h/.config/sonify/settings"),
    (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/sonify/settings"),
    (["XDG_CONFIG_HOME": "c", "HOME": "/h"], "/h/.config/sonify/settings"),
    (["XDG_CONFIG_HOME": "./c"], nil), (["HOME": "h"], nil), ([:], nil),
  ])
  func whereItStands(variables: [String: String], path: String?) {
    #expect(KeptFile.ofSettings { variables[$0] }?.path == path)
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try file.read() == nil)
    try file.write("speed = 2\n")
    #expect(try file.read() == "speed = 2\n")
    try file.write("")
    #expect(try file.read() == "")
    #expect(try workplace.names == ["config"])
    #expect(try permissions(of: "config") == 0o700)
    #expect(try permissions(of: "config/sonify") == 0o700)
    #expect(try permissions(of: "config/sonify/settings") == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: workplace.file("config/sonify"))
    #expect(names == ["settings"])
  }

  @Test func permissionsThatTheUserChoseStay() throws {
    try file.write("a")
    #expect(unsafe chmod(file.path, 0o640) == 0)
    try file.write("b")
    #expect(try permissions(of: "config/sonify/settings") == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try workplace.write("mine", "before")
    try file.write("a")
    #expect(try file.remove())
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "../../mine")
    #expect(try file.read() == "before")
    try file.write("after")
    #expect(try workplace.bytes(of: "mine") == Array("after".utf8))
    #expect(try file.remove())
    #expect(try workplace.bytes(of: "mine") == Array("after".utf8))
    #expect(try file.read() == nil)
  }

  @Test func aFileThatIsNotThereIsRemovedAlready() throws {
    #expect(try !file.remove())
    try file.write("a")
    #expect(try file.remove())
    #expect(try !file.remove())
  }

  @Test func aFileMayHaveAnyBytesButNotTooMany() throws {
    try file.write("")
    try workplace.write("config/sonify/settings", [0x61, 0xFF, 0x00])
    #expect(try file.read() == "a\u{FFFD}\u{0}")
    try workplace.write(
      "config/sonify/settings", [UInt8](repeating: 0x61, count: KeptFile.limit))
    #expect(try file.read()?.utf8.count == KeptFile.limit)
    try workplace.write(
      "config/sonify/settings", [UInt8](repeating: 0x61, count: KeptFile.limit + 1))
    #expect(throws: KeptFileError.tooLarge(path: file.path)) { try file.read() }
  }

  @Test func whatIsNoFileIsNotRead() throws {
    try workplace.makePipe("pipe")
    for path in [workplace.file("pipe"), workplace.path, "/dev/zero"] {
      #expect(throws: KeptFileError.notAFile(path: path)) {
        try KeptFile(path: path).read()
      }
    }
  }

  @Test func whatCannotBeWrittenIsToldInOneLine() throws {
    try workplace.write("config", "a file")
    let error = #expect(throws: KeptFileError.self) { try file.write("a") }
    #expect(error?.description.contains(workplace.file("config")) == true)
    #expect(error?.description.contains("\n") == false)
    #expect(try workplace.bytes(of: "config") == Array("a file".utf8))
    // What stands in the way of a folder is no settings.
    #expect(try file.read() == nil)
    #expect(try !file.remove())
  }
}
