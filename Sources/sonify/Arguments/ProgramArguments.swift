import CPortability
import Sonify

/// The command line.
enum ProgramArguments {
  /// The arguments without the name of the program; names of files may have any bytes.
  static var all: [String] {
    sequence(first: 1) { $0 + 1 }.lazy
      .map { unsafe portability_argument($0).map { unsafe String(systemName: $0) } }
      .prefix { $0 != nil }.compactMap(\.self)
  }
}
