/// Words of headers for what orders rows and is no date: steps, lengths of time, scans.
enum StepWords {
  static let steps = programSteps.union(lengths).union([
    "elapsed", "sample", "packet", "frame", "tick", "cycle", "lap", "game", "rank", "place",
    "position", "age", "distance", "depth", "dose", "x", "rang", "schritt",
  ])
  /// Lengths of time by their units.
  private static let lengths: Set<String> = [
    "seconds", "second", "sec", "secs", "minutes", "minute", "hours", "hour", "hr", "days", "day",
    "weeks", "week", "months", "month", "years", "year", "ms",
  ]
  static let programSteps: Set<String> = [
    "step", "steps", "epoch", "epochs", "episode", "episodes", "iteration", "iterations", "iter",
    "round", "rounds", "generation", "trial",
  ]
  /// How often the same was tried or measured.
  static let trials: Set<String> = [
    "iteration", "iter", "trial", "run", "rep", "repeat", "repetition", "replicate", "attempt",
  ]
  /// The weeks of a year.
  static let weeks: Set<String> = [
    "week", "wk", "woche", "kw", "kalenderwoche", "semaine", "semana", "settimana", "uke", "vecka",
    "uge", "viikko", "tydzień",
  ]
  /// Over which something is timed.
  static let distances: Set<String> = [
    "distance", "dist", "km", "kilometer", "mile", "miles", "strecke", "distanz", "distancia",
    "distanza",
  ]
  static let unitsOfDistance: Set<String> = ["m", "km", "mi", "miles", "yd", "yards"]
  /// Who ran how far, and how well.
  static let races: Set<String> = [
    "race", "event", "place", "rank", "pace", "finish", "splits", "rennen", "lauf", "platz",
    "course", "carrera", "gara",
  ]
  /// What people are timed at, and how well they did.
  static let timed = distances.union(races).union([
    "moves", "errors", "mistakes", "score", "laps", "reps", "difficulty", "guesses", "puzzle",
    "solved", "level", "hints", "words", "wpm", "fehler", "punkte", "song", "track", "title",
    "position", "grade", "clues", "cube", "solve", "rating", "watts", "exercise", "workout",
    "activity", "speed", "kcal", "calories",
  ])
  /// How often a program was run to measure it.
  static let runs: Set<String> = ["iterations", "iters", "loops", "repeats"]
  /// Units of time that are counted on beside dates.
  static let counted: Set<String> = [
    "week", "weeks", "day", "days", "hour", "hours", "month", "months", "t",
  ]
  /// What is counted beside dates that come again.
  static let ofDates = counted.union([
    "index", "idx", "no", "nr", "number", "period", "round", "step", "year", "tag", "woche", "jour",
    "semaine", "día", "dia", "giorno", "dzień", "den",
  ])
  static let clocks: Set<String> = ["time", "timestamp", "ticks"]
  /// What has a clock of its own.
  static let devices: Set<String> = ["transmitter", "device", "sensor", "internal"]
  /// Lengths of time or moments that may be those of another column in another unit.
  static let times: Set<String> = [
    "time", "elapsed", "duration", "timestamp", "ts", "s", "sec", "seconds", "ms", "us", "ns",
  ]
  /// What a spectrometer and its like step through.
  static let scans: Set<String> = [
    "wavelength", "wavenumber", "frequency", "shift", "angle", "potential", "wellenlänge",
    "longueur",
  ]
}
