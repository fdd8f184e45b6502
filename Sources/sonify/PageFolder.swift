import Glibc
import Sonify

/// A folder for the pages of several charts.
struct PageFolder {
  /// The folder.
  let path: String
  /// The names that are taken, without extension.
  private var stems: Set<String> = ["index"]

  /// Returns the folder that an output names: one that is there, or a name that ends in "/".
  init?(output: String) {
    var status = stat()
    let isFolder =
      unsafe stat(output, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || output.hasSuffix("/") else { return nil }
    path = output
  }

  /// Makes the folder if it is not there.
  func make() throws(CommandFailure) {
    guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw CommandFailure(OutputError.cannotCreate(path: path, code: errno))
  }

  /// Returns the path of a page.
  func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Returns a name for the page of a chart that no other has: that of its file with another
  /// extension, and a number if that is taken.
  mutating func name(for source: String) -> String {
    let file = source.split(separator: "/").last.map(String.init) ?? ""
    // "chart.vl.json" has two extensions.
    let stem = source == "-" ? "" : String(file.prefix { $0 != "." })
    let base = stem.isEmpty ? "chart" : stem
    var name = base
    var number = 1
    while !stems.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return "\(name).html"
  }
}
