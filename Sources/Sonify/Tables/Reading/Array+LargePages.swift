import Glibc

extension [Double] {
  /// The size of memory in bytes from which large pages are worthwhile.
  private static var minLargeSize: Int { 4 << 20 }

  /// Asks the system for large pages of memory that was reserved, if it is much.
  ///
  /// The system stops a thread that writes to a page for the first time, and maps the page: of 4 KiB, that takes as long as
  /// reading the numbers that fill it. A system without large pages ignores the request.
  mutating func preferLargePages() {
    let size = capacity * MemoryLayout<Double>.stride
    guard size >= Self.minLargeSize else { return }
    let page = sysconf(Int32(_SC_PAGESIZE))
    unsafe withUnsafeMutableBytes { values in
      guard let first = values.baseAddress else { return }
      let skipped = (page - Int(bitPattern: first) % page) % page
      unsafe _ = madvise(first + skipped, size - skipped, MADV_HUGEPAGE)
    }
  }
}
