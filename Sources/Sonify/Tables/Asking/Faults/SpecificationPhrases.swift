package import SonifyBase

/// Why a Vega-Lite specification cannot be followed; the part in question stands before it, as in
/// "encoding.y: ".
package enum SpecificationPhrases {
  package static let notSpecification = Phrase(
    "this is not a Vega-Lite specification; choose another format")
  package static let noLayers = Phrase("has no layers")
  package static let noMark = Phrase("has neither \"mark\" nor \"layer\"")
  package static let manyViews = Phrase("there are more than {maximum} views; leave some out")
  package static let noRepeatedView = Phrase("has nothing to repeat: \"spec\" is missing")
  package static let longRepetition = Phrase(
    "repeats too much; move the data out of the part that is repeated")
  /// `{kind}` is the name of the transform, in quotation marks.
  package static let unknownTransform = Phrase(
    "{kind} is not a supported transform; prepare the data first")
  package static let incomplete = Phrase(
    "lacks a part that it needs, or has one that is not supported")
  package static let unknownOperation = Phrase(
    "is not a supported operation; prepare the data first")
  package static let unknownUnit = Phrase("is not a supported unit of time; prepare the data first")
  package static let unknownParameter = Phrase("there is no parameter \"{name}\" of this kind")
  package static let unknownSelection = Phrase(
    "is an initial value that is not supported; remove it, or name fields in it")
  package static let manyTransforms = Phrase(
    "{count} transform is more than the {maximum} that can be read; prepare the data first",
    "{count} transforms are more than the {maximum} that can be read; prepare the data first")
  package static let manyValues = Phrase(
    "there are more than {maximum} values; aggregate or filter them first")
  package static let muchWork = Phrase(
    "this takes more than {maximum} steps; filter or aggregate the data first")
  package static let deep = Phrase("is nested more than {maximum} deep")
  package static let noCondition = Phrase("is not a supported condition")
  package static let unknownComparison = Phrase("has a comparison that is not supported")

  package static let noRecordsLeft = Phrase(
    "no records are left, so there is nothing to plot; change the filters")
  package static let noNumbers = Phrase(
    "no value is a number, so there is nothing to plot; choose another field")
  package static let noFields = Phrase(
    "neither x nor y has a field, so there is nothing to plot; add one")
  /// `{type}` is a word of Vega-Lite, "nominal".
  package static let noMeasure = Phrase(
    "holds {type} values, which cannot be measured; choose a field of numbers")
  package static let noValues = Phrase("holds no values to measure; choose a field of numbers")
  package static let unknownField = Phrase(
    "no record has a field \"{field}\"; the fields are {names}")
  package static let noRecords = Phrase(
    "no record has a field \"{field}\", because there are no records")

  static let dataMissing = Phrase("the specification has no data")
  static let noDataset = Phrase("the specification has no dataset {name}")
  static let notRead = Phrase("data of the kind {kind} are not supported")
  package static let holdsNoRecords = Phrase("holds no records")
  package static let noColumns = Phrase(
    "it is not clear which columns the data have; name them in a header")
  package static let manyTexts = Phrase("column \"{name}\" has more than {maximum} different texts")
}

/// Why a file that a specification names cannot be read; `{file}` is its name in quotation marks.
enum DataFilePhrases {
  static let onNetwork = Phrase(
    "{file} is on the network, where nothing is read; download it first")
  static let noName = Phrase("the address of the data does not name a file")
  static let notBeside = Phrase(
    "{file} is outside the folder of the specification, where no file is read")
  static let fromInput = Phrase(
    "{file} cannot be found, because a specification from standard input has no folder to search")
  static let noFile = Phrase("there is no file {file} in the folder of the specification")
  static let leadsOut = Phrase(
    "{file} is a link to a file outside the folder of the specification, where no file is read")
  static let noPlainFile = Phrase("{file} is a folder, a pipe or a device, not a file")
}

/// Why an expression is not understood; it stands before.
package enum ExpressionPhrases {
  package static let long = Phrase("is longer than {maximum} bytes")
  package static let endsEarly = Phrase("ends too early")
  package static let notUnderstood = Phrase("is not understood at \"{sign}\"")
  /// Two factors of a formula beside each other.
  package static let noSign = Phrase(
    "has no sign before \"{sign}\"; for a product, write \"*\" there")
  package static let noParenthesis = Phrase("needs \"(\" after \"{name}\"")
  package static let notNumber = Phrase("has \"{text}\", which is not a number")
  package static let openText = Phrase("has a string that is never closed")
  package static let unknownName = Phrase("uses \"{name}\", which is not supported")
  package static let computedField = Phrase(
    "uses a field whose name is computed, which is not supported")
  package static let unknownFunction = Phrase("calls \"{name}\", which is not supported")
  package static let wrongCount = Phrase(
    "calls \"{name}\" with {count} value, which is the wrong number",
    "calls \"{name}\" with {count} values, which is the wrong number")
}

/// Why a choice does not suit a specification.
enum SpecificationOptionPhrases {
  static let rows = Phrase(
    "a Vega-Lite specification chooses its own rows; leave the choice of rows out")
  static let noCells = Phrase(
    "choices for tables of text do not work with a Vega-Lite specification; leave them out")
  static let oneY = Phrase(
    "a Vega-Lite specification takes only one y column; leave the others out")
  static let noView = Phrase(
    "there is no view {number}; the specification has only one",
    "there is no view {number}; the specification has {count}")
}

/// What a value of a specification is, in sentences about what is done with it.
package enum SpecificationValuePhrases {
  package static let list = Phrase("a list")
  package static let object = Phrase("an object of {count} member", "an object of {count} members")
}
