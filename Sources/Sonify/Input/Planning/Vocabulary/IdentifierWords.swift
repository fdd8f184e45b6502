/// Words of headers for what identifies things, persons and rows, and measures nothing.
enum IdentifierWords {
  /// Nothing but identifiers has them.
  static let identifiers: Set<String> = [
    "id", "ids", "identifier", "seqn", "zip", "zipcode", "postcode", "isbn", "fips", "gtin", "uuid",
    "ean", "upc", "sku", "barcode", "pid", "ppid", "uid", "jobid", "gid", "tid", "tgid", "geoid",
    "ifindex", "accession", "checksum", "bib", "empnum", "empno", "bidder", "matrikelnr",
    "matrikelnummer",
    "plz", "postleitzahl", "crc", "md5", "inode", "iban", "blz", "bankleitzahl", "subconcepto",
    "partida", "編號", "编号", "番号", "번호", "代碼", "代码", "コード",
    "kontonummer", "kontonr", "kundenreferenz", "mandatsreferenz", "belegnummer", "rekeningnummer",
    "schlüssel", "schluessel", "학번", "objectid", "fid", "identifiant", "identificador",
    "identificativo", "identyfikator", "azonosító", "partkey",
    "suppkey", "custkey", "orderkey", "productkey", "customerkey",
  ]
  /// Endings of compound words for numbers of things and references.
  static let ends = [
    "nummer", "nr", "referentie", "referenz", "reference", "kennziffer", "schlüssel", "schluessel",
    "번호", "番号", "编号", "編號", "학번",
  ]
  /// Words for "number" in a header of the numbers of houses, and words for a street or a house after them.
  static let leadingHouses: Set<String> = ["num", "numero", "número", "n", "nr"]
  static let streets: Set<String> = ["rue", "voie", "calle", "rua", "ulicy", "domu"]
  /// Of texts, which people read only where rows have no other names.
  static let texts: Set<String> = [
    "id", "ids", "uuid", "guid", "hash", "sha", "identifier", "hex",
  ]
  static let codes: Set<String> = [
    "code", "codes", "código", "codigo", "codice", "код", "kod", "kód", "kode", "koodi", "kodas",
    "šifra", "sifra",
  ]
  /// Endings of words for codes in languages that part no words.
  static let codeEnds = ["コード", "代码", "代碼", "코드"]
  /// Places of samples on a plate.
  static let wells: Set<String> = ["well", "wells"]
  /// Where groups are sampled, or by what.
  static let numberedSites: Set<String> = [
    "well", "plot", "sensor", "transect", "quadrat", "replicate", "tank", "cage",
  ]
  /// Of texts that stand for names in another column.
  static let codesOfNames = codes.union(["iso", "iso2", "iso3"])
  /// Of texts that name what the codes beside them stand for.
  static let names: Set<String> = [
    "name", "nome", "nom", "nombre", "naam", "nazwa", "namn", "navn", "nimi", "jméno", "název",
    "név", "isim", "имя", "фио", "название", "наименование", "nominativo", "bezeichnung", "名前",
    "氏名",
    "名称", "姓名", "이름",
  ]
  /// Codes that statistical offices give to places and things.
  static let officialCodes: Set<String> = [
    "teryt", "insee", "istat", "oktmo", "okato", "fips", "cpro", "codauto", "siret", "naics",
    "gemeindeschlüssel", "kommunenr",
  ]
  /// Words for a code that stand before the name of what has it.
  static let leadingCodes: Set<String> = ["codigo", "código", "codice", "kod", "код", "kód"]
  /// Such words that are also others, unless a low line follows.
  static let shortCodes: Set<String> = ["cod", "cód", "id"]
  /// Where offices are in charge, and whom they count, after "code".
  static let codedThings: Set<String> = [
    "dep", "dept", "département", "departement", "reg", "région", "region", "com", "commune",
    "insee", "uic", "pays", "country", "postal", "naf", "ape", "epci", "canton", "district", "geo",
  ]
  /// Numbers of persons and firms.
  static let numbersOfStates: Set<String> = [
    "rut", "cpf", "cnpj", "cuit", "pesel", "regon", "nip", "nif", "siren",
  ]
  /// Offices count places under them.
  static let numberedPlaces: Set<String> = [
    "region", "région", "département", "departement", "commune", "canton", "district",
    "county", "country", "pays", "municipality", "municipio", "município", "province", "provincia",
  ]
  /// Other levels of places, whose figures stand beside each other.
  static let levels: Set<String> = [
    "city", "state", "school", "town", "village", "national", "nation", "world", "total",
  ]
  /// Words after an official code with which a header is that of a measure.
  static let measuresOfOffices: Set<String> = ["population", "pop", "count", "total", "rate"]
  static let persons: Set<String> = [
    "subject", "patient", "participant", "respondent", "student", "person",
  ]
  /// Those of whom each has several rows.
  static let subjects = persons.subtracting(["respondent", "student"]).union([
    "user", "animal", "bird", "device", "sensor", "station", "probe", "meter",
    "logger", "machine", "host", "server",
  ])
  /// Where something was measured for some time, and then elsewhere.
  static let sites: Set<String> = [
    "location", "site", "gauge", "river", "lake", "harbour", "city", "town", "place", "ort", "lieu",
    "lugar", "luogo", "místo", "miejsce", "plaats", "standort",
  ]
  /// How a command or a device ended, and what devices are numbered by.
  static let states: Set<String> = codes.union([
    "exit", "status", "rc", "retcode", "exitcode", "returncode", "errno", "state", "node",
    "channel",
    "device", "sensor", "station", "probe", "site", "version", "port", "estação", "estacao",
    "estación", "estacion", "stazione", "stanice", "stacja",
  ])
  /// The letters of headers for serial numbers, as "srno".
  static let serials: Set<String> = ["sn", "sno", "srno", "slno", "serialno"]
  /// Where people vote, under a header of one word.
  static let electoral: Set<String> = ["district", "distr", "precinct", "constituency", "ward"]
  /// What has an identifier in one word, as "zoneid".
  static let identified = subjects.union(sites).union(numberedPlaces).union(levels).union([
    "zone", "store", "product", "customer", "order", "item", "client", "record", "feature", "movie",
    "game", "player", "team", "match", "race", "driver", "event", "session", "post", "trip",
    "route", "stop", "area", "block", "building", "parcel", "node", "edge", "task", "ticket",
    "invoice", "account", "member", "employee", "category", "group", "sample", "plot", "quartier",
    "child", "pupil", "family", "household",
    "student", "respondent",
  ])
  /// Words for "number" after the name of what is numbered.
  static let numbers: Set<String> = ["number", "no", "nr", "num", "číslo", "č", "nro", "номер"]
  /// What has an order that is a number.
  static let ordered: Set<String> = [
    "set", "sort", "taxonomic", "display", "sequence", "seq", "print", "playing",
  ]
  /// Such words that never stand for how many there are, before or after what is numbered.
  static let numbersOfNamed: Set<String> = ["номер", "numer", "číslo", "cislo"]
  /// Words for "number" that stand alone.
  static let bareNumbers: Set<String> = [
    "number", "no", "no.", "nr", "nr.", "nummer", "número", "numero", "numéro", "numer", "číslo",
    "номер", "番号", "编号",
  ]
  /// Such words that never stand for how many there are.
  static let numbersOfThings: Set<String> = [
    "nr", "nr.", "nummer", "numéro", "numer", "číslo", "番号", "编号",
  ]
  /// Such words that stand first, as "N" before "bolletta".
  static let leadingNumbers: Set<String> = ["n", "nr", "no"]
  /// What has a number, as in "order number".
  static let numberedThings: Set<String> = [
    "id", "student", "account", "serial", "order", "invoice", "customer", "ticket", "employee",
    "emp", "acct", "reg", "registration", "tajné", "bib", "flight", "check", "cheque", "receipt",
    "card", "document", "doc", "reference", "seq", "docket",
    "issue", "bug",
    "member", "part", "room", "site", "station",
  ]
  /// Who has a number that is in no order, as on the shirt of a runner.
  static let numberedInNoOrder: Set<String> = [
    "start", "st", "startovní", "reg", "car", "race", "jersey", "shirt", "boat", "sail",
  ]
  /// What has a number after a leading one.
  static let numberedPapers: Set<String> = [
    "bolletta", "fattura", "ordine", "facture", "factura", "rechnung", "beleg",
  ]
  /// What has a number under its bare name, or is counted under it.
  static let thingsWithNumbers = codes.union([
    "account", "konto", "customer", "kunde", "client", "cliente", "klant", "employee", "member",
    "invoice", "order", "port", "room", "raum", "zimmer", "salle", "habitación", "status",
  ])
  /// What is often numbered by its day, so that its digits are no dates.
  static let documents: Set<String> = numbers.union([
    "id", "ids", "invoice", "order", "receipt", "ean", "code", "transaction", "reference", "ref",
    "key", "barcode", "ticket", "account", "serial",
  ])
  /// Whom one calls, and accounts.
  static let called: Set<String> = [
    "number", "nummer", "phone", "telephone", "telefon", "tel", "téléphone", "teléfono", "mobile",
    "handy", "fax", "caller", "called", "callee", "rufnummer", "anrufer", "account", "konto",
    "kontonummer", "compte", "cuenta",
  ]
  /// Whom one calls.
  static let phones: Set<String> = [
    "phone", "telephone", "telefon", "tel", "téléphone", "teléfono", "fax", "rufnummer", "anrufer",
    "llamado", "telefone", "telefono", "telefoon", "celular", "móvil",
  ]
  /// What has identifiers of many digits.
  static let ofLongDigits: Set<String> = identifiers.union([
    "reference", "ref", "referenz", "key", "serial", "barcode",
  ])
  /// What has long numbers that are neither moments nor lengths of time.
  static let longNumbers: Set<String> = [
    "population", "people", "phone", "telephone", "tel", "fax", "mobile", "number", "no", "nr",
    "code", "account", "revenue", "sales", "price", "cost", "budget", "gdp", "income", "amount",
    "total", "count", "bytes", "size", "id", "ids", "key", "isbn", "ean", "upc", "gtin", "serial",
  ]
  /// Numbers that stand for kinds of rows.
  static let kinds: Set<String> = [
    "type", "kind", "status", "flag", "filter", "category", "categoria", "categoría",
    "catégorie", "kategorie", "kategoria", "kategória", "categorie", "semester", "term", "cluster",
    "sex", "sexe",
    "sexo", "sesso", "gender", "geschlecht", "geslacht", "kön", "køn", "kjønn", "sukup",
    "sukupuoli", "płeć", "plec", "pohlaví", "cinsiyet", "пол", "стать", "性別", "性别", "성별",
  ]
  /// Texts that stand for kinds of what happened at times.
  static let kindsOfEvents: Set<String> = [
    "type", "kind", "category", "species", "activity", "sport", "exercise", "workout", "sportart",
    "art",
    "typ",
    "aktivität", "kategorie", "übung", "tipo", "categoría", "categoria", "actividad", "atividade",
    "attività", "soort", "rodzaj", "kategoria", "тип", "вид", "種類", "種別",
  ]
  /// Figures that say how good others are, those of any quality beside named values.
  static let grades: Set<String> = [
    "qc", "qn", "qf", "qflag", "品質情報", "均質番号", "現象なし情報",
  ]
  static let gradesOfValues: Set<String> = ["quality", "validity", "flags"]
}
