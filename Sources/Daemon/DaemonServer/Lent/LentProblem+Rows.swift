import ColumnStorage
import RowTree
import TableModel
import TableValues

extension LentProblem {
  /// What does not fit in rows that were read to the end. O(rows).
  static func all(
    in rows: LentRows, of lent: LentFacts, cache: ChunkCache,
    isCancelled: @escaping () -> Bool
  ) -> [LentProblem] {
    let source = lent.source
    var found: [LentProblem] = []
    if let announced = source.rowCount, announced != rows.rowCount {
      found.append(
        LentProblem(
          kind: .rowCountDiffers,
          message: "The source has \(rows.rowCount) rows and announced \(announced).",
          expected: announced, found: rows.rowCount))
    }
    if let problem = keyProblem(in: rows, of: lent, cache: cache, isCancelled) {
      found.append(problem)
    }
    return found
  }

  private static func keyProblem(
    in rows: LentRows, of lent: LentFacts, cache: ChunkCache,
    _ isCancelled: @escaping () -> Bool
  ) -> LentProblem? {
    let (source, columns) = (lent.source, lent.columns)
    guard !source.keyPlaces.isEmpty else { return nil }
    let schema = TableSchema(
      columns: columns.prefix(source.columns.count).map { column in
        var plain = Column(
          number: column.number, id: column.id, title: column.title, type: column.type)
        plain.isEditable = column.isEditable
        return plain
      }, keyColumns: source.keyPlaces.map { ColumnNumber($0) })
    let content = TableContent(schema: schema, source: rows, cache: cache)
    do {
      _ = try KeyIndexing.rowKeyMap(content, isCancelled: isCancelled)
      return nil
    } catch TableError.duplicateKeys(let keys) {
      return LentProblem(
        kind: .duplicateKeys, message: "Rows of the source have the same key.",
        rows: keys.flatMap(\.rows))
    } catch TableError.missingKeys(let rows) {
      return LentProblem(
        kind: .missingKeys, message: "Rows of the source have no key.", rows: rows)
    } catch {
      return nil
    }
  }
}
