import Foundation
import Synchronization

/// One client of a ``SpeechService``.
struct SpeechClient {
  private static let count = Atomic<Int>(0)
  private static let messages = Atomic<Int>(0)

  let descriptor: Int32
  /// Clients have numbers of their own in all services, as libspeechd tells them apart by nothing else.
  private let number = Self.count.add(1, ordering: .relaxed).newValue
  private var input: [UInt8] = []
  /// The lines of the message that is coming, if one is.
  private var text: [String]?
  private var queue: [(number: Int, text: String)] = []
  private var speaking: (number: Int, text: String, end: Int)?
  private var answers: [(due: Int, text: String)] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// When it wants ``proceed(_:)`` to be called.
  var due: Int? { [speaking?.end, answers.first?.due].compactMap { $0 }.min() }

  /// Takes what has come; tells whether the client is still there.
  mutating func read(_ service: SpeechService) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    input += bytes[..<count]
    while let end = input.firstIndex(of: 10) {
      var line = String(decoding: input[..<end], as: UTF8.self)
      if line.hasSuffix("\r") { line.removeLast() }
      input.removeSubrange(...end)
      if let last = service.manner.leavesAt, line.uppercased().hasPrefix(last) { return false }
      take(line, service)
    }
    proceed(service)
    return true
  }

  /// Does what is due.
  mutating func proceed(_ service: SpeechService) {
    let now = SpeechService.now
    while let answer = answers.first, answer.due <= now {
      answers.removeFirst()
      let bytes = Array(answer.text.utf8)
      _ = unsafe send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
    if let message = speaking, message.end <= now {
      speaking = nil
      service.note(.ended(message.text))
      tell(702, "END", of: message.number)
    }
    if speaking == nil, !queue.isEmpty {
      let next = queue.removeFirst()
      let time = service.manner.speaking
      speaking = (next.number, next.text, now + Int(time / .nanoseconds(1)))
      service.note(.began(next.text))
      tell(701, "BEGIN", of: next.number)
    }
  }

  private mutating func take(_ line: String, _ service: SpeechService) {
    if text != nil {
      guard line == "." else {
        text?.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
        return
      }
      let message = Self.messages.add(1, ordering: .relaxed).newValue
      let whole = (text ?? []).joined(separator: "\n")
      text = nil
      service.note(.text(whole))
      queue.append((message, whole))
      return answer("225-\(message)\r\n225 OK MESSAGE QUEUED", service)
    }
    service.note(.command(line))
    let words = line.uppercased()
    if words == "SPEAK" {
      text = []
      answer("230 OK RECEIVING DATA", service)
    } else if words == "CANCEL SELF" {
      answer("213 OK CANCELED", service)
      for message in [speaking.map { ($0.number, $0.text) }].compactMap({ $0 }) + queue {
        service.note(.cancelled(message.1))
        tell(703, "CANCELED", of: message.0)
      }
      (speaking, queue) = (nil, [])
    } else if words == "GET RATE" {
      answer("251-10\r\n251 OK GET RETURNED", service)
    } else if words == "HISTORY GET CLIENT_ID" {
      answer("245-\(number)\r\n245 OK CLIENT ID SENT", service)
    } else if words.hasPrefix("SET SELF ") {
      answer("200 OK SET", service)
    } else {
      answer("500 ERR INVALID COMMAND", service)
    }
  }

  private mutating func answer(_ text: String, _ service: SpeechService) {
    let delay = Int(service.manner.answering / .nanoseconds(1))
    answers.append((SpeechService.now + delay, text + "\r\n"))
  }

  private mutating func tell(_ code: Int, _ word: String, of message: Int) {
    answers.append(
      (
        SpeechService.now,
        "\(code)-\(message)\r\n\(code)-\(number)\r\n\(code) \(word)\r\n"
      ))
  }
}
