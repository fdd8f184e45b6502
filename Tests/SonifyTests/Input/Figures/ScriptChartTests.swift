import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Charts that scripts draw, in pages and in files of their own.
struct ScriptChartTests {
  private func load(
    _ script: String, table: TableReference? = nil, isPage: Bool = true
  ) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    reading.table = table
    let text = isPage ? "<html><body><script>\n\(script)\n</script></body></html>" : script
    return try ChartLoader.load(.text(text, name: isPage ? "p.html" : "p.js"), reading: reading)
  }

  private func refusal(_ script: String) -> String {
    do throws(InputError) {
      _ = try load(script)
      return ""
    } catch {
      return error.description
    }
  }

  private func notices(_ loaded: LoadedChart) -> [String] {
    loaded.decisions.filter(\.isReported).map(\.text)
  }

  @Test func configurationsOfChartJS() throws {
    let loaded = try load(
      """
      const labels = ['Jan', 'Feb', 'Mar'];
      var rows = [{m: 1, v: 3.5}, {m: 2, v: 4}, {m: 3, v: -1}];
      let filled = [];
      for (let i = 0; i < 3; i++) { filled.push(Math.random()); }
      // new Chart(old, {type: 'bar', data: {labels: ['x'], datasets: [{data: [9]}]}});
      const config = {
        type: 'line',
        data: { labels, datasets: [
          { label: 'Sales', data: rows.map(r => r.v), borderColor: color(1) },
          { label: 'Noise', data: filled },
        ] },
        options: { plugins: { title: { text: 'Sales ' + 2020 } }, onClick: function () { go("}"); } },
      };
      new Chart(document.getElementById('sales').getContext('2d'), config);
      """)
    #expect(loaded.chart.title == "Sales 2020" && loaded.chart.kind == .line)
    #expect(loaded.chart.xAxis.categorical?.categories == ["Jan", "Feb", "Mar"])
    #expect(loaded.chart.series.map(\.ys) == [[3.5, 4, -1]])
    #expect(
      notices(loaded).contains(
        #"data.datasets[1] ("Noise") is skipped: its values are not in the file, a script gets them by "filled""#
      ))
  }

  @Test func optionsOfHighcharts() throws {
    let loaded = try load(
      """
      $(function () {
        $('#container').highcharts({
          title: { text: 'Depth' }, xAxis: { type: 'datetime' },
          tooltip: { formatter: function () { return this.x + "'" + /it's/.test(this.y); } },
          series: [{ name: 'a', data: [[Date.UTC(2020, 0, 1), 0], [Date.UTC(2020, 0, 2), 0.25]] },
            { name: 'b', pointStart: Date.UTC(2020, 0, 1), pointInterval: 24 * 3600 * 1000, data: [1, 2] }]
        });
      });
      """)
    let days = [Samples.day(2020, 1, 1), Samples.day(2020, 1, 2)]
    #expect(loaded.chart.series.map(\.xs) == [days, days])
  }

  @Test func optionsOfEChartsAreChangedBeforeTheyAreDrawn() throws {
    let script = """
      var option;
      option = { xAxis: { data: ['a', 'b'] }, yAxis: {}, series: [{ type: 'bar', data: [1, 2] }] };
      """
    let change = "option.series[0].data = [3, 4];\n"
    let call = "chart.setOption(option);\n"
    #expect(try load(script + change + call).chart.series[0].ys == [3, 4])
    #expect(try load(script + call + change).chart.series[0].ys == [1, 2])
    #expect(try load(script).chart.series[0].ys == [1, 2])
    #expect(
      refusal(script + "option.series[0].data.push(5);\n" + call)
        == "p.html: series[0].data: the values are not in the file, a script gets them by \"option.series[0].data.push\"; give a file with the data"
    )
  }

  @Test func tracesOfPlotly() throws {
    let loaded = try load(
      """
      var trace1 = { x: [1, 2], y: [10, 15], mode: 'markers', name: `A` };
      var trace2 = { x: [1, 2], y: [16, 5], mode: 'markers', name: "caf\\u00e9" };
      Plotly.newPlot('t', [trace1, trace2], { title: { text: 'Two' } });
      """)
    #expect(loaded.chart.title == "Two")
    #expect(loaded.chart.series.map(\.name) == ["A", "café"])
    #expect(loaded.chart.series.map(\.ys) == [[10, 15], [16, 5]])
  }

  @Test func tablesOfGoogleCharts() throws {
    let loaded = try load(
      """
      function draw() {
        var data = google.visualization.arrayToDataTable([
          ['Year', 'Sales', { role: 'style' }, 'Expenses'],
          ['2004', 1000, 'red', 400], ['2005', 1170, 'blue', 460],
        ]);
        var options = { title: 'Company', hAxis: { title: 'Year' } };
        var chart = new google.visualization.LineChart(document.getElementById('c'));
        chart.draw(data, options);
      }
      """)
    #expect(loaded.chart.title == "Company" && loaded.chart.kind == .line)
    #expect(loaded.chart.series.map(\.name) == ["Sales", "Expenses"])
    #expect(loaded.chart.series.map(\.ys) == [[1000, 1170], [400, 460]])
  }

  @Test func optionsOfApexCharts() throws {
    let options = """
      { series: [{ name: 'Profit', data: [44, 55] }, { name: 'Revenue', data: [76, 85] }],
        chart: { type: 'bar' }, xaxis: { categories: ['Feb', 'Mar'] }, yaxis: { title: { text: '$' } } }
      """
    let chart = try load("new ApexCharts(document.querySelector('#c'), \(options)).render();").chart
    #expect(chart.kind == .bar && chart.series.map(\.ys) == [[44, 55], [76, 85]])
    #expect(chart.xAxis.categorical?.categories == ["Feb", "Mar"] && chart.yAxis.title == "$")
    let pie = try load(
      "new ApexCharts(c, { series: [44, 55], chart: { type: 'donut' }, labels: ['A', 'B'] });")
    #expect(pie.chart.series[0].ys == [44, 55])
    #expect(pie.chart.xAxis.categorical?.categories == ["A", "B"])
    let keyed = try load(
      """
      var rows = [{ name: 'A', price: 3 }, { name: 'B', price: 4 }];
      new ApexCharts(c, { chart: { type: 'bar' },
        series: [{ data: rows, parsing: { x: 'name', y: 'price' } }] });
      """)
    #expect(keyed.chart.series[0].ys == [3, 4])
    #expect(keyed.chart.xAxis.categorical?.categories == ["A", "B"])
    let dates = try load(
      """
      new ApexCharts(c, { chart: { type: 'area' }, xaxis: { type: 'datetime' },
        series: [{ data: [{ x: '2020-01-01', y: 1 }, { x: new Date(2020, 0, 2), y: 3 }] }] });
      """)
    #expect(dates.chart.series[0].xs == [Samples.day(2020, 1, 1), Samples.day(2020, 1, 2)])
  }

  @Test(arguments: [
    #"{"x": {"data": [{"y": [1, 2], "type": "bar"}], "layout": {}}, "evals": []}"#,
    #"{"x": {"hc_opts": {"chart": {}, "series": [{"data": [1, 2]}]}}}"#,
    #"{"x": {"opts": {"xAxis": {}, "yAxis": {}, "series": [{"type": "line", "data": [1, 2]}]}}}"#,
    "export default { data() { return { labels: ['x', 'y'], datasets: [{ data: [1, 2] }] } } }",
    "new Chart(context).Bar({ labels: ['a', 'b'], datasets: [{ data: [1, 2] }] })",
    "new Chart(context).Pie([{ value: 1, label: 'a' }, { value: 2, label: 'b' }])",
  ])
  func otherWaysOfDrawing(script: String) throws {
    #expect(try load(script).chart.series[0].ys == [1, 2])
  }

  @Test func filesThatAreScripts() throws {
    let script = """
      // An example.
      option = { title: { text: 'T' }, xAxis: { data: ['Mon', 'Tue'] }, yAxis: {},
        series: [{ data: [150, 230], type: 'line' }] };
      """
    let loaded = try load(script, isPage: false)
    #expect(loaded.chart.title == "T" && loaded.chart.series[0].ys == [150, 230])
  }

  // MARK: What is not in the file

  @Test(arguments: [
    ("[Math.random(), 2]", "data.datasets[0].data[0]", "Math.random()"),
    ("{{ values|tojson }}", "data.datasets[0].data", "{{ values|tojson }}"),
    ("response.values", "data.datasets[0].data", "response.values"),
    ("<?php echo $values; ?>", "data.datasets[0].data", "<?php echo $values; ?>"),
  ])
  func valuesThatAScriptMakesAreNotPlayed(data: String, path: String, expression: String) {
    #expect(
      refusal("new Chart(c, {type: 'line', data: {labels: [1, 2], datasets: [{data: \(data)}]}})")
        == "p.html: \(path): the values are not in the file, a script gets them by \"\(expression)\"; give a file with the data"
    )
  }

  @Test func namesThatAScriptMakesAreNumbers() throws {
    let loaded = try load(
      "new Chart(c, {type: 'bar', data: {labels: months(), datasets: [{data: [3, 4]}]}})")
    #expect(loaded.chart.xAxis.categorical?.categories == ["1", "2"])
    #expect(
      notices(loaded).contains(
        #"data.labels are numbers: the names are not in the file, a script gets them by "months()""#
      ))
  }

  // MARK: Several charts

  @Test func oneOfSeveralChartsIsChosen() throws {
    let script = """
      fetch('a').then(r => { new Chart('first', {type: 'bar', data: {labels: r.l, datasets: r.d}}) });
      new Chart(document.querySelector('#second'), {type: 'bar', data: {labels: ['a'], datasets: [{data: [1]}]}});
      new Chart('third', {type: 'bar', data: {labels: ['a'], datasets: [{data: [2]}]},
        options: {plugins: {title: {text: 'Named'}}}});
      """
    let loaded = try load(script)
    #expect(loaded.chart.series[0].ys == [1])
    #expect(
      notices(loaded).contains(
        #"chart 2 of the page is used; there are others, 1 "first", 3 "Named""#))
    #expect(try load(script, table: "Named").chart.series[0].ys == [2])
    #expect(try load(script, table: "third").chart.series[0].ys == [2])
    #expect(try load(script, table: "3").chart.series[0].ys == [2])
  }

  @Test func dataOfChartJSMayStandBelowNames() throws {
    let text = """
      {"data": {"lang": {"labels": ["A", "B"], "datasets": [{"data": [95, 85], "borderWidth": 1}]},
        "tech": {"labels": ["C"], "datasets": [{"data": [70]}]}}}
      """
    let first = try ChartLoader.load(.text(text, name: "c.json"))
    #expect(first.chart.kind == .bar && first.chart.series[0].ys == [95, 85])
    var choices = ChartChoices()
    choices.view = 2
    let second = try ChartLoader.load(.text(text, name: "c.json"), choosing: choices)
    #expect(second.chart.series[0].ys == [70])
  }

  @Test(arguments: [
    "function make(id, labels, values) { return new Chart(id, {type: 'bar', data: {labels: labels, datasets: [{data: values}]}}); }",
    "const make = (id, labels, values) => { const data = { labels, datasets: [{ data: values }] }; new Chart(get(id), { type: 'bar', data }); };",
  ])
  func eachCallOfAFunctionThatDrawsIsAChart(function: String) throws {
    let script = """
      \(function)
      // make('none', ['x'], [0]);
      make('one', ['a', 'b'], [1, 2]);
      make('two', ['c', 'd'], [3, 4]);
      fetch('x').then(d => make('three', d.labels, d.values));
      """
    let first = try load(script)
    #expect(first.chart.series[0].ys == [1, 2])
    #expect(
      notices(first).contains(#"chart 1 of the page is used; there is another, 2 "two""#))
    let second = try load(script, table: "two")
    #expect(second.chart.series[0].ys == [3, 4])
    #expect(second.chart.xAxis.categorical?.categories == ["c", "d"])
  }

  @Test func chartsAreCountedAfterTheTablesOfAPage() throws {
    let page = """
      <html><body><table><tr><th>a</th><th>b</th></tr><tr><td>x</td><td>1</td></tr>
      <tr><td>y</td><td>2</td></tr></table>
      <script>new Chart('own', {type: 'bar', data: {labels: ['c', 'd'], datasets: [{data: [3, 4]}]}})</script>
      </body></html>
      """
    func load(_ table: TableReference?) throws(InputError) -> LoadedChart {
      var reading = ReadingOptions()
      reading.table = table
      return try ChartLoader.load(.text(page, name: "p.html"), reading: reading)
    }
    let first = try load(nil)
    #expect(first.chart.series[0].ys == [1, 2])
    #expect(
      notices(first).contains(#"table 1 is used; there is another with numbers, 2 "own""#))
    #expect(try load("2").chart.series[0].ys == [3, 4])
    #expect(try load("own").chart.series[0].ys == [3, 4])
    #expect(throws: InputError.badChoice(.noTable(number: 3, count: 2))) { try load("3") }
  }

  @Test(arguments: [
    ("chart.js", "Chart.defaults.font.size = 12;\n"),
    ("view.blade.php", "@extends('layout')\n<?php $a = 1; ?>\n<script>\n"),
  ])
  func namesOfScriptsAndOfTemplatesAreKnown(name: String, beginning: String) throws {
    let text =
      beginning
      + "new Chart(c, {type: 'bar', data: {labels: ['a', 'b'], datasets: [{data: [1, 2]}]}});\n"
      + (beginning.contains("<script>") ? "</script>" : "")
    let chart = try ChartLoader.load(.text(text, name: name)).chart
    #expect(chart.series[0].ys == [1, 2])
  }
}
