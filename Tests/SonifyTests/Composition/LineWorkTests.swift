import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// Elements that count how often one is looked at.
private struct Counted<Element>: RandomAccessCollection {
  final class Counter { var looks = 0 }

  let elements: [Element]
  let counter = Counter()

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> Element {
    counter.looks += 1
    return elements[index]
  }
}

/// That the work for a long line does not grow faster than the line.
@Suite struct LineWorkTests {
  /// Runs of 10 frames, each followed by a silence of 10.
  private func runs(_ count: Int) -> [Line.Run] {
    (0..<count).map { number in
      let start = 20 * number
      return Line.Run(
        start: start, end: start + 10,
        vertices: [
          Line.Vertex(
            frame: start, x: Double(number), y: 0, frequency: Hertz(440), pan: .centre)
        ])
    }
  }

  @Test func theNeighboursOfEverySilenceAreFoundInAFewSteps() {
    let runs = Counted(elements: runs(4096))
    for number in 0..<4095 {
      let (before, after) = runs.neighbours(of: (20 * number + 10)..<(20 * number + 20))
      #expect(before?.start == 20 * number && after?.start == 20 * number + 20)
    }
    // Two binary searches of 4096 take 12 or 13 steps each.
    #expect(runs.counter.looks <= 4095 * 28)
  }

  @Test func silencesAtTheEndsHaveOneNeighbour() {
    let runs = runs(3).map { run in
      var run = run
      (run.start, run.end) = (run.start + 5, run.end + 5)
      return run
    }
    #expect(runs.neighbours(of: 0..<5).before == nil)
    #expect(runs.neighbours(of: 0..<5).after?.start == 5)
    #expect(runs.neighbours(of: 55..<60).before?.end == 55)
    #expect(runs.neighbours(of: 55..<60).after == nil)
    #expect([Line.Run]().neighbours(of: 0..<5).before == nil)
  }

  @Test func everySecondMissingValueIsASilenceBetweenItsNeighbours() throws {
    let ys = (0..<400).map { $0.isMultiple(of: 2) ? Double($0) : .nan }
    let options = SoundOptions.with { $0.duration = Seconds(100) }
    let score = try Composer(options).compose(Charts.line(ys)).score
    let gaps = score.events(.gap)
    #expect(gaps.count == 200)
    let tones = score.events(.tone)
    for (gap, (one, next)) in zip(gaps, zip(tones, tones.dropFirst())) {
      #expect(gap.start >= one.end && gap.end <= next.start)
      #expect(abs(gap.pan.value - (one.pan.value + next.pan.value) / 2) < 1e-12)
    }
  }
}
