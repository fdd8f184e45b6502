import Glibc

/// What the system grants a process: descriptors, memory and threads.
package enum SystemResources {
  /// The number of threads and descriptors, the bytes of memory and the addresses that a library
  /// needs.
  ///
  /// espeak-ng loads a library for playback, which maps 64 MiB twice and never uses them.
  private static let neededThreads = 3
  private static let (neededDescriptors, neededMemory, neededAddresses) = (8, 16 << 20, 160 << 20)

  /// Whether little is left: fewer than eight descriptors, less than 16 MiB of memory or 160 MiB of
  /// addresses, or fewer than three threads.
  ///
  /// Libraries that fail for want of these report something else, or end the program.
  package static var areScarce: Bool { !hasDescriptors || !hasMemory || !hasThreads }

  /// Whether an error of the system is a limit of the process, or of the whole system.
  package static func isLimit(_ code: Int32) -> Bool {
    [EMFILE, ENFILE, ENOMEM].contains(code)
  }

  /// `O_PATH`, which Swift's Glibc lacks: it needs no permission to read.
  private static let openPath: Int32 = 0o10_000_000

  private static var hasDescriptors: Bool {
    let granted = (0..<neededDescriptors).map { _ in unsafe open("/", openPath | O_CLOEXEC) }
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

  private static var hasThreads: Bool {
    guard let gate = WakePipe() else { return false }
    var threads: [pthread_t] = []
    for _ in 0..<neededThreads {
      var thread = pthread_t()
      let code = unsafe pthread_create(
        &thread, nil,
        { gate in
          // Until the gate opens, so that all are there at the same time.
          var opening = pollfd(fd: Int32(Int(bitPattern: gate)), events: Int16(POLLIN), revents: 0)
          unsafe poll(&opening, 1, -1)
          return nil
        }, UnsafeMutableRawPointer(bitPattern: Int(gate.reading)))
      guard code == 0 else { break }
      threads.append(thread)
    }
    gate.wake()
    for thread in threads { pthread_join(thread, nil) }
    gate.close()
    return threads.count == neededThreads
  }
}
