import Expressions
import TableValues

/// Columns and declarations of tables under test that read other rows than their own.
enum OtherRowsModel {
  /// The key of another row, by the columns of a row.
  private static func key(_ kind: KeyKind) -> String {
    switch kind {
    case .given: "c0 - 3"
    case .integer: "(c0 + 7) % 31"
    case .text: "'w' + string(c0 % 23)"
    case .composite: "'[' + string(c0) + ',\"' + c1 + '\"]'"
    }
  }

  /// From another row, from the row that such a column reads, over both, and from what columns show.
  static func columns(_ kind: KeyKind) -> [Column] {
    [
      column(7, "cell(\(key(kind)), 'c0')"), column(8, "cell(\(key(kind)), 'c7')"),
      column(9, "c7 > c8 ? c1 : c2"), column(10, "text.display('c4') + text.display('c7')"),
    ]
  }

  /// What views are sorted and put into sections by: other rows, also by columns that read them, with
  /// errors among the values.
  static func orders(_ kind: KeyKind) -> [String] {
    [
      "cell(\(key(kind)), 'c0') * 2 + c0 % 5", "cell(\(key(kind)), 'c2')", "c7 % 4",
      "60 / (cell(\(key(kind)), 'c7') % 3)", "text.display('c4') + text.display('c9')",
    ]
  }

  /// Rows hidden by others, and by themselves.
  static func declarations(_ kind: KeyKind) -> RowDeclarations {
    var declarations = RowDeclarations()
    declarations.settings[.hidden] = .expression(
      Text("cell(\(key(kind)), 'c7') > 15 || c0 % 7 == 1"))
    return declarations
  }

  private static func column(_ number: Int, _ source: String) -> Column {
    var column = Column(
      number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: .text)
    column.computation = ColumnComputation(source: Text(source), isTypeDeclared: false)
    return column
  }
}
