import Foundation

/// A sound card that exists only for a test, and goes wrong as the test wishes.
///
/// It is a plug-in of libasound (`Tests/FaultCard`), so all that lies between the code under test
/// and a card is real. It plays at the pace of a clock into a file, and keeps a log:
///
/// ```swift
/// let card = try FaultCard(.xrun(at: 2000))
/// let device = try AlsaDevice.open(card.device, request: request)  // in the test itself
/// program.environment.merge(card.environment) { $1 }            // or in a program, as "default"
/// #expect(card.events(named: "xrun").count == 1)
/// ```
///
/// The folder with all that it wrote goes with it.
public final class FaultCard: Sendable {
  /// Where the options, the log and the frames lie.
  public let folder: String

  /// Makes a card that takes anything and never fails, but for what is named here.
  public convenience init(_ traits: Trait...) throws { try self.init(traits: traits) }

  /// Makes a card that takes anything and never fails, but for what is named here.
  public init(traits: [Trait]) throws {
    folder = NSTemporaryDirectory() + "sonify-card-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    guard unsafe mkfifo(folder + "/gate", 0o600) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    try traits.map { $0.option + "\n" }.joined().write(
      toFile: folder + "/options", atomically: false, encoding: .utf8)
    try Self.configuration.write(
      toFile: configurationPath, atomically: false, encoding: .utf8)
    _ = Self.isConfigured
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The name under which the process of the tests opens the card.
  public var device: String { "fault:\(folder)" }

  /// The same, behind the plug-in that converts rate, format and channels.
  public var convertingDevice: String { "converting:\(folder)" }

  /// What a program must find in its environment for its device `default` to be this card, and
  /// `converting` the same with all conversions.
  public var environment: [String: String] {
    ["ALSA_CONFIG_PATH": configurationPath, "SONIFY_FAULT_CARD": folder]
  }

  /// All that happened up to now.
  public var events: [Event] {
    let log = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
    // A line without its end is still being written.
    return log.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .compactMap(Event.init)
  }

  /// What happened up to now under one name.
  public func events(named name: String) -> [Event] { events.filter { $0.name == name } }

  /// Lets a card open that waits for it; returns when it is being opened.
  public func letOpen() {
    let gate = unsafe open(folder + "/gate", O_WRONLY | O_CLOEXEC)
    if gate >= 0 { close(gate) }
  }

  /// The first event of a name, which is waited for, for ten seconds at most.
  public func event(named name: String) async throws -> Event {
    try await withCheckedThrowingContinuation { continuation in
      // A task that waits would hold up the tasks of other tests.
      Thread.detachNewThread {
        continuation.resume(with: Result { try self.waitForEvent(named: name) })
      }
    }
  }

  /// Does something after the first event of a name, on a thread of its own: unlike a task that waits,
  /// it is not held up by the tasks of other tests while the card plays on.
  public func after(eventNamed name: String, do action: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { if (try? self.waitForEvent(named: name)) != nil { action() } }
  }

  private func waitForEvent(named name: String) throws -> Event {
    let watch = inotify_init()
    defer { close(watch) }
    guard watch >= 0, unsafe inotify_add_watch(watch, folder, UInt32(IN_MODIFY)) >= 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(10)
    var changes = [UInt8](repeating: 0, count: 4096)
    while clock.now < limit {
      if let event = events(named: name).first { return event }
      var ready = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
      let left = Int32((limit - clock.now) / .milliseconds(1))
      if unsafe poll(&ready, 1, max(0, left)) > 0 {
        _ = unsafe read(watch, &changes, changes.count)
      }
    }
    throw MissingEvent(name: name, log: events)
  }

  /// What was waited for did not happen.
  public struct MissingEvent: Error {
    let name: String
    let log: [Event]
  }

  /// The bytes of all frames that were taken, in the format that was agreed on.
  public var bytes: [UInt8] {
    ((try? Data(contentsOf: URL(filePath: folder + "/frames"))).map { [UInt8]($0) }) ?? []
  }

  /// The frames that were taken as numbers of 16 bits, interleaved.
  public var sixteenBitSamples: [Int16] { Self.sixteenBitSamples(bytes) }

  /// Bytes as numbers of 16 bits, the low byte first.
  public static func sixteenBitSamples(_ bytes: [UInt8]) -> [Int16] {
    stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }
}

