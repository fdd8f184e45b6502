import Glibc

/// What the system grants a process: descriptors, memory and threads.
package enum SystemResources {
  /// The number of descriptors, the bytes of memory and the addresses that a library needs.
  ///
  /// That of espeak-ng has one for playback with it, which maps 64 MiB twice and never uses them.
  private static let (neededDescriptors, neededMemory, neededAddresses) = (8, 16 << 20, 160 << 20)

  /// Whether little is left: fewer than eight descriptors, less than 16 MiB of memory or 160 MiB of
  /// addresses, or no thread.
  ///
  /// Libraries that fail for want of these report something else, or end the program.
  package static var areScarce: Bool { !hasDescriptors || !hasMemory || !hasThread }

  /// Whether an error of the system is a limit of the process, or of the whole system.
  package static func isLimit(_ code: Int32) -> Bool {
    [EMFILE, ENFILE, ENOMEM].contains(code)
  }

  private static var hasDescriptors: Bool {
    let granted = (0..<neededDescriptors).map { _ in unsafe open("/", O_RDONLY | O_CLOEXEC) }
    for descriptor in granted where descriptor >= 0 { close(descriptor) }
    return granted.allSatisfy { $0 >= 0 }
  }

  private static var hasMemory: Bool {
    grants(neededMemory, PROT_READ | PROT_WRITE) && grants(neededAddresses, PROT_NONE)
  }

  private static func grants(_ bytes: Int, _ protection: Int32) -> Bool {
    let memory = unsafe mmap(nil, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return false }
    unsafe munmap(memory, bytes)
    return true
  }

  private static var hasThread: Bool {
    BackgroundThread.begin {} == 0
  }
}
