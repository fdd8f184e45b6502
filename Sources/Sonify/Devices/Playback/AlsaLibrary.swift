import CAlsa
import SonifyBase

/// The functions of libasound that are used, loaded when a device is listed or opened.
@safe final class AlsaLibrary: @unchecked Sendable {
  /// The functions, under the names that they have in C.
  @unsafe let functions: calsa_functions

  /// The file that is loaded.
  static let name = "libasound.so.2"

  /// Loads the library, or returns nil if it is not installed.
  ///
  /// libasound is set to write nothing to standard error.
  init?() {
    guard let library = SharedLibrary(Self.name) else { return nil }
    var functions = unsafe calsa_functions()
    guard unsafe calsa_find(&functions, library.handle) else { return nil }
    unsafe calsa_silence(&functions)
    unsafe self.functions = functions
  }
}
