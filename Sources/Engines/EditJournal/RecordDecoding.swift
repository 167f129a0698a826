import TableValues

extension ByteDecoder {
  /// Reads a record. What cells, rows and columns were before is missing.
  mutating func record() throws(Undecodable) -> EditRecord {
    guard let cause = ChangeCause(rawValue: try text().description),
      let history = HistoryClass(rawValue: try text().description)
    else { throw Undecodable() }
    var record = EditRecord(
      changes: [], cause: cause, label: try optionalText(), author: try optionalText(),
      historyClass: history, hints: try optionalText())
    record.changes = try list { (decoder) throws(Undecodable) in try decoder.change() }
    return record
  }

  /// Reads a change. What was before is missing.
  mutating func change() throws(Undecodable) -> TableChange {
    switch try byte() {
    case 1:
      let column = try column()
      return .cells(
        column: column,
        try list { (decoder) throws(Undecodable) in
          CellChange(slot: try decoder.slot(), before: nil, after: try decoder.cell())
        })
    case 2:
      let first = try slot()
      let count = try count(Int(RowSlot.firstEntry))
      guard Int(first) + count <= Int(RowSlot.firstEntry) else { throw Undecodable() }
      return .rows(.insert(first..<first + UInt32(count), after: try neighbour()))
    case 3: return .rows(.remove(try slots()))
    case 4: return .rows(.revive(try slots()))
    case 5:
      let there = try list { (decoder) throws(Undecodable) in
        RowPlacement(slot: try decoder.slot(), after: try decoder.neighbour())
      }
      return .rows(.move(there: there, back: []))
    case 6: return try schema(hasForms: false)
    case 7:
      var parameters = TableParameters()
      for _ in 0..<(try length()) {
        let name = try text()
        parameters.values[name] = try parameter(depth: 0)
      }
      return .parameters(before: TableParameters(), after: parameters)
    case 8: return .traits(try traitsChanges(hasConflicts: false))
    case 9:
      return .sections(
        before: nil,
        after: try optional { (decoder) throws(Undecodable) in try decoder.sections() })
    case 10: return .traits(try traitsChanges(hasConflicts: true))
    case 11: return try schema(hasForms: true)
    default: throw Undecodable()
    }
  }

  private mutating func traitsChanges(
    hasConflicts: Bool
  ) throws(Undecodable) -> [TraitsChange] {
    try list { (decoder) throws(Undecodable) in
      TraitsChange(
        slot: try decoder.slot(), before: nil,
        after: try decoder.optional { (decoder) throws(Undecodable) in
          var traits = try decoder.traits()
          if hasConflicts { traits.conflict = try decoder.conflict() }
          return traits
        })
    }
  }

  private mutating func slot() throws(Undecodable) -> UInt32 {
    UInt32(try count(Int(RowSlot.firstEntry) - 1))
  }

  private mutating func neighbour() throws(Undecodable) -> UInt32? {
    try optional { (decoder) throws(Undecodable) in try decoder.slot() }
  }

  mutating func column() throws(Undecodable) -> ColumnNumber {
    let number = try signed()
    guard (0..<Int64(1 << 32)).contains(number) else { throw Undecodable() }
    return ColumnNumber(Int(number))
  }

  private mutating func slots() throws(Undecodable) -> [UInt32] {
    var last: Int64 = 0
    return try list { (decoder) throws(Undecodable) in
      let (next, isTooFar) = last.addingReportingOverflow(try decoder.signed())
      guard !isTooFar, (0..<Int64(RowSlot.firstEntry)).contains(next) else { throw Undecodable() }
      last = next
      return UInt32(next)
    }
  }

  // MARK: Columns

  private mutating func schema(hasForms: Bool) throws(Undecodable) -> TableChange {
    let empty = TableSchema(columns: [])
    var (numbers, ids) = (Set<ColumnNumber>(), Set<ColumnID>())
    let columns = try list { (decoder) throws(Undecodable) in
      let number = try decoder.column()
      let id = ColumnID(try decoder.text())
      guard numbers.insert(number).inserted, ids.insert(id).inserted else { throw Undecodable() }
      let title = try decoder.text()
      var column = Column(number: number, id: id, title: title, type: try decoder.columnType())
      column.isSortable = try decoder.bool()
      column.isSearchable = try decoder.bool()
      column.isEditable = try decoder.bool()
      if hasForms { column.traits.documents[ColumnTraits.keptForm] = try decoder.optionalText() }
      return column
    }
    let keys = try list { (decoder) throws(Undecodable) in
      let number = try decoder.column()
      guard numbers.contains(number) else { throw Undecodable() }
      return number
    }
    return .schema(before: empty, after: TableSchema(columns: columns, keyColumns: keys))
  }

