import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What trainings of models print: epochs, steps and losses.
struct TrainingLogTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  /// PyTorch's example for ImageNet: each number has its mean so far in brackets.
  @Test func meansInBracketsAreNoSeries() throws {
    let text = (0..<6).map {
      "Epoch: [0][ \($0)0/100]\tTime  0.85\($0) ( 0.590)\tLoss \(7 - $0).5e+00 (7.0e+00)\n"
    }
    let chart = try load(text.joined())
    #expect(chart.xAxis.title == "epoch")
    #expect(chart.series[0].xs == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(chart.series.map(\.name) == ["Time", "Loss"])
    #expect(chart.series[1].ys == [7.5, 6.5, 5.5, 4.5, 3.5, 2.5])
  }

  /// Steps that start again with each epoch are parts of it, and a training is one line.
  ///
  /// How many steps an epoch has is said, or shows where the next begins.
  @Test(arguments: [
    ("Epoch [{epoch1}/3], Step [{step1}00/500], Loss: ", 1),
    ("Train Epoch: {epoch1} [{step0}00/500 ({step0}0%)]\tLoss: ", 0),
    ("Epoch {epoch0}, Batch {step0}0, Loss: ", 0),
    ("Epoch {epoch0}, iter {step1}: loss ", 1),
    // A training that goes on.
    ("Epoch [{epoch7}], Step [{step0}/5], Loss: ", 35),
  ])
  func stepsArePartsOfEpochs(beginning: String, first: Int) throws {
    let text = (0..<15).map { line in
      let numbers = [
        "epoch0": line / 5, "epoch1": line / 5 + 1, "epoch7": line / 5 + 7, "step0": line % 5,
        "step1": line % 5 + 1,
      ]
      let written = numbers.reduce(beginning) {
        $0.replacing("{\($1.key)}", with: String($1.value))
      }
      return written + "\(20 - line).5\n"
    }
    let chart = try load(text.joined())
    #expect(chart.series.count == 1)
    #expect(chart.series[0].xs == (0..<15).map { Double($0 + first) / 5 })
    #expect(chart.series[0].ys == (0..<15).map { 20.5 - Double($0) })
  }

  /// Who says how many epochs there are counts from 1, in the tail of a log as well; and the last step may be
  /// nearer than the others are.
  @Test func epochsOfPartsOfLogsAreThoseOfTheWhole() throws {
    let tail = (0..<10).map {
      "Epoch [\($0 / 5 + 7)/10], Step [\($0 % 5 + 1)/5], Loss: \(9 - $0).5\n"
    }
    #expect(try load(tail.joined()).series[0].xs == (31...40).map { Double($0) / 5 })
    let batches = [0, 100, 200, 249]
    let uneven = (0..<12).map { "Epoch \($0 / 4), Batch \(batches[$0 % 4]), Loss: \(19 - $0).5\n" }
    #expect(try load(uneven.joined()).series[0].xs[3...4] == [0.996, 1])
  }

  /// Where the next epoch is not seen, steps may be those of the whole training.
  @Test func stepsWithinALaterEpochAloneAreX() throws {
    let text = (0..<6).map { "Epoch [2/3], Step [\(310 + $0)/900], Loss: \(9 - $0).5\n" }
    #expect(try load(text.joined()).series.last?.xs == (310...315).map(Double.init))
  }

  /// tqdm overwrites its line again and again.
  @Test(arguments: ["\n", "\r"])
  func barsOfProgressAreRows(end: String) throws {
    func bar(_ label: String, _ count: Int) -> String {
      let done = String(repeating: "█", count: count)
      return "\(label):  \(count * 10)%|\(done)\(String(repeating: " ", count: 10 - count))| "
        + "\(count)0/100 [00:0\(count % 10)<00:10,  3.\(count % 10)it/s, loss=\(20 - count).5]\(end)"
    }
    let training = (0...10).map { bar("Training", $0) } + [bar("Training", 10)]
    let chart = try load(training.joined())
    #expect(chart.xAxis.title == "step")
    #expect(chart.series.map(\.name) == ["it/s", "loss"])
    #expect(chart.series[1].xs == (0...10).map { Double($0) * 10 })
    #expect(chart.series[1].ys == (0...10).map { 20.5 - Double($0) })
    let epochs = (1...2).flatMap { epoch in (0...10).map { bar("Epoch \(epoch)/2", $0) } }
    let all = try load(epochs.joined())
    #expect(all.xAxis.title == "epoch")
    #expect(all.series[1].xs.last == 2)
  }

  /// What stands before YOLO's bars, or in dictionaries after others, is not left out without a word.
  @Test(arguments: [
    "1/5 2.15G 1.400 2.100 43 640: 100%|███| {n}/8 [00:01<00:00, 2.13it/s]",
    "8%|█ | {n}/600 [00:04<00:44, 12.01it/s]   {'loss': 3.05}",
  ])
  func barsWithValuesElsewhereAreNoRows(line: String) {
    let lines = (1...5).map { line.replacing("{n}", with: "\($0)") }
    #expect(ProgressBarReport(lines) == nil)
  }

  /// Of steps that go on counting from epoch to epoch, nothing is made.
  @Test func stepsOfTheWholeTrainingAreX() throws {
    let text = (0..<9).map { "epoch \($0 / 3) step \($0)00 loss=\(20 - $0).5\n" }
    let chart = try load(text.joined())
    #expect(chart.series.last?.xs == (0..<9).map { Double($0) * 100 })
  }

  /// Keras shows a bar for each epoch, below a line with its number.
  @Test func fullBarsAreNoSeries() throws {
    let text = (1...5).map {
      "Epoch \($0)/5\n1875/1875 [=====] - \($0 % 2 + 4)s 3ms/step - loss: 0.\(9 - $0)\n"
    }
    let chart = try load(text.joined())
    #expect(chart.xAxis.title == "Epoch")
    #expect(chart.series.map(\.name) == ["duration", "ms/step", "loss"])
  }

  /// Lines about the machine above the first epoch, and below the last, are no facts with names.
  @Test func linesAroundEpochsAreLeftOut() throws {
    let epochs = (1...4).map { "Epoch \($0): loss 1.\(9 - $0)\n" }.joined()
    let text = "loading data\nUsing device: cuda\n\(epochs)Training took 3 min\nSaved: model.pt\n"
    let chart = try load(text)
    #expect(chart.xAxis.title == "Epoch")
    #expect(chart.series.map(\.ys) == [[1.8, 1.7, 1.6, 1.5]])
  }

  /// scikit-learn's report of classes, whose names may be numbers; averages are no classes.
  @Test func classesAreBars() throws {
    let rows = (0..<4).map {
      "           \($0)       0.8\($0)      0.9\($0)      0.9\(8 - $0)        \($0 * 7 % 5 + 40)\n"
    }
    let chart = try load(
      "Accuracy: 0.95\n\n              precision    recall  f1-score   support\n\n" + rows.joined()
        + "\n    accuracy                           0.98       450\n"
        + "   macro avg       0.98      0.98      0.98       450\n")
    #expect(chart.categories == ["class 0", "class 1", "class 2", "class 3"])
    #expect(chart.series.map(\.name) == ["precision", "recall", "f1-score", "support"])
    #expect(chart.series[1].ys == [0.9, 0.91, 0.92, 0.93])
  }

  /// Keras 3 has bars of lines, where three epochs are enough, and LightGBM prints its best line once more.
  @Test func lastLinesOfTrainingsAreNoOtherChart() throws {
    let keras = (1...3).map {
      "Epoch \($0)/3\n1875/1875 ━━━━━━━━━━━━━━━━━━━━ \($0 % 2 + 3)s 1ms/step - accuracy: 0.8\($0) - loss: 0.\(9 - $0)\n"
    }
    let epochs = try load(keras.joined())
    #expect(epochs.xAxis.title == "Epoch")
    #expect(epochs.series.last?.ys == [0.8, 0.7, 0.6])
    let rounds = (1...9).map {
      "[\($0)]\ttraining's l2: 0.\(99 - $0)\tvalid_1's l2: 0.\(70 + $0 * 7 % 5)\n"
    }
    let chart = try load(rounds.joined() + "Early stopping, best iteration is:\n" + rounds[5])
    #expect(chart.series.map(\.name) == ["training's l2", "valid_1's l2"])
    #expect(chart.series[0].count == 9)
  }

  /// LightGBM warns between any two lines.
  @Test func warningsThatComeAgainAreOneLine() throws {
    let warning = "[LightGBM] [Warning] No further splits with positive gain, best gain: -inf\n"
    let text = (1...8).map { round in
      String(repeating: warning, count: 7)
        + "[\(round * 5)]\tvalid_0's auc: 0.9\(round * 3 % 8)\tloss: 0.\(9 - round)\n"
    }
    let chart = try load("Training until scores don't improve\n" + text.joined())
    #expect(chart.series.map(\.name) == ["valid_0's auc", "loss"])
    #expect(chart.series[0].xs == (1...8).map { Double($0 * 5) })
  }

  /// The loss and the accuracy of training and of validation have the same names in lines of their own.
  @Test func linesOfAnEpochTellTheirNumbersApart() throws {
    let text = (0..<4).map {
      "Epoch \($0)/3\n----------\ntrain Loss: 0.\(9 - $0) Acc: 0.\($0 + 3)\n"
        + "val Loss: 0.\(8 - $0) Acc: 0.\($0 + 4)\n\n"
    }
    let chart = try load(text.joined())
    #expect(chart.series.map(\.name) == ["train Loss", "train Acc", "val Loss", "val Acc"])
    #expect(chart.series[1].ys == [0.3, 0.4, 0.5, 0.6])
    #expect(chart.series[3].ys == [0.4, 0.5, 0.6, 0.7])
  }

  /// Where nobody knows the end there is no bar, and slow steps are told by their time.
  @Test func progressWithoutAnEndHasRows() throws {
    let text = ["0it [00:00, ?it/s]", "1it [00:04, 4.00s/it]", "21it [00:06, 8.00it/s]"]
    let chart = try load(text.joined(separator: "\r") + "\n")
    #expect(chart.xAxis.title == "step")
    #expect(chart.series.map(\.name) == ["it/s"])
    #expect(chart.series[0].xs.last == 21)
    #expect(chart.series[0].ys.suffix(2) == [0.25, 8])
  }

  /// Bytes are counted in thousands of them.
  @Test func progressOfBytesHasRows() throws {
    let text = (1...4).map {
      " \($0)0%|█   | \($0)0.0k/100k [00:0\($0)<00:09, \($0 == 1 ? "950B" : "1.\($0)kB")/s]\n"
    }
    let chart = try load(text.joined())
    #expect(chart.series[0].xs == [10_000, 20_000, 30_000, 40_000])
    #expect(chart.series[0].ys == [950, 1200, 1300, 1400])
  }
}
