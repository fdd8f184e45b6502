/// Words of headers for values and for what is known of them.
enum MeasureWords {
  static let values: Set<String> = ["value", "values", "wert", "valeur", "valor"]
  /// The letters of statistical tests before such a word.
  static let tests: Set<String> = ["p", "s", "t", "z", "f", "q"]
  static let counts: Set<String> = [
    "freq", "frequency", "frequencies", "count", "counts", "anzahl", "nombre", "cantidad",
  ]
  /// Who and what is counted one by one, and therefore whole: no rates, and no words of English for what is often
  /// given in millions.
  static let wholes: Set<String> = [
    "steps", "visitors", "visits", "views", "followers", "subscribers", "downloads", "einwohner",
    "einwohnerzahl", "besucher", "schritte", "visiteurs", "habitantes", "pasos", "abitanti",
    "inwoners", "mieszkańcy", "obyvatelé",
  ]
  /// Money that nobody gives in thousandths, as a price of fuel is.
  static let largeAmounts: Set<String> = [
    "rent", "salary", "wage", "wages", "turnover", "revenue", "budget", "miete", "kaltmiete",
    "warmmiete", "gehalt", "bruttogehalt", "nettogehalt", "lohn", "bruttolohn", "nettolohn",
    "einkommen", "umsatz", "jahresumsatz", "kaufpreis", "kontostand", "loyer", "salaire",
    "revenu", "alquiler", "salario", "sueldo", "ingresos", "affitto", "stipendio", "huur",
    "salaris", "omzet",
  ]
  /// Words after which such money is a rate, or given in thousands and more.
  static let ratesAndFactors: Set<String> = [
    "per", "pro", "par", "por", "je", "al", "share", "hour", "hourly", "stunde", "qm", "sqm", "m²",
    "m2", "sqft", "k", "tsd", "thousand", "thousands", "tausend", "m", "mn", "mio", "million",
    "millions", "millionen", "bn", "mrd", "billion", "billions", "milliarden", "tn", "trillion",
    "trillions",
  ]
  /// Words beside them that change nothing.
  static let besideWholes: Set<String> = [
    "total", "number", "of", "daily", "gesamt", "anzahl", "der",
  ]
  static let totals: Set<String> = [
    "total", "totals", "sum", "overall", "summe", "gesamt", "insgesamt", "totaal", "totale",
    "totalt", "yhteensä", "samtals", "celkem", "razem", "ogółem", "összesen", "ukupno", "toplam",
    "всего", "итого", "разом", "합계", "合计", "合計", "総数",
  ]
  static let units: Set<String> = [
    "unit", "units", "einheit", "einheiten", "uom", "unité", "unite", "unidad", "unità", "unita",
    "unidade", "eenheid", "enhet", "enhed", "jednostka", "jednotka", "unités", "単位", "单位", "單位",
    "единица",
  ]
  /// Headers of texts that name what was measured, in tables with a row for each measure.
  static let namesOfMeasures: Set<String> = [
    "metric", "metrics", "measure", "variable", "parameter", "indicator", "kpi", "measurement",
    "messgröße", "kennzahl", "indikator", "paramètre", "indicateur", "grandeur", "parámetro",
    "indicador", "parâmetro", "variável", "parametro", "indicatore", "wskaźnik", "ukazatel",
    "показатель", "параметр", "指標",
  ]
  /// Headers of values of several kinds, beside those of ``values``.
  static let results: Set<String> = [
    "result", "results", "ergebnis", "messwert", "reading", "measurement", "résultat", "resultado",
    "risultato", "wynik", "resultaat", "konzentration", "concentration",
  ]
  /// Amounts of things, which may be of several kinds as well.
  static let quantities: Set<String> = [
    "amount", "quantity", "qty", "menge", "quantité", "cantidad",
  ]
  /// What is counted in elections, in whole numbers.
  static let ballots: Set<String> = [
    "votes", "voti", "votos", "voix", "stimmen", "stemmen", "głosy", "ballots", "schede", "votanti",
    "elettori", "seats", "seggi", "sitze", "sièges", "escaños", "mandaty",
  ]
  /// What registrars count, in whole numbers.
  static let registered: Set<String> = [
    "births", "deaths", "marriages", "divorces", "geburten", "lebendgeborene", "sterbefälle",
    "todesfälle", "gestorbene", "eheschließungen", "scheidungen", "naissances", "décès", "mariages",
    "nacimientos", "defunciones", "matrimonios", "nascimentos", "óbitos", "nascite", "decessi",
    "geboorten", "overledenen", "urodzenia", "zgony", "narození", "zemřelí",
  ]
  /// Words for "number" before what was counted, and who and what is counted of places and days.
  static let numbersOf: Set<String> = [
    "number", "anzahl", "nombre", "cantidad", "número", "numero", "antall", "antal", "aantal",
    "liczba", "počet", "broj", "število", "количество", "число",
  ]
  static let counted: Set<String> = registered.union([
    "persons", "people", "personen", "personnes", "personas", "persone", "personer", "osób", "osob",
    "osoba", "einwohner", "inhabitants", "residents", "visitors", "patients", "households",
    "haushalte", "cases", "fälle", "accidents", "unfälle", "incidents", "crimes", "votes",
    "arrivals", "overnight", "passengers", "trips", "calls", "requests", "applications",
  ])
  /// What a training or a test improves.
  static let scores: Set<String> = [
    "loss", "error", "err", "accuracy", "acc", "auc", "rmse", "mae", "mse", "f1", "precision",
    "recall", "perplexity", "ppl", "score", "reward",
  ]
  /// What people say or have, which nobody sets.
  static let outcomes = scores.union([
    "satisfaction", "rating", "ratings", "grade", "points", "apgar", "siblings", "children",
    "likert",
    "answer", "rank", "reps", "pain", "mood", "note", "zufriedenheit",
  ])
  /// What is set before a program is measured.
  static let settings: Set<String> = [
    "threads", "workers", "cores", "cpus", "processes", "procs", "nodes", "clients", "connections",
    "concurrency", "parallelism", "queues", "batch", "batchsize", "jobs", "replicas", "shards",
    "partitions", "repeats", "repetitions", "warmups",
  ]
  /// Amounts of money, as in statements of accounts.
  static let amounts: Set<String> = [
    "amount", "amt", "debit", "credit", "withdrawal", "withdrawals", "deposit", "deposits",
    "betrag",
    "umsatz", "soll", "haben", "montant", "débit", "crédit", "importe", "abono", "importo",
    "addebito", "accredito", "bedrag", "kwota", "belopp", "beløb", "beløp", "částka", "valor",
    "сумма", "金額", "支出", "収入",
  ]
  /// Words that name an amount of money with those for where it goes.
  static let flows: Set<String> = ["paid", "money"]
  static let directions: Set<String> = ["in", "out"]
  /// Money that is no amount of an account, or how something changed.
  static let money: Set<String> = [
    "price", "prices", "cost", "profit", "change", "balance", "revenue", "income", "preis",
    "prix",
  ]
  /// What happens to people day by day, beside a word that says so.
  static let cases: Set<String> = [
    "cases", "deaths", "infections", "admissions", "fälle", "todesfälle", "décès", "casos",
    "muertes", "óbitos", "casi", "decessi", "przypadki", "zgony", "případy", "úmrtí",
  ]
  static let newly: Set<String> = [
    "new", "daily", "neue", "nouveaux", "nuevos", "novos", "nuovi", "nowe",
  ]
  /// How urgent an event is; how grave it is, may be what a diary is about.
  static let gradesOfEvents: Set<String> = [
    "importance", "priority", "urgency", "priorität", "wichtigkeit", "dringlichkeit", "priorité",
    "urgence", "prioridad", "urgencia", "prioridade", "urgência", "priorità", "urgenza",
    "prioriteit", "priorytet", "priorita",
  ]
  /// How sure it is.
  static let gradesOfPlaces: Set<String> = ["confidence", "confiance", "confianza", "confiança"]
  /// How many were asked to find shares.
  static let samples: Set<String> = [
    "befragte", "sample", "samplesize", "respondents", "stichprobe", "échantillon", "muestra",
  ]
  static let means: Set<String> = ["mean", "average", "avg", "estimate"]
  /// How certain others are.
  static let uncertainties = [
    ["uncert"], ["uncertainty"], ["err"], ["error"], ["se"], ["sem"], ["sd"], ["stderr"],
    ["stdev"], ["stddev"], ["std"], ["std", "dev"], ["std", "error"], ["standard", "deviation"],
    ["standard", "error"],
  ]
  static let latitudes: Set<String> = ["lat", "latitude"]
  static let longitudes: Set<String> = ["lon", "lng", "longitude"]
}
