import ColumnStorage
import ProtocolWords
import TableValues
import Testing

@testable import TableCodecs

/// A column of cells for an export.
private func column(_ type: ColumnType, _ cells: [Cell], isShown: Bool = false) -> ExportCells {
  var builder = ColumnChunkBuilder(type: type)
  for cell in cells { builder.append(cell) }
  return ExportCells(chunk: builder.finish(), type: type, isShown: isShown)
}

/// What a style makes of columns, written in pieces of one row.
private func exported(
  _ style: ExportStyle, _ names: [String], _ cells: [ExportCells], pieceRows: Int = 1
) -> String {
  let columns = zip(names, cells).map { name, cells in
    ExportColumn(name: Text(name), isNumeric: cells.type == .integer || cells.type == .number)
  }
  var writer = ExportWriter(style, columns: columns) { String(decoding: $0, as: UTF8.self).count }
  let count = cells.first?.chunk.count ?? 0
  let pieces = stride(from: 0, to: count, by: pieceRows).map { $0..<min($0 + pieceRows, count) }
  let parts = pieces.map { rows in
    cells.map { cells in
      column(
        cells.type, rows.map { cells.chunk.cell(at: $0, type: cells.type) },
        isShown: cells.isShown)
    }
  }
  var bytes: [UInt8] = []
  if writer.needsWidths {
    for (rows, part) in zip(pieces, parts) {
      writer.measure(part, (0..<rows.count).map { Int32($0) })
    }
  }
  writer.begin(&bytes)
  for (rows, part) in zip(pieces, parts) { writer.write(part, count: rows.count, to: &bytes) }
  writer.end(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}

private func texts(_ texts: [String?]) -> ExportCells {
  column(.text, texts.map { $0.map { Cell(.text(Text($0))) } ?? .null })
}

struct ExportWriterTests {
  private let names = ["na,me", "n"]
  private let cells = [
    texts(["a\"b", nil, "", "x\r\ny"]),
    column(
      .number,
      [Cell(.number(-1.5)), Cell(.number(.nan)), .null, Cell(.error(.doesNotParse), source: "?,")]),
  ]

  @Test(arguments: [1, 3, 4])
  func `CSV quotes what it must and tells null from an empty text`(pieceRows: Int) {
    #expect(
      exported(ExportStyle(.csv), names, cells, pieceRows: pieceRows)
        == "\"na,me\",n\n\"a\"\"b\",-1.5\n,NaN\n\"\",\n\"x\r\ny\",\"?,\"\n")
  }

  @Test func `TSV leaves quotes within a field alone`() {
    #expect(
      exported(ExportStyle(.tsv), names, cells)
        == "na,me\tn\na\"b\t-1.5\n\tNaN\n\"\"\t\n\"x\r\ny\"\t?,\n")
  }

  @Test func `a single empty field is no blank line`() {
    #expect(exported(ExportStyle(.csv), ["a"], [texts(["", nil, "b"])]) == "a\n\"\"\n\"\"\nb\n")
  }

  @Test func `JSON has objects by name or arrays below a header`() {
    var style = ExportStyle(.json)
    #expect(
      exported(style, ["a", "b"], cells)
        == """
        [
        {"a":"a\\"b","b":-1.5},
        {"a":null,"b":"NaN"},
        {"a":"","b":null},
        {"a":"x\\r\\ny","b":"?,"}
        ]

        """)
    style.rowsAreArrays = true
    #expect(exported(style, ["a"], [texts(["\u{1}"])]) == "[\n[\"a\"],\n[\"\\u0001\"]\n]\n")
    #expect(exported(ExportStyle(.json), ["a"], [texts([])]) == "[]\n")
  }

  @Test func `decimals are numbers of JSON if they are spelled as such`() {
    let decimals = column(
      .decimal,
      ["1.50", "-0", "007", "12345678901234567890"].map {
        Cell(.decimal(Text($0)))
      })
    #expect(
      exported(ExportStyle(.ndjson), ["d"], [decimals])
        == "{\"d\":1.50}\n{\"d\":-0}\n{\"d\":\"007\"}\n{\"d\":12345678901234567890}\n")
  }

  @Test func `Markdown escapes its own signs and line breaks`() {
    let row = texts(["a|b\\", "x\ny", "*_a_b_*", "<&>"])
    #expect(
      exported(ExportStyle(.markdown), ["n|"], [row])
        == "| n\\| |\n| --- |\n| a\\|b\\\\ |\n| x<br>y |\n| \\*\\_a_b\\_\\* |\n| &lt;&amp;&gt; |\n")
  }

  @Test func `HTML escapes texts and aligns numbers`() {
    let text = exported(
      ExportStyle(.html), ["<a>", "n"],
      [texts(["\"x\" & y\r\nz"]), column(.integer, [Cell(.integer(5))])])
    #expect(text.contains("<tr><th>&lt;a&gt;</th><th>n</th></tr>"))
    #expect(
      text.contains(
        "<tr><td>&quot;x&quot; &amp; y<br>z</td><td align=\"right\">5</td></tr>\n</tbody>"))
  }

  @Test func `SQL quotes texts and names, and divides rows into batches`() {
    var style = ExportStyle(.sql)
    style.sqlTable = "t\"x"
    style.sqlRows = 2
    #expect(
      exported(
        style, ["a", "b"],
        [
          texts(["O'Hara", nil, "c"]),
          column(
            .boolean,
            [
              Cell(.boolean(true)), Cell(.boolean(false)), .null,
            ]),
        ])
          == """
          INSERT INTO "t\"\"x" ("a", "b") VALUES
          ('O''Hara', TRUE),
          (NULL, FALSE);
          INSERT INTO "t\"\"x" ("a", "b") VALUES
          ('c', NULL);

          """)
  }

  @Test func `fixed-width text is as wide as the widest cell`() {
    #expect(
      exported(
        ExportStyle(.text), ["name", "n"],
        [texts(["a", "longer\n"]), column(.integer, [Cell(.integer(5)), Cell(.integer(-123))])])
          == """
          name        n
          -------  ----
          a           5
          longer␊  -123

          """)
  }

  @Test func `LaTeX escapes its own signs`() {
    #expect(
      exported(ExportStyle(.latex), ["a"], [texts(["50 % & \\x_{1}", "[a]*"])])
        == """
        \\begin{tabular}{l}
        \\hline
        a \\\\
        \\hline
        50 \\% \\& \\textbackslash{}x\\_\\{1\\} \\\\
        {[}a{]}{*} \\\\
        \\hline
        \\end{tabular}

        """)
  }

  @Test(arguments: ["=1", "+x", "-x", "@a", "\tb", "\ra", "\na", "＝1", "＋", "－", "＠", "'=1", "''-"])
  func `a guarded formula is none, and taking the apostrophe away gives it back`(text: String) {
    #expect(FormulaGuard.isFormula(Array(text.utf8)))
    let guarded = FormulaGuard.guarded(Text(text))
    #expect(guarded == Text("'" + text))
    #expect(FormulaGuard.isFormula(guarded.utf8), "it is guarded again if it is exported again")
  }

  @Test(arguments: ["", "a=1", "'a", "'", "1-2", " =1", "ＡＢ"])
  func `other texts are no formulas`(text: String) {
    #expect(FormulaGuard.guarded(Text(text)) == Text(text))
  }

  @Test func `values of number columns are no formulas, but what does not parse may be one`() {
    let numbers = column(
      .integer, [Cell(.integer(-5)), Cell(.error(.doesNotParse), source: "-5+x"), .null])
    #expect(FormulaGuard.formulas(in: numbers) == [1])
    var shown = column(
      .text, ["-5", "-5+x", ""].map { Cell(.text(Text($0))) }, isShown: true)
    shown.numbers = numbers.chunk
    #expect(FormulaGuard.formulas(in: shown) == [1])
    let guarded = FormulaGuard.guarding(shown, [1])
    #expect(
      exported(ExportStyle(.csv), ["a", "b"], [guarded, guarded]) == "a,b\n-5,-5\n'-5+x,'-5+x\n,\n")
  }
}
