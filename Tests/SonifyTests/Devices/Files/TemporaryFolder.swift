import Foundation

/// An empty folder that is removed with all that is in it when it goes out of use.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "sonify-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// The names of all that is in the folder, hidden names too, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The bytes of a file in the folder.
  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }
}
