import SonifyBase
import SonifyComposition
import SonifyWords

extension ExplorerTable {
  /// A landmark of a level with its words.
  package struct NamedLandmark: Sendable {
    /// Its index among all landmarks of the level, as the script of a page counts them.
    package let index: Int
    /// What a session says when it goes there, with the unit.
    package let text: String
  }

  /// Returns the landmarks of a level, without those that are only gridlines.
  package func landmarks(ofLevel number: Int) -> [NamedLandmark] {
    let level = levels[number]
    guard !level.stops.isEmpty, level.part == nil else { return [] }
    var walk = walk
    walk.hearsParts = level.isOfStacks
    walk.stand(at: Walk.Cursor(series: level.series, stop: 0))
    return walk.landmarks(.all).enumerated().compactMap { index, landmark in
      guard landmark.kinds.contains(where: { $0 != .gridline }) else { return nil }
      let cursor = cursor(at: landmark, of: level, in: walk)
      walk.stand(at: cursor)
      var context = SpeechContext()
      _ = context.isNew(level: walk.level)
      context.readOut()
      let texts = WalkTexts(walk: walk, choices: choices)
      let introduction = texts.introduction(of: .landmark(landmark))
      return NamedLandmark(
        index: index,
        text: UntrustedText.harmless(
          texts.point(after: cursor, introducedBy: introduction, in: &context).line,
          limit: Self.textLimit))
    }
  }

  /// Returns the cursor at a landmark, as when a key leads there.
  func cursor(at landmark: Landmark, of level: Level, in walk: Walk) -> Walk.Cursor {
    let target = walk.view.stops[level.series][landmark.stop]
    let isStop = landmark.y == nil || landmark.y == target.y && landmark.x == target.x
    return Walk.Cursor(
      series: level.series, stop: landmark.stop,
      value: isStop
        ? nil
        : ChartPoint(
          series: level.series, point: target.points.lowerBound, x: landmark.x, y: landmark.y),
      landmark: landmark.x)
  }
}
