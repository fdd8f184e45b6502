// The code of the article "A chart of an app". Prints the document with which the article ends.
import Sonify

let cups = NumericAxis(
  title: "Cups of coffee", range: 0...10, gridlines: [0, 2, 4, 6, 8, 10],
  unit: AxisUnit(one: "cup", other: "cups"), valueDescriptions: [0: "no coffee"])
let lines = NumericAxis(
  title: "Lines of code", range: 0...250, gridlines: [0, 50, 100, 150, 200, 250],
  unit: AxisUnit(one: "line", other: "lines"))
let series = DataSeries(
  name: "Lines of code", isContinuous: true,
  dataPoints: [
    DataPoint(x: 0, y: 1), DataPoint(x: 1, y: 60), DataPoint(x: 2, y: 104),
    DataPoint(x: 3, y: 144), DataPoint(x: 4, y: 185), DataPoint(x: 5, y: 214),
    DataPoint(x: 6, y: 226, label: "personal best"), DataPoint(x: 7, y: 198),
    DataPoint(x: 8, y: 141), DataPoint(x: 9, y: 72), DataPoint(x: 10, y: 20),
  ])
let chart = ChartDescriptor(
  title: "Lines of code per day",
  summary: "Lines of code rise with every cup of coffee up to 6 cups a day, and fall beyond.",
  xAxis: .numeric(cups), yAxis: lines, series: [series])

var axis = cups
axis.valueDescriptionProvider = ValueDescriptionProvider { value in
  value > 8 ? "\(Int(value)) cups, too many" : ""
}

let overview = LocaleSettings.$current.withValue(.ofUser()) { ChartOverview(chart).lines }

try chart.render(to: "coffee.wav")

let document = ChartDocument.text(of: chart)

print(document, terminator: "")
