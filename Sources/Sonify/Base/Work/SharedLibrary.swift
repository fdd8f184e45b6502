import Glibc

/// A shared library of the system that is loaded when it is needed, because it may be missing.
///
/// It stays loaded, because objects that it made may outlive the caller.
@safe package struct SharedLibrary: @unchecked Sendable {
  /// The handle for `dlsym`.
  @unsafe package let handle: UnsafeMutableRawPointer

  /// Loads a library, or returns nil if it is not installed.
  /// - Parameter name: its file name with the version of its interface, as in `libspeechd.so.2`.
  package init?(_ name: String) {
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    unsafe self.handle = unsafe handle
  }

  /// Returns a function of the library.
  /// - Parameters:
  ///   - name: the name of the function.
  ///   - type: a C function type that matches the declaration in the library's header.
  /// - Returns: the function, or nil if the library has no function of that name.
  @unsafe package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = unsafe dlsym(handle, name) else { return nil }
    return unsafe unsafeBitCast(address, to: type)
  }
}
