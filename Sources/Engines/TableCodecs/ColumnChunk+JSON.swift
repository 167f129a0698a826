import ColumnStorage
import TableValues

extension ColumnChunk {
  /// A chunk of texts parsed as a column of lists or JSON: values in canonical form (``CellJSON``),
  /// and errors that keep their text. O(bytes) for such columns, else O(1).
  func readJSON(as form: ChunkForm) -> ColumnChunk {
    guard case .values(let type) = form, type == .json || type == .list,
      case .texts(let arena) = values
    else { return self }
    var read = TextArena()
    read.reserve(texts: count, bytes: arena.bytes.count)
    var validity = validity
    var wrong: [ChunkError] = []
    for row in 0..<count {
      let value = isValid(row) ? CellValue(json: arena[row], in: type) : .null
      if case .json(let json)? = value {
        read.append(json.text.utf8)
        continue
      }
      read.append([])
      if validity == nil { validity = ValidityBitmap(repeating: true, count: count) }
      validity?[row] = false
      if value == nil {
        wrong.append(ChunkError(row: row, source: Text(arena[row]), reason: .doesNotParse))
      }
    }
    let errors = wrong.isEmpty ? errors : (errors + wrong).sorted { $0.row < $1.row }
    return ColumnChunk(values: .texts(read), validity: validity, errors: errors)
  }
}
