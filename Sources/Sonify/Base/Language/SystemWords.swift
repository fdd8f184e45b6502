import Glibc

/// What the system says of the number of an error, in the listener's language if it knows it.
/// - Parameter code: an `errno`.
/// - Returns: a few words, as "No such file or directory".
package func words(forError code: Int32) -> String {
  Conventions.current.messages.words(forError: code)
}
