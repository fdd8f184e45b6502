import Testing

@testable import SonifyInput

/// What is known of expressions of JavaScript without running them.
struct ScriptReaderTests {
  /// Returns the value that a script gives to `result`, as a browser would write it; nil if it is unknown.
  private func value(_ script: String) -> JSONValue? {
    let text = ScriptText(script: Array(script.utf8))
    let names = ScriptNames(text, ScriptOutline(text) { _ in false })
    guard let place = names.outline.assignments["result"]?.last else { return nil }
    var reader = ScriptReader(names, at: place)
    var gaps: [ScriptGap] = []
    let value = JSONValue(reader.value(), of: text, &gaps)
    return gaps.isEmpty ? value : nil
  }

  @Test(arguments: [
    ("[1, -2.5, .5, 5., 1e3, 0x10, 1_000, +3]", [1, -2.5, 0.5, 5, 1000, 16, 1000, 3]),
    ("[1, 2, 3,]", [1, 2, 3]),
    ("[/* one */ 1, // two\n 2]", [1, 2]),
    ("[24 * 3600 * 1000, 2 + 3 * 4, (2 + 3) * 4, 10 - 2 - 3, 7 % 4]", [86_400_000, 14, 20, 5, 3]),
    ("[...[1, 2], 3].concat([4])", [1, 2, 3, 4]),
    ("[1, 2, 3, 4].slice(1, -1)", [2, 3]),
    ("[3, 2, 1].reverse()", [1, 2, 3]),
    ("'1,2,3'.split(',').map(Number)", [1, 2, 3]),
    ("JSON.parse('[1, 2]')", [1, 2]),
    ("Object.values({a: 1, b: 2})", [1, 2]),
    ("[{v: 1}, {v: 2}].map(d => d.v * 10)", [10, 20]),
    ("[{v: 1}, {v: 2}].map(({v}) => v)", [1, 2]),
    ("[{v: 1}, {v: 2}].map(function (d, i) { return d.v + i; })", [1, 3]),
    ("Object.entries({a: 1}).map(([name, count]) => count)", [1]),
    ("[1, 2].map(x => { const twice = x * 2; return twice; })", [2, 4]),
    ("[Date.UTC(1970, 0, 2), Date.UTC(1970, 1)]", [86_400_000, 2_678_400_000]),
    ("[new Date('1970-01-02').getTime(), +new Date(1970, 0, 1, 1)]", [86_400_000, 3_600_000]),
    ("[!0 ? 1 : 2, false ? 1 : 2]", [1, 2]),
    ("[[1, 2, 3].length, [5, 6][1], {a: {b: 7}}.a.b]", [3, 6, 7]),
    ("new Float64Array([1, 2])", [1, 2]),
  ])
  func numbersThatAreWrittenOut(expression: String, numbers: [Double]) {
    #expect(value("var result = \(expression);") == .array(numbers.map { .number($0) }))
  }

  @Test(arguments: [
    (#"'it\'s'"#, "it's"), (#""a\u00e9\x41\n""#, "aéA\n"), (#""\ud83d\ude00\u{1F600}""#, "😀😀"),
    ("`two\nlines`", "two\nlines"), ("'a' + 1 + `b`", "a1b"), ("'é'", "é"),
    ("new Date(2020, 0, 31)", "2020-01-31"),
    ("new Date('Jan 5, 2020 10:30')", "2020-01-05T10:30:00"),
    ("new Date(2020, 12, 1)", "2021-01-01"),
  ])
  func texts(expression: String, text: String) {
    #expect(value("result = \(expression)") == .text(text))
  }

  @Test func membersOfObjects() {
    let script = """
      const shared = { a: 1, 'b c': 2 }, x = 5;
      const result = {
        ...shared, x, 7: 'n', ['k' + 1]: null, "q": true,
        format(value) { return value + "}"; }, draw: function () { return { a: '{' } },
        arrow: v => ({ v }), pattern: { color: "red" }, /* } */ last: [],
      };
      """
    #expect(
      value(script)
        == [
          "a": .number(1), "b c": .number(2), "x": .number(5), "7": .text("n"), "k1": .null,
          "q": .boolean(true), "pattern": ["color": .text("red")], "last": .array([]),
        ])
  }

  @Test(arguments: [
    "Math.random()", "fetch('a.json')", "[1, Math.random()]", "{{ values|tojson }}",
    "[{% for v in values %}{{ v }},{% endfor %}]", "<?php echo json_encode($v); ?>",
    "<%= values %>", "[1, <?= $a ?>]", "'{{ title }}'", "`${x}`", "unknownName", "[1, 2",
    "document.title", "new Date()", "[1, 2].filter(Boolean)", "a.b.c", "[1].map(unknown)",
    "loop(loop)", "{!! $values !!}", "function", "[1].map(x => x.y.z())",
  ])
  func whatOnlyABrowserFindsOutIsUnknown(expression: String) {
    #expect(value("var result = \(expression);\nvar next = 1;") == nil)
  }

