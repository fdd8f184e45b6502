/// Words of headers for the numbers, the ranks and the groups of rows.
enum RowWords {
  /// Usual headers of row numbers, which are 1, 2, 3 and so on.
  static let numbers = IdentifierWords.numbers.union(alone).union([
    "index", "key", "n", "nummer", "numéro", "numero", "número", "numer", "lp", "番号",
    "stt", "sno", "slno", "序号", "序號", "순번", "通番", "連番",
  ])
  /// Headers that nothing but row numbers has.
  static let alone: Set<String> = ["rownum", "rownames", "rowid", "row", "obs"]
  /// Headers, such as "No", under which numbers in no order name the rows.
  static let inNoOrder: Set<String> = ["no", "nr", "lp"]
  static let ranks: Set<String> = [
    "rank", "ranking", "place", "position", "pos", "rang", "platz", "pl", "rk", "plassering",
    "placering", "placement", "classement", "sijoitus", "pořadí", "poř", "helyezés", "miejsce",
    "lokata", "место", "місце", "puesto", "posición", "posição", "posizione", "plaats", "順位",
    "名次", "排名", "순위", "sıra", "peringkat",
  ]
  /// Parts of each group of rows, which are counted from 1, as the sets of an exercise.
  static let parts: Set<String> = ["order", "set", "lap", "attempt"]
  /// Remarks on single rows.
  static let remarks: Set<String> = [
    "label", "labels", "note", "notes", "annotation", "annotations", "comment", "comments",
  ]
  /// Remarks, and what happened on single days or to single rows.
  static let remarksOrEvents = remarks.union([
    "holiday", "event", "events", "alarm", "alert", "promo", "coupon", "flag", "winner", "tag",
    "tags", "feiertag", "ereignis", "bemerkung", "bemerkungen", "remarque", "observaciones",
    "uwagi",
  ])
  /// Groups of rows that numbers tell apart, as the trees of an experiment.
  static let groups: Set<String> = [
    "group", "gruppe", "groupe", "grupo", "subject", "series", "run", "replicate", "rep", "batch",
    "cluster", "class", "cohort", "sensor", "device", "channel", "station", "plant", "tree", "plot",
    "person", "patient", "participant", "rat", "chick", "animal", "treatment", "condition", "trial",
    "gpu", "cpu", "core", "user", "store", "node", "host", "disk", "zone", "machine", "probe",
    "tank", "meter", "site",
  ]
  /// Endings of compound words for groups, as in "Warengruppe".
  private static let endsOfGroups = ["gruppe", "groep", "grupp"]

  /// Returns whether the last word of a header is one for groups.
  static func nameGroups(_ word: String) -> Bool {
    groups.contains(word) || endsOfGroups.contains(where: word.hasSuffix)
  }
}