extension FaultCard {
  /// One line of the log.
  public struct Event: Sendable {
    /// When it happened, in nanoseconds of the monotonic clock.
    public let time: Int
    /// What happened: open, parameters, prepare, start, write, stop, xrun, suspend, resume, unplug,
    /// hang, refuse or close.
    public let name: String
    /// More about it: numbers and words by name.
    public let details: [String: String]

    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard words.count >= 2, let time = Int(words[0]) else { return nil }
      self.time = time
      name = String(words[1])
      let pairs = words.dropFirst(2).compactMap { word -> (String, String)? in
        let parts = word.split(separator: "=", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
      }
      details = Dictionary(pairs) { $1 }
    }

    /// A detail that is a number.
    public subscript(detail: String) -> Int? { details[detail].flatMap { Int($0) } }
  }

  /// What a card is like, and what goes wrong; places count the frames heard since it was opened.
  public enum Trait: Sendable {
    /// Everything is heard at once.
    case unpaced
    /// The rates it takes.
    case rates([Int])
    /// How many channels it takes.
    case channels([Int])
    /// The formats it takes, as libasound calls them.
    case formats([String])
    /// The least frames of 16-bit stereo in a period.
    case minPeriod(Int)
    /// The least frames of 16-bit stereo in the buffer.
    case minBuffer(Int)
    /// It does not open, for this `errno`.
    case openError(Int32)
    /// Opening it takes until ``FaultCard/letOpen()``.
    case opensWhenLet
    /// It takes no more than so many frames at a time, and every second time none.
    case shortWrites(Int)
    /// It stops, once, as if it had been starved.
    case xrun(at: Int)
    /// It stops so many frames after every start.
    case xrunEvery(Int)
    /// It is suspended once.
    case suspend(at: Int, resume: Resume)
    /// It is gone for good.
    case unplug(at: Int)
    /// It plays no further, but does not say so.
    case hang(at: Int)
    /// It refuses to take more than so many frames, with this `errno`.
    case writeError(Int32, after: Int)

    /// What a suspended card does when it is to resume.
    public enum Resume: String, CaseIterable, Sendable {
      case ok
      /// The fourth try succeeds.
      case later
      case refused
      /// It says yes and stays suspended.
      case stuck
    }

    var option: String {
      switch self {
      case .unpaced: "paced 0"
      case .rates(let rates): "rates \(rates.map(String.init).joined(separator: " "))"
      case .channels(let counts): "channels \(counts.map(String.init).joined(separator: " "))"
      case .formats(let names): "formats \(names.joined(separator: " "))"
      case .minPeriod(let frames): "least_period \(frames)"
      case .minBuffer(let frames): "least_buffer \(frames)"
      case .openError(let code): "open_error \(code)"
      case .opensWhenLet: "open_gate 1"
      case .shortWrites(let frames): "short_write \(frames)"
      case .xrun(let frame): "xrun_at \(frame)"
      case .xrunEvery(let frames): "xrun_every \(frames)"
      case .suspend(let frame, let resume): "suspend_at \(frame)\nresume \(resume.rawValue)"
      case .unplug(let frame): "unplug_at \(frame)"
      case .hang(let frame): "hang_at \(frame)"
      case .writeError(let code, let frames): "write_error \(code) \(frames)"
      }
    }
  }
}

extension FaultCard {
  private var configurationPath: String { folder + "/alsa.conf" }

  /// The plug-in, built together with the tests and so lying beside them.
  private static var plugin: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "libFaultCard.so").path
  }

  /// Stands in place of all configuration of the machine: its devices are those of tests.
  ///
  /// `capture:FILE` is a device that is never full and keeps all frames in a file.
  private static let configuration = """
    pcm_type.fault { lib "\(plugin)" }
    pcm.fault {
      @args [ FOLDER ]
      @args.FOLDER { type string default { @func getenv vars [ SONIFY_FAULT_CARD ] default "" } }
      type fault
      folder $FOLDER
    }
    pcm.converting {
      @args [ FOLDER ]
      @args.FOLDER { type string default { @func getenv vars [ SONIFY_FAULT_CARD ] default "" } }
      type plug
      slave.pcm { type fault folder $FOLDER }
    }
    pcm.capture {
      @args [ FILE ]
      @args.FILE { type string }
      type file
      slave.pcm { type null }
      file $FILE
      format raw
    }
    pcm.null { type null }
    pcm.!default {
      type fault
      folder { @func getenv vars [ SONIFY_FAULT_CARD ] default "" }
      hint { show on description "A card for tests" }
    }

    """

  /// The process of the tests itself has one configuration, in which each card is named by its
  /// folder; it is set before the first device is opened.
  private static let isConfigured: Bool = {
    let path = NSTemporaryDirectory() + "sonify-alsa-\(getpid()).conf"
    try? configuration.write(toFile: path, atomically: true, encoding: .utf8)
    return unsafe setenv("ALSA_CONFIG_PATH", path, 1) == 0
  }()
}
