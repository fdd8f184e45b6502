import SonifyBase

/// Last words of headers for parts of dates beside a year, in the languages of the program and some others.
enum CalendarWords {
  static let years: Set<String> = [
    "year", "years", "yr", "decade", "jahr", "année", "annee", "año", "ano", "anio", "anno",
    "rok", "jaar", "år", "aar", "ár", "vuosi", "aasta", "metai", "gads", "godina", "év", "yıl",
    "tahun", "năm", "год", "рік", "έτος", "年", "年度", "年次", "연도", "년도",
  ]
  /// Time in the Nordic languages, which is also the identifier of a thread.
  static let timeOrThread = "tid"
  /// When something was.
  static let dates: Set<String> = [
    "date", "dates", "datum", "fecha", "data", "dato", "period", "zeitraum", "periodo", "période",
    "laikotarpis", "período",
    "season", "when", "edition",
  ]
  /// When what a row names began or ends, which is a property of it.
  static let lives = [
    "started", "since", "founded", "born", "birth", "birthday", "birthdate", "dob", "joined",
    "hired", "closed", "ended", "resolved", "completed", "admitted", "admission", "created",
    "registered", "enrolled", "opened", "established", "purchased", "bought", "acquired",
    "installed", "expires", "expiry", "due", "geboren", "geburtstag", "geburtsdatum", "eintritt",
    "eintrittsdatum", "gegründet", "beginn", "fällig", "ablaufdatum", "gekauft", "naissance",
    "embauche", "nacimiento",
  ]
  /// What happened in a year, after a word for it.
  static let beginnings: Set<String> = [
    "published", "built", "founded", "opened", "born", "released", "release", "made", "joined",
    "produkcji", "wydania", "premiery", "budowy", "założenia", "sortie", "parution", "construction",
    "création", "lanzamiento", "publicación", "estreno", "construcción", "fundación", "uscita",
    "pubblicazione", "costruzione", "lançamento", "publicação", "construção", "erscheinung",
    "premiere", "gründung", "vydání", "výroby", "vzniku", "выпуска", "издания", "постройки",
  ]
  /// When people were born.
  static let births: Set<String> = [
    "birth", "born", "birthyear", "yob", "jahrgang", "geburtsjahr", "naissance", "nacimiento",
    "nascimento", "nascita", "ročník", "narození", "rocznik", "urodzenia", "geboortejaar",
    "födelseår", "fødselsår", "årgang", "syntymävuosi", "doğum", "рождения", "生年",
  ]
  /// When a row was written, changed or fetched.
  static let records = [
    "saved", "updated", "modified", "changed", "inserted", "uploaded", "imported", "exported",
    "fetched", "retrieved", "synced", "processed", "ingested", "scraped", "crawled", "abgerufen",
    "aktualisiert", "geändert",
  ]
  static let quarters: Set<String> = [
    "quarter", "qtr", "q", "quartal", "trimestre", "kwartał", "kwartal", "kwartaal", "kvartal",
    "čtvrtletí", "квартал", "四半期",
  ]
  /// Columns among months that sum up some of them.
  static let sumsOfMonths: Set<String> = ["h1", "h2", "hj1", "hj2", "1h", "2h", "ytd", "fy"]
  /// Free days, and those on which people work or are at school.
  static let freeDays: Set<String> = [
    "holiday", "holidays", "workingday", "workday", "weekend", "feriado", "festivo", "festivos",
    "férié", "ferie", "feiertag", "wochenende", "werktag", "arbeitstag", "schulferien", "feestdag",
    "święto", "svátek", "víkend", "праздник", "выходной", "祝日", "休日", "공휴일",
  ]
  static let months: Set<String> = [
    "month", "mon", "mm", "mn", "monat", "mois", "mes", "mês", "mese", "miesiąc", "miesiac",
    "maand", "månad", "måned", "kuukausi", "měsíc", "mesic", "ay", "месяц", "місяць", "月",
  ]
  static let days: Set<String> = [
    "day", "dd", "tag", "jour", "día", "dia", "giorno", "dzień", "dzien", "dag", "päivä", "den",
    "gün", "день", "日",
  ]
  /// Hours that are counted from midnight.
  static let hours: Set<String> = [
    "hour", "hours", "hr", "hh", "stunde", "heure", "hora", "ora", "uur",
  ]
  static let minutes: Set<String> = ["minute", "min", "mm"]
  /// The time of day, or since the first row.
  static let times: Set<String> = [
    "time", "t", "clock", "zeit", "uhrzeit", "temps", "heure", "tiempo", "hora", "ora",
    "tijd", "tid", "kl", "klokkeslett", "klockslag", "czas", "godzina", "čas", "aika", "zaman",
    "waktu", "время", "час", "時刻", "時間", "时间",
  ]
  /// When something ended that began at another time.
  static let ends: Set<String> = [
    "end", "ends", "ended", "to", "until", "finish", "finished", "stop", "ende", "bis", "fin",
    "hasta", "fine",
    "einde", "do",
  ]
  /// When something began that ended at another time.
  static let beginningsOfIntervals: Set<String> = [
    "start", "starts", "started", "begin", "began", "begins", "from", "in", "out", "beginn", "von",
    "anfang", "début", "inicio", "desde", "inizio", "van", "od", "início",
  ]
  /// Words that alone mean something else as well: a diameter, a tag, millimetres, millions.
  static let openWords: Set<String> = ["dia", "tag", "mes", "q", "den", "ay", "mm", "mn"]

  /// Returns whether a header is that of quarters.
  static func namesQuarters(_ header: String) -> Bool {
    let word = HeaderWords(header).last
    return quarters.contains(word) && !openWords.contains(word)
  }
}
