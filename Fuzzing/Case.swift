/// A command line and the bytes of its chart, in one file that a person can read.
///
/// ```
/// scrub
/// --keys=Right*3 End d
/// = speed = 2
///
/// year,births
/// 1935,46.3
/// ```
/// The lines before the first empty one are arguments, or, after `= `, lines of the settings file.
/// The rest is the file that the command reads.
struct Case: Equatable {
  /// The name of the command or of a part of it, and the options, one for each argument.
  var arguments: [String]
  /// The lines of the settings file.
  var settings: [String] = []
  /// The file.
  var data: [UInt8]

  private static let newline = UInt8(ascii: "\n")
  private static let mark = "= "

  init(arguments: [String], data: [UInt8]) { (self.arguments, self.data) = (arguments, data) }

  /// Reads a case; any bytes are one.
  init(_ bytes: [UInt8]) {
    (arguments, data) = ([], [])
    var rest = bytes[...]
    while let end = rest.firstIndex(of: Self.newline), end > rest.startIndex {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      if line.hasPrefix(Self.mark) {
        settings.append(String(line.dropFirst(Self.mark.count)))
      } else {
        arguments.append(line)
      }
      rest = rest[(end + 1)...]
    }
    data = Array(rest.dropFirst())
  }

  /// The case as the content of a file.
  var bytes: [UInt8] {
    let lines = arguments + settings.map { Self.mark + $0 }
    let head = lines.map { $0.filter { $0 != "\n" && $0 != "\r\n" } }.filter { !$0.isEmpty }
    return Array(head.map { $0 + "\n" }.joined().utf8) + [Self.newline] + data
  }

  /// What the case tries: a command, or a part of it in ``Trial``.
  var subject: String { arguments.first ?? "" }
}
