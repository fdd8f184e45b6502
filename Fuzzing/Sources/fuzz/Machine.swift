import Glibc

/// Seconds on a clock that only goes on.
func now() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The most memory that was in use so far, in KiB.
func peak() -> Int {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}

/// All of a file.
func bytes(_ path: String) -> [UInt8] {
  let descriptor = unsafe open(path, O_RDONLY)
  guard descriptor >= 0 else { fail("\(path) cannot be read") }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = unsafe read(descriptor, &piece, piece.count), count > 0 {
    bytes += piece[..<count]
  }
  return bytes
}

/// Makes a file of some bytes.
func write(_ bytes: [UInt8], to path: String) {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  guard descriptor >= 0, unsafe write(descriptor, bytes, bytes.count) == bytes.count else {
    fail("\(path) cannot be written")
  }
  close(descriptor)
}

/// Ends with a line on standard error.
func fail(_ problem: String) -> Never {
  let line = Array("fuzz: \(problem)\n".utf8)
  unsafe write(STDERR_FILENO, line, line.count)
  exit(1)
}
