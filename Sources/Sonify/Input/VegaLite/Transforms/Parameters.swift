/// The parameters of a specification with their initial values.
struct Parameters {
  /// The values by name, for expressions; that of a selection is an object with a list of values
  /// for each field.
  var values: [String: JSONValue] = [:]
  /// The selections by name.
  var selections: [String: Selection] = [:]

  /// What a selection includes at first.
  struct Selection {
    /// The condition of the records that it includes; nil if nothing is selected.
    var condition: Predicate?
    /// Whether it includes all records while nothing is selected, unless a filter says otherwise.
    var includesAllIfEmpty = true
    /// Why its initial value cannot be followed, or nil.
    var fault: SpecificationError?
    /// The data of the view that has the selection.
    var data: DocumentNode?
    /// The transforms of these data.
    var transforms: [DocumentNode] = []
  }
}
