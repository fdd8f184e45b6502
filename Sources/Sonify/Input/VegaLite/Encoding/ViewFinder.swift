import SonifyTables

/// Finds the chosen view of a specification, which may have several.
struct ViewFinder {
  /// Reads the records that determine the facets.
  private var records: RecordsReader

  /// The initial values of the parameters.
  private let parameters: Parameters

  /// Creates a finder.
  init(records: RecordsReader, _ parameters: Parameters) {
    self.records = records
    self.parameters = parameters
  }

  /// A view, with the decisions that were made to find it.
  struct Found {
    /// The view.
    var view: UnitView
    /// The facet of its records that it shows, if it is faceted.
    var facet: Facet?
    /// The decisions that were made.
    var decisions: [Decision] = []
  }

  /// Finds a view.
  /// - Parameters:
  ///   - number: the number of the view, counted from 1; nil for the first.
  ///   - document: the specification.
  /// - Returns: the view.
  /// - Throws: ``SpecificationError`` if there is no such view.
  mutating func view(
    _ number: Int?, of document: DocumentNode
  ) throws(SpecificationError) -> Found {
    let views = try UnitView.all(of: document)
    let wanted = number ?? 1
    var count = 0
    var found: Found?
    for view in views {
      let facets = view.facets.isEmpty ? [nil] : try facets(of: view).map(Optional.some)
      if found == nil, facets.indices.contains(wanted - 1 - count) {
        found = Found(view: view, facet: facets[wanted - 1 - count])
      }
      count += facets.count
    }
    guard var found else {
      throw SpecificationError(choice: .badChoice(.noView(wanted, count: count)))
    }
    if count > 1 {
      found.decisions = [.specification(.view(wanted, of: count))]
    }
    return found
  }

  /// Returns the facets of a view, sorted by rows and then by columns.
  private mutating func facets(of view: UnitView) throws(SpecificationError) -> [Facet] {
    let data: Records
    do throws(InputError) {
      data = try records.records(view.data)
    } catch {
      throw SpecificationError(choice: error)
    }
    var runner = TransformRunner(data)
    runner.parameters = parameters
    runner.reader = records.ofOtherData
    try runner.apply(view.transforms)
    do throws(RecordsError) {
      return try Facet.all(of: view, &runner)
    } catch {
      if case .specification(let error) = error { throw error }
      throw SpecificationError(path: "facet", error.problem)
    }
  }
}
