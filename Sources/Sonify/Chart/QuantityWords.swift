/// The words of column names that show what is measured.
package enum QuantityWords {
  /// Words that select some of the values of a quantity, or tell two columns of one apart.
  static let selectors = set(
    """
    min minimum max maximum mean avg average median high low upper lower lowest highest total
    sum sd std q1 q3 first last start end before after pre post actual predicted expected
    observed forecast fitted target plan planned budgeted control treatment treated placebo
    north south east west left right urban rural home away public private inside outside
    indoor outdoor in out day night morning evening weekday weekend male female males females
    men women boys girls man woman yes no true false old new other all none unknown northeast
    northwest southeast southwest midwest desktop mobile tablet online offline own rent
    """)

  /// Words of means, extremes and shares, which are not added up.
  package static let averages = set(
    """
    min minimum max maximum mean avg average median per rate ratio share percent percentage
    pct index high low rank
    """)

  /// Words of amounts, which may be added up.
  static let amounts = set(
    """
    sales revenue revenues turnover profit profits expense expenses expenditure expenditures
    spending budget debt tax taxes import imports export exports gdp gnp population pop people
    persons employees workers births deaths passengers visitors students residents inhabitants
    households patients migrants cases infections admissions votes seats count counts number
    total sum sold visits clicks views orders quantity emissions production output energy
    electricity medals goals units downloads users customers incidents accidents crimes
    complaints tickets items acres hectares area catch harvest
    """)

  /// The names of quantities, by what they measure: columns of one value may be compared.
  static let quantities: [String: String] = {
    var quantities: [String: String] = [:]
    for word in single { quantities[word] = word }
    for (quantity, words) in kinds {
      for word in set(words) { quantities[word] = quantity }
    }
    return quantities
  }()

  private static let kinds = [
    "temperature":
      "temp temps temperature temperatures tmin tmax tavg tave tmean tmed tmoy tmittel dewpoint",
    "precipitation": "rain rainfall precipitation precip prcp snow snowfall",
    "wind": "wind gust gusts",
    "pressure": "pressure barometer bp systolic diastolic",
    "humidity": "humidity",
    "sun": "sun sunshine solar radiation uv",
    "length":
      """
    length len width height depth distance dist altitude elevation diameter radius girth
    circumference thickness wingspan
    """,
    "area": "area acres hectares",
    "volume": "volume vol capacity",
    "mass": "mass weight wt",
    "speed": "speed velocity pace",
    "time":
      """
    time duration seconds minutes hours days weeks months years delay latency wait waiting
    """,
    "age": "age ages",
    "price": "price prices open close cost costs fare rent adjclose",
    "money":
      """
    sales revenue revenues turnover profit profits loss income incomes expense expenses
    expenditure expenditures spending wage wages salary salaries earnings budget debt
    deficit tax taxes import imports export exports consumption investment investments
    saving savings gdp gnp pce dividend dividends assets liabilities loans deposits
    """,
    "people":
      """
    population pop people persons employment employed employees forces labour labor
    workers births deaths born died residents inhabitants migrants immigrants emigrants
    students passengers visitors patients households
    """,
    "unemployment": "unemployment unemployed unemploy unemp",
    "cases": "cases infections hospitalizations hospitalisations admissions",
    "rate": "rate rates percent percentage pct share shares fraction proportion prop",
    "power": "power watts kw mw horsepower hp",
    "energy": "energy kwh mwh electricity",
    "votes": "votes seats",
  ]

  /// Each of these measures something of its own.
  private static let single = set(
    """
    acceleration accuracy acidity alcohol bmi calories carbs cholesterol clicks co2
    concentration conductivity count counts cpi cpu current cylinders deflator demand density
    disk displacement dose economy emissions error expectancy fat fertility fiber frequency
    gears glucose grade heart index inflation insulin interest lat latitude literacy lng load
    lon long longitude memory money mortality mpg no2 nox number orders ozone ph pm10 pm25
    points protein pulse quality quantity rank rating ratings ratio response salinity score
    size so2 sodium steps stock sugar supply torque traffic turbidity views voltage yield
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
