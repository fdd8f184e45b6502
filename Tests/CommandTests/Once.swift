import Foundation

/// What has been done once.
final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var done: Set<String> = []

  /// Returns whether this is the first call with the name.
  func first(_ name: String) -> Bool {
    lock.withLock { done.insert(name).inserted }
  }
}
