import TableValues

extension ByteEncoder {
  /// Writes what a merge left open in a row.
  mutating func conflict(_ conflict: RowConflict?) throws(JournalRefusal) {
    bool(conflict != nil)
    guard let conflict else { return }
    switch conflict.removedBy {
    case nil: byte(0)
    case .ours: byte(1)
    case .theirs: byte(2)
    }
    bool(conflict.place != nil)
    if let place = conflict.place {
      optional(place.ours) { $0.key($1) }
      optional(place.theirs) { $0.key($1) }
    }
    count(conflict.cells.count)
    for (column, cell) in conflict.cells.sorted(by: { $0.key < $1.key }) {
      self.column(column)
      try self.cell(cell.base)
      try self.cell(cell.theirs)
    }
  }

  private mutating func key(_ key: RowKey) {
    switch key {
    case .integer(let number):
      byte(0)
      signed(number)
    case .text(let text):
      byte(1)
      self.text(text)
    }
  }
}

extension ByteDecoder {
  /// Reads what a merge left open in a row.
  mutating func conflict() throws(Undecodable) -> RowConflict? {
    guard try bool() else { return nil }
    var conflict = RowConflict()
    switch try byte() {
    case 0: break
    case 1: conflict.removedBy = .ours
    case 2: conflict.removedBy = .theirs
    default: throw Undecodable()
    }
    if try bool() {
      let ours = try optional { (decoder) throws(Undecodable) in try decoder.key() }
      let theirs = try optional { (decoder) throws(Undecodable) in try decoder.key() }
      conflict.place = RowConflict.PlaceConflict(ours: ours, theirs: theirs)
    }
    for _ in 0..<(try length()) {
      let column = try column()
      let base = try cell()
      guard let theirs = try cell() else { throw Undecodable() }
      conflict.cells[column] = RowConflict.CellConflict(base: base, theirs: theirs)
    }
    if conflict.isEmpty { throw Undecodable() }
    return conflict
  }

  private mutating func key() throws(Undecodable) -> RowKey {
    switch try byte() {
    case 0: return .integer(try signed())
    case 1: return .text(try text())
    default: throw Undecodable()
    }
  }
}
