import Glibc

/// Counts of what the cases of a run came to, in a file that outlives every process of the run.
@safe struct Tally {
  /// What is counted.
  enum Count: Int, CaseIterable {
    /// All cases.
    case cases
    /// Commands that ended with a result.
    case done
    /// Cases whose chart was rendered as samples.
    case sounds
    /// Command lines that were refused.
    case refusedOptions
    /// Data that were refused.
    case refusedData
    /// Cases of parts: keys, settings, catalogues.
    case parts
  }

  private let counts: UnsafeMutablePointer<Int>

  /// Opens the file that `FUZZ_TALLY` names; without it, counts are kept nowhere.
  init() {
    let size = Count.allCases.count * MemoryLayout<Int>.stride
    let path = unsafe getenv("FUZZ_TALLY")
    let descriptor = unsafe path.map { unsafe open($0, O_RDWR | O_CREAT, 0o600) } ?? -1
    ftruncate(descriptor, size)
    let flags = descriptor < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED
    let memory = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, descriptor, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
      fatalError("counts cannot be kept")
    }
    unsafe counts = unsafe memory.bindMemory(to: Int.self, capacity: Count.allCases.count)
  }

  /// Counts one more.
  func add(_ count: Count) { unsafe counts[count.rawValue] += 1 }
}
