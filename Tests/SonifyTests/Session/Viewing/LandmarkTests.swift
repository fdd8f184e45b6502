import Foundation
import Testing

@testable import SonifyChart
@testable import SonifySession

@Suite struct LandmarkTests {
  @Test func theBirthsTurnWhereTheyTurned() throws {
    let view = try Views.sample("births")
    let landmarks = view.landmarks(ofSeries: 0, .turningPoints)
    func places(_ kind: Landmark.Kind) -> [Double] {
      landmarks.filter { $0.kinds.contains(kind) }.map(\.x)
    }
    #expect(places(.trough).contains(1933))
    #expect(places(.highest) == [1957])
    #expect(places(.lowest) == [1975])
    let trough = try #require(landmarks.first { $0.x == 1933 })
    #expect(trough.y == 125.7)
    #expect(view.stops[0][trough.stop].x == 1933)
    // What is lowest or highest is not said to be a turn as well.
    #expect(landmarks.first { $0.x == 1957 }?.kinds == [.highest])
    #expect(landmarks.count <= 8)
  }

  @Test func theSunTurnsInItsCycle() throws {
    let peaks = try Views.sample("sunspots").places(.turningPoints) {
      $0 == .peak || $0 == .highest
    }
    // Schwabe cycles from 1700 to 1988: 27 maxima.
    #expect((24...29).contains(peaks.count))
    #expect(peaks.map(\.x).contains(1957))
  }

  @Test(arguments: ["births", "nile", "co2", "city-temperatures", "stocks", "cars", "sunspots"])
  func landmarksLieInOrderAndOnTheirStops(name: String) throws {
    let whole = try Views.sample(name)
    for view in [whole, whole.zoomedFully(around: whole.xs.upperBound)] {
      for series in view.stops.indices where !view.stops[series].isEmpty {
        let all = view.landmarks(ofSeries: series, .all)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.x <= $1.x })
        for landmark in all {
          #expect(!landmark.kinds.isEmpty)
          #expect(view.xs.contains(landmark.x))
          #expect(view.stop(nearestTo: landmark.x, inSeries: series) != nil)
          let isOnPoint = landmark.kinds.contains { kind in
            switch kind {
            case .gridline, .crossing: false
            default: true
            }
          }
          if isOnPoint {
            #expect(view.stops[series][landmark.stop].distance(to: landmark.x) == 0)
          }
        }
        for choice in SessionSettings.Landmarks.ofCharts {
          for landmark in view.landmarks(ofSeries: series, choice) {
            #expect(landmark.kinds.allSatisfy { Self.kind($0, belongsTo: choice) })
            #expect(all.contains { $0.x == landmark.x && $0.stop == landmark.stop })
          }
        }
      }
    }
  }

  private static func kind(_ kind: Landmark.Kind, belongsTo choice: SessionSettings.Landmarks)
    -> Bool
  {
    switch kind {
    case _ where choice == .all: true
    case .lowest, .highest, .peak, .trough, .step: choice == .turningPoints
    case .label: choice == .labels
    case .outlier: choice == .outliers
    case .gap: choice == .gaps
    case .gridline: choice == .gridlines
    case .crossing: choice == .crossings
    case .match: choice == .matches
    }
  }

  @Test func gapsAndAbsentRowsAreLandmarks() {
    let xs = [0, 1, 2, 3, 4, 5, 12, 13, 14].map(Double.init)
    let ys: [Double] = [1, 2, .nan, .nan, 4, 5, 6, 7, 8]
    let gaps = Views.of(Charts.chart([Charts.series(ys, xs: xs)])).landmarks(ofSeries: 0, .gaps)
    #expect(
      gaps.map(\.kinds) == [
        [.gap(SeriesFacts.Gap(from: 2, to: 3, count: 2, hasRows: true))],
        [.gap(SeriesFacts.Gap(from: 6, to: 11, count: 6, hasRows: false))],
      ])
    #expect(gaps.map(\.x) == [2, 12])
  }

  @Test func anExtremeThatStraysOnAGridlineIsOnePlace() {
    var ys = (0..<40).map { sin(Double($0) / 8) }
    ys[20] = 9
    let landmarks = Views.of(Charts.line(ys, xGrid: [0, 20])).landmarks(ofSeries: 0, .all)
    let kinds = landmarks.first { $0.x == 20 }?.kinds ?? []
    #expect(kinds.first == .highest && kinds.last == .gridline && kinds.count == 3)
    guard case .outlier(let deviations) = kinds.dropFirst().first else {
      Issue.record("the stray is no outlier")
      return
    }
    #expect(deviations > 3.5)
    #expect(landmarks.first { $0.x == 0 }?.kinds == [.gridline])
  }

  @Test func linesOnOneAxisCross() {
    let chart = Charts.chart([
      Charts.series([0, 1, 2, 3], name: "a"), Charts.series([3, 2, 1, 0], name: "b"),
    ])
    let view = Views.of(chart)
    #expect(
      view.landmarks(ofSeries: 0, .crossings)
        == [Landmark(kinds: [.crossing(series: 1, .above)], x: 1.5, y: 1.5, stop: 1)])
    #expect(
      view.landmarks(ofSeries: 1, .crossings).map(\.kinds) == [[.crossing(series: 0, .below)]])
    var apart = chart
    apart.additionalAxes = [.numeric(chart.yAxis)]
    apart.series[1].axis = 1
    #expect(Views.of(apart).landmarks(ofSeries: 0, .crossings).isEmpty)
    var cloud = chart
    cloud.kind = .scatter
    #expect(Views.of(cloud).landmarks(ofSeries: 0, .crossings).isEmpty)
  }

  /// San Francisco is warmer than Seattle but in high summer.
  @Test func theCitiesCrossTwice() throws {
    let view = try Views.sample("city-temperatures")
    let names = view.source.chart.series.map(\.name)
    let seattle = try #require(names.firstIndex(of: "Seattle"))
    let other = 1 - seattle
    #expect(
      view.landmarks(ofSeries: seattle, .crossings).map(\.kinds)
        == [[.crossing(series: other, .above)], [.crossing(series: other, .below)]])
    #expect(
      view.landmarks(ofSeries: seattle, .crossings).allSatisfy { $0.x == $0.x.rounded() })
  }

  @Test func noiseHasExtremesButHardlyAnythingElse() {
    for count in [300, 20_000] {
      let view = Views.line(Charts.noise(count, seed: 11))
      let all = view.landmarks(ofSeries: 0, .all)
      #expect(all.filter { $0.kinds.contains(.lowest) || $0.kinds.contains(.highest) }.count == 2)
      #expect(all.count < 8)
    }
  }
}
