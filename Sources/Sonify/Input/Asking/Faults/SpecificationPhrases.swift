import SonifyBase

/// Why a Vega-Lite specification cannot be followed; the part in question stands before it, as in
/// "encoding.y: ".
enum SpecificationPhrases {
  static let notSpecification = Phrase("is no Vega-Lite specification")
  static let noLayers = Phrase("has no layers")
  static let noMark = Phrase("has neither \"mark\" nor \"layer\"")
  static let manyViews = Phrase("more than {maximum} views")
  static let noRepeatedView = Phrase("repeats nothing: \"spec\" is missing")
  static let longRepetition = Phrase("repeats too much: put the data beside the specification")
  static let manyTransforms = Phrase(
    "{count} transform: at most {maximum} are read",
    "{count} transforms: at most {maximum} are read")
  static let manyValues = Phrase("more than {maximum} values: aggregate or filter them first")
  static let muchWork = Phrase("more work than {maximum} steps: filter or aggregate the data first")
  static let deep = Phrase("is nested deeper than {maximum}")
  static let noCondition = Phrase("is no condition that is known here")
  static let unknownComparison = Phrase("compares in a way that is not known here")

  static let noRecordsLeft = Phrase("no records are left: there is nothing to hear")
  static let noNumbers = Phrase("no value is a number: there is nothing to hear")
  static let noFields = Phrase("has neither x nor y with a field: there is nothing to hear")
  /// `{type}` is a word of Vega-Lite, "nominal".
  static let noMeasure = Phrase("holds {type} values: there is no measure to hear")
  static let noValues = Phrase("holds no values: there is no measure to hear")
  static let unknownField = Phrase("no record has \"{field}\": the fields are {names}")
  static let noRecords = Phrase("no record has \"{field}\": there are no records")

  static let dataMissing = Phrase("is missing")
  static let noDataset = Phrase("{name} is not among the datasets")
  static let notRead = Phrase("{kind} is not read")
  static let holdsNoRecords = Phrase("holds no records")
  static let noColumns = Phrase("no columns stand out")
  static let manyTexts = Phrase("column \"{name}\" has more than {maximum} texts")
}

/// Why a file that a specification names cannot be read; `{file}` is its name in quotation marks.
enum DataFilePhrases {
  static let onNetwork = Phrase("{file} is on the network")
  static let noName = Phrase("{file} names no file")
  static let notBeside = Phrase("{file} does not lie beside the specification")
  static let fromInput = Phrase("{file} cannot be found from standard input")
  static let noFile = Phrase("{file} is no file beside the specification")
  static let leadsOut = Phrase("{file} leads out of the folder of the specification")
  static let noPlainFile = Phrase("{file} is a folder, a pipe or a device")
}

/// Why an expression is not understood; it stands before.
enum ExpressionPhrases {
  static let long = Phrase("is longer than {maximum} bytes")
  static let endsEarly = Phrase("ends too early")
  static let notUnderstood = Phrase("is not understood at \"{sign}\"")
  static let notNumber = Phrase("has \"{text}\", which is not a number")
  static let openText = Phrase("has a text that is never closed")
  static let unknownName = Phrase("reads \"{name}\", which is not known here")
  static let computedField = Phrase("reads a field whose name must be computed")
  static let unknownFunction = Phrase("calls \"{name}\", which is not known here")
  static let wrongCount = Phrase(
    "calls \"{name}\" with {count} values", "calls \"{name}\" with {count} values")
}

/// Why a choice does not suit a specification.
enum SpecificationOptionPhrases {
  static let rows = Phrase("a specification chooses its own rows")
  static let noCells = Phrase("a specification has no cells of text to read")
  static let oneY = Phrase("one y column can be chosen for a specification")
  static let noView = Phrase(
    "no view {number}: there is only one", "no view {number}: there are {count}")
}

/// What a value of a specification is, in sentences about what becomes of it.
enum SpecificationValuePhrases {
  static let list = Phrase("a list")
  static let object = Phrase("an object of {count}", "an object of {count}")
}
