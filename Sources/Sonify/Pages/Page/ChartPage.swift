import SonifyArchives
import SonifyBase
public import SonifyChart
public import SonifyComposition
public import SonifyDevices
import SonifyPicture
import SonifySession
import SonifySound
import SonifyWords

/// A chart as a page to hand on: words, picture, table and sound, and an explorer of its points, in
/// one file that needs no network.
package struct ChartPage {
  /// The maximum number of stops of all series.
  private static let maxStopCount = 2000
  /// The width of the picture, and of the one for narrow pages.
  static let widths = (wide: 800.0, narrow: 280.0)

  let chart: ChartDescriptor
  let options: PageOptions
  let software: String
  let facts: ChartFacts
  let table: ExplorerTable
  let sound: PageSound
  let pictures: (wide: Drawing, narrow: Drawing)
  /// The table for the script, in JSON.
  let script: String
  /// What ids begin with: in fragments something of their own, so that several can be on one page.
  let prefix: String

  /// Makes the page of a chart.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - options: the choices of its author.
  ///   - software: the name and the version of the program.
  ///   - goesOn: called now and then; making stops if it returns `false`.
  /// - Returns: the page, or nil if it was stopped.
  /// - Throws: ``PageError``.
  package static func made(
    of chart: ChartDescriptor, options: PageOptions, software: String,
    while goesOn: () -> Bool = { true }
  ) throws(PageError) -> ChartPage? {
    let composition: Composition
    do throws(CompositionError) {
      composition = try Composer(options.sound).compose(chart)
    } catch {
      throw .composition(error)
    }
    let (score, estimate) = composition.score.levelled(volume: options.sound.volume)
    do throws(OutputError) {
      let sound = try PageSound.rendered(composition, score, of: chart, software: software) { _ in
        goesOn()
      }
      guard let sound else { return nil }
      return ChartPage(
        chart, options, software, sound, composition,
        session: SessionOptions(sound: options.sound, levelOf: score, estimate: estimate))
    } catch {
      throw .sound(error)
    }
  }

  private init(
    _ chart: ChartDescriptor, _ options: PageOptions, _ software: String, _ sound: PageSound,
    _ composition: Composition, session: SessionOptions
  ) {
    self.chart = chart
    self.options = options
    self.software = software
    self.sound = sound
    facts = ChartFacts(chart)
    let table = ExplorerTable(
      chart, options: session, sound: composition, atMost: Self.maxStopCount)
    self.table = table
    let (wide, narrow) = (
      PictureOptions(width: Self.widths.wide), PictureOptions(width: Self.widths.narrow)
    )
    // The title of the page stands above.
    var untitled = chart
    untitled.title = ""
    untitled.source = nil
    pictures = (untitled.drawing(wide), untitled.drawing(narrow))
    let places = [StopPlaces(untitled, wide), StopPlaces(untitled, narrow)]
    let script = table.json(facts: facts, isFlipped: places.map(\.isFlipped)) { level, stop in
      let (series, place) = (table.levels[level].series, table.levels[level].stops[stop])
      let points = places.compactMap { $0.point(ofSeries: series, x: place.x, y: place.y) }
      return points.count == places.count ? points.flatMap { [$0.x, $0.y] } : nil
    }.written
    self.script = script
    prefix = options.isFragment ? "s\(String(StableHash(of: script.utf8).value, radix: 36))-" : "s-"
  }

  /// The page in HTML, or the `figure` element if the options ask for a fragment.
  package var html: String { options.isFragment ? fragment.html + "\n" : document.htmlDocument }
}

/// Why a page cannot be made.
public enum PageError: Error, Equatable {
  /// The chart cannot be played as the options ask.
  case composition(CompositionError)
  /// The sound cannot be encoded.
  case sound(OutputError)
}

extension ChartDescriptor {
  /// Returns the chart as a page to hand on, in HTML.
  ///
  /// The page holds words, a picture, a table and the sound, and an explorer with the keys of a
  /// session; it needs no network. Its texts follow ``LocaleSettings/current``. The same chart gives
  /// the same bytes.
  /// - Parameter options: the choices of its author.
  /// - Returns: the document, or a `figure` element if the options ask for a fragment.
  /// - Throws: ``PageError`` if the chart cannot be played or its sound cannot be encoded.
  /// - Complexity: as ``ChartFacts`` and rendering the sound.
  public func page(_ options: PageOptions = PageOptions()) throws(PageError) -> String {
    try ChartPage.made(of: self, options: options, software: "Sonify")?.html ?? ""
  }
}
