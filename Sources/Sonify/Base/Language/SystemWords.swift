import Glibc

/// Returns the system's message for an error number, in the listener's language if the system has
/// it.
/// - Parameter code: an `errno`.
/// - Returns: a few words, as "No such file or directory".
package func words(forError code: Int32) -> String {
  LocaleSettings.current.messages.words(forError: code)
}
