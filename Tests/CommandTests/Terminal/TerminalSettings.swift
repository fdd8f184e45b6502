import Foundation

/// The settings of a terminal, as `stty` shows them, in a form that can be compared.
struct TerminalSettings: Equatable, Sendable {
  /// Flags of input, such as `ICRNL`.
  var input: tcflag_t
  /// Flags of output, such as `OPOST`.
  var output: tcflag_t
  /// Speed, size of characters and the like.
  var control: tcflag_t
  /// Flags of the line, such as `ICANON`.
  var local: tcflag_t
  /// The characters that mean something, such as the one that interrupts, and `VMIN`, `VTIME`.
  var characters: [UInt8]

  /// What is set at the terminal that a descriptor leads to, on either side of it.
  init(of descriptor: Int32) throws {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { throw POSIXError.last }
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    characters = unsafe withUnsafeBytes(of: settings.c_cc) { unsafe Array($0) }
  }

  /// Whether all of these flags of the line are set.
  func hasLocal(_ flags: Int32...) -> Bool {
    flags.allSatisfy { local & tcflag_t($0) != 0 }
  }
}
