import Glibc

/// A library of the system that is loaded when it is needed, because it may be absent.
///
/// It stays loaded: what it made may outlive whoever asked for it.
@safe struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library; nothing where it is not installed.
  /// - Parameter name: its file name with the version of its interface, as in `libspeechd.so.2`.
  init?(_ name: String) {
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    unsafe self.handle = unsafe handle
  }

  /// A function of the library.
  /// - Parameters:
  ///   - name: its name.
  ///   - type: a C function type that fits the declaration in the library's header.
  /// - Returns: the function; nothing if the library has none of that name.
  @unsafe func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = unsafe dlsym(handle, name) else { return nil }
    return unsafe unsafeBitCast(address, to: type)
  }
}
