import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifySound

@Suite struct PipeTests {
  private let tags = SoundFileSink.Tags(
    title: "births", markers: [Score.Marker(frame: 3, name: "1920")])

  init() { _ = signal(SIGPIPE, SIG_IGN) }

  private func noise(_ count: Int) -> [Float] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Float(Int32(bitPattern: state)) / 2_147_483_648
    }
  }

  @Test(arguments: SoundFormat.Samples.allCases, [false, true])
  func aPipeCarriesTheBytesOfTheFile(samples: SoundFormat.Samples, isNonblocking: Bool) throws {
    let folder = try TemporaryFolder()
    let format = SoundFormat(sampleRate: .standard, channels: 1, samples: samples)
    let noise = noise(200_001)
    var file = try SoundFileSink.open(
      path: folder.file("a.wav"), format: format, frames: noise.count, tags: tags)
    try file.write(noise.span)
    try file.finish()

    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    if isNonblocking { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
    let reader = pipe.fileHandleForReading
    let received = ReadingThread { reader.readDataToEndOfFile() }
    var sink = try SoundFileSink.wave(
      descriptor: writing, name: "standard output", format: format, frames: noise.count,
      tags: tags)
    for start in stride(from: 0, to: noise.count, by: 1000) {
      try sink.write(noise[start..<min(noise.count, start + 1000)].span)
    }
    try sink.finish()
    try pipe.fileHandleForWriting.close()
    #expect(received.finish() == (try folder.bytes(of: "a.wav")))
  }

  @Test func aReaderThatHasGoneIsAnErrorOfItsOwn() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let error = #expect(throws: OutputError.self) {
      var sink = try SoundFileSink.wave(
        descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "standard output",
        format: SoundFormat(sampleRate: .standard, channels: 2, samples: .int16), frames: 4)
      try sink.write([Float](repeating: 0, count: 8).span)
      try sink.finish()
    }
    #expect(error == .readerClosed(path: "standard output"))
    #expect(error?.category == .readerClosed)
  }

  @Test func aNamedPipeTakesWAVAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let format = SoundFormat(sampleRate: .standard, channels: 1, samples: .int16)
    for name in ["pipe", "pipe.flac"] {
      #expect(unsafe mkfifo(folder.file(name), 0o600) == 0)
      let path = folder.file(name)
      let received = ReadingThread {
        (try? FileHandle(forReadingAtPath: path)?.readToEnd()) ?? Data()
      }
      if name == "pipe" {
        var sink = try SoundFileSink.open(path: path, format: format, frames: 4)
        try sink.write([Int16]([1, 2, 3, 4]).span)
        try sink.finish()
        #expect(received.finish().count == 52)
      } else {
        #expect(throws: OutputError.needsSeeking(path: path, .flac)) {
          try SoundFileSink.open(path: path, format: format, frames: 4).finish()
        }
        #expect(received.finish().isEmpty)
      }
    }
    #expect(try folder.names == ["pipe", "pipe.flac"])
  }
}

@Suite struct SinkTests {
  @Test func memoryKeepsEverySampleInOrder() {
    var sink = MemorySink()
    sink.write([Float]([1, 2]).span)
    sink.write([Float]([3]).span)
    #expect(sink.samples == [1, 2, 3])
  }

  @Test func nothingnessCounts() {
    var sink = NullSink()
    sink.write([Float](repeating: 0, count: 7).span)
    #expect(sink.count == 7)
  }
}
