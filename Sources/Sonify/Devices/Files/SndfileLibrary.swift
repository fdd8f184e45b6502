import CSndfile
import SonifyBase

/// The functions of libsndfile that are used, loaded when a sound file is written.
@safe struct SndfileLibrary {
  /// The functions, under the names that they have in C.
  @unsafe let functions: csndfile_functions

  /// The file that is loaded.
  static let name = "libsndfile.so.1"

  /// Loads the library, or returns nil if it is not installed.
  init?() {
    guard let library = SharedLibrary(Self.name) else { return nil }
    var functions = csndfile_functions()
    guard unsafe csndfile_find(&functions, library.handle) else { return nil }
    unsafe self.functions = functions
  }
}
