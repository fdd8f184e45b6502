import Foundation

/// The functions that libFuzzer calls.
///
/// `fuzz [FLAG…] FOLDER` tries cases for ever; `fuzz FILE` tries one. libFuzzer keeps a case that
/// reaches new code, and changes it further. A case fails by a trap, by a result that must not be,
/// or by the time and memory that `scripts/fuzz.sh` sets.
enum Fuzz {
  /// The settings file of the commands, in the working folder.
  static let settings = "sonify/settings"

  nonisolated(unsafe) static let trial: Trial = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "case-\(getpid())").path
    try? FileManager.default.createDirectory(
      atPath: "\(folder)/sonify", withIntermediateDirectories: true)
    guard unsafe chdir(folder) == 0 else { fatalError("\(folder) cannot be made") }
    unsafe setenv("XDG_CONFIG_HOME", folder, 1)
    // A closed pipe is then an error, as in the program.
    signal(SIGPIPE, SIG_IGN)
    return Trial(streams: Streams(), tally: Tally())
  }()
}

/// Prepares the process.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  _ = unsafe Fuzz.trial
  return 0
}

/// Tries a case.
/// - Returns: 0, or -1 for a case that is not to be kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryCase(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  return unsafe Fuzz.trial.run(Case(bytes)) ? 0 : -1
}

/// Changes a case.
/// - Returns: its new size.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  var mutation = Mutation(random: Random(seed: UInt64(seed)), limit: limit)
  var subject = unsafe Case(Array(UnsafeBufferPointer(start: data, count: size)))
  mutation.change(&subject)
  return unsafe store(subject, in: data, limit)
}

/// Joins two cases.
/// - Returns: the size of the result.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func cross(
  _ data: UnsafePointer<UInt8>, _ size: Int, _ otherData: UnsafePointer<UInt8>, _ otherSize: Int,
  _ output: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  let crossed = unsafe Mutation.cross(
    Case(Array(UnsafeBufferPointer(start: data, count: size))),
    Case(Array(UnsafeBufferPointer(start: otherData, count: otherSize))))
  return unsafe store(crossed, in: output, limit)
}

private func store(_ subject: Case, in data: UnsafeMutablePointer<UInt8>, _ limit: Int) -> Int {
  let bytes = subject.bytes.prefix(limit)
  unsafe bytes.withUnsafeBufferPointer { source in
    if let start = source.baseAddress { unsafe data.update(from: start, count: source.count) }
  }
  return bytes.count
}
