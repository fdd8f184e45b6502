import Testing

@testable import SonifyChart
@testable import SonifySession

/// That listeners are led to what descriptions tell.
@Suite struct LandmarkFactsTests {
  @Test(arguments: [
    "barley", "births", "cars", "city-temperatures", "co2", "nile", "seattle-weather", "stocks",
    "sunspots",
  ])
  func landmarksAreTheFacts(name: String) throws {
    let view = try Views.sample(name)
    let facts = view.source.chart.series.indices.map(view.source.facts)
    for (index, facts) in facts.enumerated() {
      let landmarks = view.landmarks(ofSeries: index, .all)
      func places(_ isWanted: (Landmark.Kind) -> Bool) -> [Double] {
        landmarks.filter { $0.kinds.contains(where: isWanted) }.map(\.x)
      }
      // The lowest and the highest are not told as turns.
      #expect(
        places { $0 == .peak }
          == facts.turningPoints.filter { $0.isPeak && $0.place.x != facts.values?.maximum.x }
          .map(\.place.x))
      #expect(
        places { $0 == .trough }
          == facts.turningPoints.filter { !$0.isPeak && $0.place.x != facts.values?.minimum.x }
          .map(\.place.x))
      let isFlat = facts.values?.minimum.y == facts.values?.maximum.y
      #expect(
        places { $0 == .lowest } == (isFlat ? [] : [facts.values?.minimum.x].compactMap { $0 }))
      #expect(
        places { $0 == .highest } == (isFlat ? [] : [facts.values?.maximum.x].compactMap { $0 }))
      #expect(landmarks.flatMap(\.kinds).compactMap(\.step) == facts.steps)
      #expect(landmarks.flatMap(\.kinds).compactMap(\.gap) == facts.gaps)
      let outliers = landmarks.compactMap { landmark -> Told? in
        landmark.kinds.compactMap(\.deviations).first.map {
          Told(x: landmark.x, y: landmark.y ?? .nan, deviations: $0)
        }
      }
      #expect(
        outliers
          == facts.outliers.map {
            Told(x: $0.place.x, y: $0.place.y, deviations: $0.deviations)
          })
    }
  }

  private struct Told: Equatable {
    var (x, y, deviations): (Double, Double, Double)

    init(x: Double, y: Double, deviations: Double) {
      (self.x, self.y, self.deviations) = (x, y, deviations)
    }

    static func == (one: Told, other: Told) -> Bool {
      one.x == other.x && one.y == other.y && one.deviations == other.deviations
    }
  }

  @Test func theNileFallsToAnotherLevel() throws {
    let steps = try Views.sample("nile").landmarks(ofSeries: 0, .turningPoints)
      .flatMap(\.kinds).compactMap(\.step)
    #expect(steps.map(\.after) == [1898])
  }

  /// Of six points to a stop, most gaps are shorter than one.
  @Test func gapsInsideOfStopsAreToldWhereTheyAreFew() throws {
    let view = try Views.sample("co2")
    let gaps = view.landmarks(ofSeries: 0, .gaps).flatMap(\.kinds).compactMap(\.gap)
    #expect(gaps == view.source.gaps(ofSeries: 0))
    #expect(gaps.count > 20)
  }

  @Test func aStepIsFoundAmongVeryManyPoints() {
    let ys = zip(Charts.noise(30_000, seed: 8), 0...).map { $0 + ($1 < 12_000 ? 0 : 5) }
    let steps = Views.line(ys).landmarks(ofSeries: 0, .all).flatMap(\.kinds).compactMap(\.step)
    #expect(steps.count == 1)
    #expect(steps.allSatisfy { (11_900...12_100).contains($0.x) })
  }
}

extension Landmark.Kind {
  fileprivate var step: SeriesFacts.Step? { if case .step(let step) = self { step } else { nil } }

  fileprivate var gap: SeriesFacts.Gap? { if case .gap(let gap) = self { gap } else { nil } }

  fileprivate var deviations: Double? {
    if case .outlier(let deviations) = self { deviations } else { nil }
  }
}
