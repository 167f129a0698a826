import ColumnStorage
import ProtocolWords
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

struct PastingTests {
  private func html(_ text: String) -> [[String]]? {
    HTMLTable.rows(in: Array(text.utf8))?.map { $0.map(\.description) }
  }

  private func markdown(_ text: String) -> [[String]]? {
    MarkdownTable.rows(in: Array(text.utf8))?.map { $0.map(\.description) }
  }

  private func tsv(_ text: String) -> [[String]] {
    DelimitedText.rows(in: Array(text.utf8), delimiter: 0x09).map { $0.map(\.description) }
  }

  // MARK: Delimited

  @Test func `TSV has quoted fields, and quotes that stand for themselves`() {
    #expect(tsv("a\tb\nc\td\n") == [["a", "b"], ["c", "d"]])
    #expect(tsv("\"x\ny\"\t\"a\"\"b\"\r\nc") == [["x\ny", "a\"b"], ["c"]])
    #expect(tsv("say \"hi\"\t\"a\"b") == [["say \"hi\"", "ab"]])
    #expect(tsv("\"open\tb\nc") == [["\"open", "b"], ["c"]])
    #expect(tsv("") == [])
    #expect(tsv("a\n\nb") == [["a"], [""], ["b"]])
    #expect(tsv("a\t") == [["a", ""]])
  }

  // MARK: HTML

  @Test func `a table of HTML has rows and cells, closed or not`() {
    #expect(
      html("<table><tr><td>a</td><td>b</td></tr><tr><th>c<th>d</table>") == [
        ["a", "b"], ["c", "d"],
      ])
    #expect(html("<p>x</p>") == nil)
    #expect(html("<TABLE><TBODY><TR><TD> a\n  b </TD>") == [["a b"]])
    #expect(html("<table><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>") == [["1"]])
    #expect(html("<table><td>a<td>b<tr><td>c") == [["a", "b"], ["c"]])
  }

  @Test func `entities, line breaks and spaces are what a reader sees`() {
    #expect(html("<table><td>&lt;a&gt; &amp;&nbsp;&#65;&#x42;&nope; &") == [["<a> & AB&nope; &"]])
    let short = html("<table><td>a&ampb &notit; &copy2 &#65 &#x42z &euro &#150;")
    #expect(short == [["a&b ¬it; ©2 A Bz &euro –"]])
    #expect(html("<table><td>a<br>b<br/>c<td><p>x</p><p>y</p>") == [["a\nb\nc", "x\ny"]])
    #expect(html("<table style='white-space: pre-wrap'><td>  a  b ") == [["  a  b "]])
    #expect(html("<table><td><pre>a\n  b</pre>") == [["a\n  b"]])
  }

  @Test func `comments, scripts and attributes are no text`() {
    let text = """
      <html><head><style>td {color: <red>}</style><title><table></title></head>
      <body><!--StartFragment--><table width=5 title="a > b"><!-- <td> -->
      <tr class='x'><td style="mso-number-format:'\\@'" x=>a<script>"<td>"</script></td><td/>b</tr>
      </table><!--EndFragment-->
      """
    #expect(html(text) == [["a", "b"]])
  }

  @Test func `spans leave empty cells`() {
    #expect(
      html("<table><tr><td colspan=2>a<td>b<tr><td rowspan=2>c<td>d<td>e<tr><td>f<td>g")
        == [["a", "", "b"], ["c", "d", "e"], ["", "f", "g"]])
    let wide = html("<table><tr><td colspan=999999999><td rowspan=-1 colspan=x>b")
    #expect(wide?.first?.count == 1001)
    let many = String(repeating: "<td colspan=1000 rowspan=1000>", count: 500)
    let cells = html("<table><tr>" + many + "<tr><td>x")?.reduce(0) { $0 + $1.count } ?? 0
    #expect(cells < 200_000)
  }

  @Test func `a table within a cell is part of its text`() {
    #expect(
      html("<table><tr><td>a<table><tr><td>b<td>c</tr></table></td><td>d</tr></table>")
        == [["a\nb c", "d"]])
    let deep = String(repeating: "<table><tr><td>", count: 100_000)
    #expect(html(deep + "x")?.count == 1)
  }

  // MARK: Markdown

  @Test func `a table of Markdown has names, a rule and rows`() {
    #expect(
      markdown("text\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 |\n\nrest | x") == [
        ["a", "b"], ["1", "2"], ["3"],
      ])
    #expect(markdown("a|b\r\n-|-\r\n1|2\r\n") == [["a", "b"], ["1", "2"]])
    #expect(
      markdown("| a |\n| --- |\n| x\\|y\\\\ &lt;b&gt;<br>c \\*d\\* |") == [
        ["a"], ["x|y\\ <b>\nc *d*"],
      ])
    #expect(markdown("a\tb\n1\t2") == nil)
    #expect(markdown("a | b\nc | d") == nil)
  }

  // MARK: There and back

  @Test(arguments: [ExportFormat.tsv, .csv, .html, .markdown])
  func `what is exported is read back`(format: ExportFormat) {
    let alphabet = Array("ab \t\n|\\\"'<>&*_`~[]-=,;é日#:.!".unicodeScalars)
    for seed in Seeds.all(40) {
      var random = SeededGenerator(seed: seed)
      let width = Int.random(in: 1...4, using: &random)
      let texts: [[String]] = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        (0..<width).map { _ in
          var text = String.UnicodeScalarView()
          for _ in 0..<Int.random(in: 0...8, using: &random) {
            text.append(alphabet.randomElement(using: &random) ?? "a")
          }
          // Markdown cannot keep spaces around a cell.
          return format == .markdown ? String(text).trimmed : String(text)
        }
      }
      var style = ExportStyle(format)
      style.hasHeader = false
      let columns = (0..<width).map { ExportColumn(name: Text("c\($0)"), isNumeric: false) }
      let cells = (0..<width).map { place in
        var builder = ColumnChunkBuilder(type: .text)
        for row in texts { builder.append(Cell(.text(Text(row[place])))) }
        return ExportCells(chunk: builder.finish(), type: .text, isShown: true)
      }
      var writer = ExportWriter(style, columns: columns) { $0.count }
      var bytes: [UInt8] = []
      writer.begin(&bytes)
      writer.write(cells, count: texts.count, to: &bytes)
      writer.end(&bytes)
      let read: [[Text]]? =
        switch format {
        case .html: HTMLTable.rows(in: bytes)
        case .markdown: MarkdownTable.rows(in: bytes).map { Array($0.dropFirst()) }
        default: DelimitedText.rows(in: bytes, delimiter: format == .csv ? 0x2C : 0x09)
        }
      #expect(
        read?.map { $0.map(\.description) } == texts,
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
