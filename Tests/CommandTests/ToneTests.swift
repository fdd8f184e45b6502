import Testing

@testable import sonify

/// `--volume-by`, `--timbre-by` and `--length-by`.
@Suite struct ToneTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write(
      "cities.csv",
      "city,rent,population,group,code\n"
        + "Ash,52,1.5,north,a\nBirch,47,7,south,b\nCedar,61,12,north,c\nElm,33,30,east,d\n"
        + "Fir,41,22,south,e\nHazel,58,17,east,f\n")
  }

  private func sonify(_ arguments: String...) async throws -> Outcome {
    try await workplace.sonify(arguments)
  }

  @Test func theChoicesSayTheSteps() async throws {
    let outcome = try await sonify(
      "render", "cities.csv", "-o", "a.wav", "--volume-by", "population", "--timbre-by", "group",
      "--length-by", "population")
    #expect(outcome.ending == .exit(0))
    #expect(
      outcome.error
        == "sonify: x is city; y is rent; kind is bar; volume is population, 6 levels from 1.5 to"
        + " 30; timbre is group: north, south, east; length of tones is population, 3 lengths"
        + " from 1.5 to 30\n")
  }

  @Test func theWalkSaysTheValuesAfterXAndY() async throws {
    let outcome = try await sonify(
      "scrub", "cities.csv", "--silent", "--volume-by", "population", "--timbre-by", "group",
      "--keys", "l wait 1s w wait 1s Enter wait 1s g wait 1s")
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    #expect(outcome.text.contains("Birch, 47, population 7, group south"), "\(outcome.text)")
    #expect(outcome.text.contains("gridlines 20, 40, 60; volume is population"))
  }

  @Test func aDocumentKeepsTheValues() async throws {
    let tones = ["--volume-by", "population", "--timbre-by", "group"]
    let converted = try await workplace.sonify(
      ["convert", "cities.csv", "-o", "cities.json", "--title", "cities"] + tones)
    #expect(converted.ending == .exit(0))
    let table = try await workplace.sonify(["score", "cities.csv", "--quiet"] + tones)
    let document = try await workplace.sonify(["score", "cities.json", "--quiet"] + tones)
    #expect(table.ending == .exit(0))
    #expect(document.text == table.text)
  }

  private static let faults: [([String], Int32, String)] = [
    (
      ["--volume-by", "size"], 64,
      #"there is no column "size"; the columns are "city", "rent", "population", "group", "code""#
    ),
    (
      ["--volume-by", "group"], 65,
      #"cities.csv:2: column "group": "north" is not a number"#
    ),
    (
      ["--timbre-by", "code"], 64,
      #"column "code" has 6 different values, and timbres are told apart for at most 5; choose another column or fewer rows"#
    ),
    (
      ["--timbre-by", "rent", "--y", "rent"], 64,
      #"column "rent" is already plotted; choose another with --timbre-by, or leave it out"#
    ),
    (
      ["--length-by", "population", "--kind", "histogram"], 64,
      "--volume-by, --timbre-by and --length-by need single rows, not a histogram, --group or --every; leave one of them out"
    ),
  ]

  @Test(arguments: faults)
  func aColumnThatDoesNotSuitIsNamed(
    options: [String], status: Int32, message: String
  ) async throws {
    let outcome = try await workplace.sonify(["score", "cities.csv"] + options)
    #expect(outcome.ending == .exit(status))
    #expect(outcome.error.hasPrefix("sonify: " + message), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
  }
}