  // MARK: Properties of rows

  private mutating func traits() throws(Undecodable) -> RowTraits {
    var traits = RowTraits()
    traits.kind = try optionalText()
    traits.state = try document()
    for _ in 0..<(try length()) {
      let column = try column()
      traits.cellStates[column] = try document()
    }
    for _ in 0..<(try length()) {
      guard let setting = RowSetting(rawValue: try text().description) else { throw Undecodable() }
      traits.settings[setting] = try self.setting()
    }
    return traits
  }

  private mutating func document() throws(Undecodable) -> OpaqueJSON? {
    try optional { (decoder) throws(Undecodable) in
      OpaqueJSON(text: try decoder.text(), canonical: try decoder.text())
    }
  }

  private mutating func setting() throws(Undecodable) -> SettingValue {
    switch try byte() {
    case 0: .expression(try text())
    case 1: .flag(false)
    case 2: .flag(true)
    case 3: .ask
    case 4: .within(try list { (decoder) throws(Undecodable) in try decoder.text() })
    case 5: .number(Double(bitPattern: try fixed()))
    case 6: .automatic
    case 7: .zero
    case 8: .text(try text())
    case 9: .document(try text())
    case 10: .actions(try actions(depth: 0))
    case 11: .separators(try separators())
    default: throw Undecodable()
    }
  }

  private mutating func separators() throws(Undecodable) -> RowSeparators {
    var lines = RowSeparators()
    for side in [\RowSeparators.top, \.between, \.bottom] where try bool() {
      var line = SeparatorLine()
      for length in [\SeparatorLine.leading, \.trailing, \.thickness] where try bool() {
        line[keyPath: length] = Double(bitPattern: try fixed())
      }
      lines[keyPath: side] = line
    }
    return lines
  }

  private mutating func actions(depth: Int) throws(Undecodable) -> [RowAction] {
    guard depth < 64 else { throw Undecodable() }
    return try list { (decoder) throws(Undecodable) in
      var action = RowAction(id: try decoder.text())
      action.title = try decoder.said { (decoder) throws(Undecodable) in try decoder.text() }
      action.style = try decoder.said { (decoder) throws(Undecodable) in try decoder.word() }
      action.hidden = try decoder.said { (decoder) throws(Undecodable) in try decoder.bool() }
      action.image = try decoder.said { (decoder) throws(Undecodable) in try decoder.text() }
      action.placement = try decoder.optional { (decoder) throws(Undecodable) in
        try decoder.word()
      }
      action.isFullSwipe = try decoder.optional { (decoder) throws(Undecodable) in
        try decoder.bool()
      }
      action.children = try decoder.actions(depth: depth + 1)
      return action
    }
  }

  private mutating func word<Word: RawRepresentable>() throws(Undecodable) -> Word
  where Word.RawValue == String {
    guard let word = Word(rawValue: try text().description) else { throw Undecodable() }
    return word
  }

  private mutating func said<Value: Hashable & Sendable>(
    _ read: (inout ByteDecoder) throws(Undecodable) -> Value
  ) throws(Undecodable) -> RowAction.Said<Value>? {
    switch try byte() {
    case 0: nil
    case 1: .value(try read(&self))
    case 2: .expression(try text())
    default: throw Undecodable()
    }
  }

  private mutating func sections() throws(Undecodable) -> DeclaredSections {
    let column = try column()
    return DeclaredSections(
      column: column,
      try list { (decoder) throws(Undecodable) in
        guard let key = try decoder.cell() else { throw Undecodable() }
        var section = DeclaredSection(key: key.value)
        section.header = try decoder.optionalText()
        section.footer = try decoder.optionalText()
        section.kind = try decoder.optionalText()
        section.state = try decoder.document()
        return section
      })
  }
}
