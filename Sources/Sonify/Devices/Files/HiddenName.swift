import Glibc
import SonifyBase

/// The name of an incomplete file: `.sonify-1.partial`, or the next number that is free.
///
/// These names are few and known, so that files which killed programs left are found without
/// reading the folder, which may hold a million others. The program that writes such a file holds a
/// lock on it, which ends with the program.
struct HiddenName {
  /// The path of the file.
  let path: String

  /// `O_TMPFILE`, which Swift's Glibc lacks.
  static let openUnnamed = 0o20_000_000 | O_DIRECTORY

  /// The count of names that are always looked for.
  private static let usualCount = 8
  /// The maximum number in a name.
  private static let limit = 1000

  private init(_ number: Int, in folder: String) {
    path = "\(folder)/.sonify-\(number).partial"
  }

  /// Gives a file the first free name in a folder.
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - give: gives the file a path and returns true, or sets `errno` and returns false; with
  ///     `EEXIST`, the next path follows.
  /// - Returns: the name, or nil with `errno` set.
  static func first(in folder: String, _ give: (_ path: String) -> Bool) -> HiddenName? {
    for number in 1...limit {
      let name = HiddenName(number, in: folder)
      if give(name.path) { return name }
      guard errno == EEXIST else { return nil }
    }
    // Others have left that many in a folder that all share.
    let name = HiddenName(Int.random(in: limit...Int.max), in: folder)
    return give(name.path) ? name : nil
  }

  /// Removes what killed programs of this user have left in a folder.
  static func removeLeftFiles(in folder: String) {
    for number in 1...limit {
      let isThere = HiddenName(number, in: folder).removeIfLeft()
      if number >= usualCount, !isThere { return }
    }
  }

  /// Locks a file for as long as it is open.
  ///
  /// Where the file system has no locks, no other program can lock the file either, nor removes it.
  /// - Parameter descriptor: the open file.
  /// - Returns: false if another program has locked the file.
  static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Returns whether an open file has a path.
  static func isAt(_ path: String, _ descriptor: Int32) -> Bool {
    var (file, named) = (stat(), stat())
    return unsafe fstat(descriptor, &file) == 0 && lstat(path.systemName, &named) == 0
      && (file.st_dev, file.st_ino) == (named.st_dev, named.st_ino)
  }

  /// Removes the file if it belongs to the user and no program has locked it.
  /// - Returns: whether there was a file of this name.
  private func removeIfLeft() -> Bool {
    let descriptor = unsafe open(
      path.systemName, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      // Before the lock, the file may have taken its place, and another one the name.
      Self.isAt(path, descriptor)
    else { return true }
    unsafe unlink(path.systemName)
    return true
  }
}
