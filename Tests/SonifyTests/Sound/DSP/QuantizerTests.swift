import Testing

@testable import SonifySound

@Suite struct QuantizerTests {
  private func sixteenBits(_ samples: [Float], blocks: [Int]) -> [Int16] {
    var result: [Int16] = []
    var position = 0
    var turn = 0
    while position < samples.count {
      let count = min(blocks[turn % blocks.count], samples.count - position)
      var block = [Int16](repeating: 0, count: count)
      var output = block.mutableSpan
      Quantizer.quantize(
        samples.span.extracting(position..<(position + count)), at: position, into: &output)
      result += block
      position += count
      turn += 1
    }
    return result
  }

  @Test func blocksNeverChangeANumber() {
    let samples = (0..<2000).map { Float(Sine.of(Double($0) / 97) * 0.3) }
    let whole = sixteenBits(samples, blocks: [2000])
    #expect(sixteenBits(samples, blocks: [1]) == whole)
    #expect(sixteenBits(samples, blocks: [7, 128, 300]) == whole)
  }

  @Test func ditherIsTriangularAndUnbiased() {
    var noise = InlineArray<128, Int32>(repeating: 0)
    var (sum, squares, count) = (0.0, 0.0, 0.0)
    var histogram = [Int](repeating: 0, count: 8)
    for cell in 0..<2000 {
      Dither.write(cell: cell, to: &noise)
      for index in 0..<128 {
        let value = Double(noise[index]) / Dither.unit
        sum += value
        squares += value * value
        count += 1
        histogram[Int((value + 1) * 4)] += 1
      }
    }
    // Two even numbers one bit wide: mean 0, variance 1/6.
    #expect(abs(sum / count) < 0.003)
    #expect(abs(squares / count - 1.0 / 6) < 0.002)
    for (index, share) in [1.0, 3, 5, 7, 7, 5, 3, 1].enumerated() {
      #expect(abs(Double(histogram[index]) / count - share / 32) < 0.003)
    }
  }

  @Test func ditherOfNeighboursIsIndependent() {
    var noise = InlineArray<128, Int32>(repeating: 0)
    var products = [Double](repeating: 0, count: 40)
    var previous = [Double](repeating: 0, count: 40)
    for cell in 0..<2000 {
      Dither.write(cell: cell, to: &noise)
      for index in 0..<128 {
        let value = Double(noise[index]) / Dither.unit
        for lag in products.indices { products[lag] += value * previous[lag] }
        previous.insert(value, at: 0)
        previous.removeLast()
      }
    }
    for product in products { #expect(abs(product / 256_000) < 0.002) }
  }

  @Test func whatIsTooLoudIsClippedAndNeverWraps() {
    let samples: [Float] = [1.5, -1.5, 1, -1, 40_000, -40_000]
    #expect(
      sixteenBits(samples, blocks: [6]).map { abs(Int($0)) }.allSatisfy { $0 >= 32_766 })
    #expect(
      sixteenBits(samples, blocks: [6]).map { $0 > 0 } == [true, false, true, false, true, false])
    var wide = [Int32](repeating: 0, count: 6)
    var output = wide.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &output)
    #expect(wide.map { $0 > 0 } == [true, false, true, false, true, false])
    #expect(wide.allSatisfy { $0 & 0xFF == 0 })
  }
}