  // MARK: Names

  @Test(arguments: [
    ("var a = [1]; a = [2]; var result = a;", [2]),
    ("var result = a; var a = [3];", [3]),
    ("var a = [1]; if (a) { result = a }", [1]),
    ("var a = [1]; for (const b of a) { result = a }", [1]),
    ("function draw() { result = a } var a = [1];", [1]),
    ("var a = [1]; x.a.push(2); result = a", [1]),
    ("var a = [1, 2]; a[1] = 5; result = a", [1, 5]),
    ("a = [1]; result = window.a", [1]),
    ("function get() { return [4]; } result = get()", [4]),
    ("const get = n => [n, n]; result = get(2)", [2, 2]),
    ("// a = [9]\nvar s = 'a = [8]'; var a = [1]; /* a.push(2) */ result = a", [1]),
    ("var r = /'/g; var a = [1]; var q = x / 2; result = a", [1]),
  ])
  func valuesOfNames(script: String, numbers: [Double]) {
    #expect(value(script) == .array(numbers.map { .number($0) }))
  }

  @Test(arguments: [
    "var a = []; for (i of rows) { a.push(i) } result = a",
    "var a = [1]; a.push(2); result = a",
    "var a = [1]; a.sort(); result = a",
    "var a = 1; a++; result = a",
    "var a = 1; a += 2; result = a",
    "var a = [1]; function draw(a) { result = a }",
    "var a = [1]; const draw = (x, a) => { result = a }",
    "var a = [1]; const draw = a => { result = a }",
    "function f() { var a = [1]; } result = a",
    "var a = [1]; $.get('u', function (b, a) { result = a; });",
    "var a = [1, 2]; a[i] = 5; result = a",
    "var a = [1]; load().then(({ a }) => { result = a })",
    "var a = [1]; const draw = ([b, a]) => { result = a }",
    "var a = [1]; for (const a of all) { result = a }",
    "function draw() { result = a } function other() { var a = [1]; }",
    "var a = a; result = a",
    "var a = b; var b = a; result = a",
  ])
  func namesWhoseValueMayBeAnotherAreUnknown(script: String) {
    #expect(value(script) == nil)
  }

  @Test func partsThatAreChangedAreFollowed() {
    let script = """
      var option = { series: [{ data: [1] }, { data: [2] }], title: {} };
      option.series[1].data = [3]; option.title.text = 'late';
      if (dark) { option.color = 'white'; }
      """
    #expect(
      value(script + "result = option.series")
        == .array([["data": .array([.number(1)])], ["data": .array([.number(3)])]]))
    #expect(value(script + "result = option.title.text") == .text("late"))
    #expect(value(script + "result = option.color") == nil)
    #expect(value(script + "option.series[0].data.push(4); result = option.series[0].data") == nil)
  }

  // MARK: Limits

  @Test(arguments: [
    String(repeating: "[", count: 20_000), String(repeating: "{a:", count: 20_000),
    String(repeating: "-+", count: 20_000), String(repeating: "a?", count: 20_000),
    String(repeating: "a[", count: 20_000), String(repeating: "x=>", count: 20_000),
    String(repeating: "{{", count: 20_000), String(repeating: "f(`", count: 20_000),
    "[" + String(repeating: "[1,2,3].map(x=>[1,2,3].map(y=>y)),", count: 2000),
  ])
  func deepScriptsEnd(expression: String) {
    #expect(value("var result = \(expression)") == nil)
  }

  @Test func valuesThatDoubleEnd() {
    var script = "var a0 = [1, 2];\n"
    for index in 1...60 { script += "var a\(index) = [...a\(index - 1), ...a\(index - 1)];\n" }
    #expect(value(script + "var result = a60;") == nil)
  }

  @Test func scriptsOfAPageStandApart() {
    let page =
      "<p>a = [9]</p><!-- <script>var a = [8]</script> --><script>var a = [1, 2]</script><!-- --><script>result = a</script>"
    let text = ScriptText(page: Array(page.utf8))
    #expect(text.ranges.count == 2)
    let names = ScriptNames(text, ScriptOutline(text) { _ in false })
    #expect(names.outline.assignments["a"]?.count == 1)
    #expect(names.value(of: "a", at: page.utf8.count)?.elements?.count == 2)
  }
}
