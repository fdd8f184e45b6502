import Foundation
import Synchronization

/// The thread of a ``SpeechService``, which serves all of its clients.
final class SpeechServiceThread: Sendable {
  private let listener: Int32
  private let ends: (reading: Int32, writing: Int32)
  private let path: String
  private let isOver = Mutex(false)
  private let areEndsClosed = Mutex(false)
  private let finished = DispatchSemaphore(value: 0)

  init(path: String) throws {
    self.path = path
    unsafe unlink(path)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < room else { throw POSIXError(.ENAMETOOLONG) }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    var pipes: [Int32] = [0, 0]
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let isBound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard listener >= 0, isBound, listen(listener, 8) == 0, unsafe pipe(&pipes) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    self.listener = listener
    ends = (pipes[0], pipes[1])
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Serves until ``stop()``; the service may go before.
  func start(of service: SpeechService) {
    let thread = Thread { [weak service, self] in
      self.serve { service }
      self.finished.signal()
    }
    thread.name = path
    thread.start()
  }

  func stop() {
    let wasOver = isOver.withLock { isOver in
      defer { isOver = true }
      return isOver
    }
    guard !wasOver else { return }
    wake()
    // The thread itself may let go of the service last.
    if Thread.current.name != path { finished.wait() }
  }

  /// Lets the thread see that the service behaves in another manner now.
  func wake() {
    areEndsClosed.withLock { areClosed in
      guard !areClosed else { return }
      var byte: UInt8 = 0
      _ = unsafe write(ends.writing, &byte, 1)
    }
  }

  private func serve(_ service: () -> SpeechService?) {
    var clients: [SpeechClient] = []
    defer {
      for client in clients { close(client.descriptor) }
      close(listener)
      unsafe unlink(path)
      areEndsClosed.withLock { areClosed in
        areClosed = true
        for end in [ends.reading, ends.writing] { close(end) }
      }
    }
    while !isOver.withLock({ $0 }) {
      let hangs = service()?.manner.hangs ?? true
      var ready = ([ends.reading, listener] + clients.map { hangs ? -1 : $0.descriptor }).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let due = hangs ? nil : clients.compactMap(\.due).min()
      let wait = due.map { Int32(max(0, ($0 - SpeechService.now + 999_999) / 1_000_000)) } ?? -1
      unsafe poll(&ready, nfds_t(ready.count), wait)
      guard let service = service() else { return }
      if ready[0].revents != 0 {
        var byte: UInt8 = 0
        _ = unsafe read(ends.reading, &byte, 1)
      }
      for index in clients.indices.reversed() {
        if ready[index + 2].revents != 0, !clients[index].read(service) {
          close(clients[index].descriptor)
          clients.remove(at: index)
          service.note(.disconnected)
        } else if !hangs {
          clients[index].proceed(service)
        }
      }
      if ready[1].revents != 0 {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { continue }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        service.note(.connected)
        clients.append(SpeechClient(descriptor: descriptor))
      }
    }
  }
}
