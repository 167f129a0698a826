import TableValues

extension ByteEncoder {
  /// Writes a record.
  mutating func record(_ record: EditRecord) throws(JournalRefusal) {
    word(record.cause.rawValue)
    word(record.historyClass.rawValue)
    text(record.label)
    text(record.author)
    text(record.hints)
    count(record.changes.count { $0.isEdit })
    for change in record.changes where change.isEdit { try self.change(change) }
  }

  /// Writes what a change makes of a table.
  mutating func change(_ change: TableChange) throws(JournalRefusal) {
    switch change {
    case .cells(let column, let cells):
      byte(1)
      self.column(column)
      count(cells.count)
      for cell in cells {
        unsigned(UInt64(cell.slot))
        try self.cell(cell.after)
        // What does not fit a frame is not written to its end.
        if bytes.count > JournalFormat.bodyBytesMax { throw .tooLarge }
      }
    case .rows(.insert(let slots, let neighbour)):
      byte(2)
      unsigned(UInt64(slots.lowerBound))
      count(slots.count)
      optional(neighbour) { $0.unsigned(UInt64($1)) }
    case .rows(.remove(let slots)):
      byte(3)
      self.slots(slots)
    case .rows(.revive(let slots)):
      byte(4)
      self.slots(slots)
    case .rows(.move(let there, _)):
      byte(5)
      count(there.count)
      for placement in there {
        unsigned(UInt64(placement.slot))
        optional(placement.after) { $0.unsigned(UInt64($1)) }
      }
    case .schema(let before, let after):
      byte(11)
      try schema(before, after)
    case .parameters(_, let after):
      byte(7)
      count(after.values.count)
      for (name, value) in after.values.sorted(by: { $0.key < $1.key }) {
        text(name)
        parameter(value)
      }
    case .traits(let changes):
      let hasConflicts = changes.contains { $0.after?.conflict != nil }
      byte(hasConflicts ? 10 : 8)
      count(changes.count)
      for change in changes {
        unsigned(UInt64(change.slot))
        bool(change.after != nil)
        guard let traits = change.after else { continue }
        self.traits(traits)
        if hasConflicts { try conflict(traits.conflict) }
      }
    case .sections(_, let after):
      byte(9)
      bool(after != nil)
      if let after { try sections(after) }
    case .rows(.load), .supplied: break
    }
  }

  mutating func column(_ column: ColumnNumber) { signed(Int64(column.rawValue)) }

  private mutating func slots(_ slots: [UInt32]) {
    count(slots.count)
    var last: Int64 = 0
    for slot in slots {
      signed(Int64(slot) - last)
      last = Int64(slot)
    }
  }

  // MARK: Columns

  private mutating func schema(
    _ before: TableSchema, _ after: TableSchema
  ) throws(JournalRefusal) {
    if before.types != after.types { throw .noForm }
    count(after.columns.count)
    for column in after.columns {
      self.column(column.number)
      text(column.id.text)
      text(column.title)
      text(Text(column.type.rawValue))
      bool(column.isSortable)
      bool(column.isSearchable)
      bool(column.isEditable)
      let form = column.traits.documents[ColumnTraits.keptForm]
      text(form)
      if form != nil { continue }
      // The rest is what the column had, or nothing.
      var plain =
        before[column.number] ?? Column(number: column.number, id: "", title: "", type: .text)
      (plain.id, plain.title, plain.type) = (column.id, column.title, column.type)
      plain.isSortable = column.isSortable
      plain.isSearchable = column.isSearchable
      plain.isEditable = column.isEditable
      if plain != column { throw .noForm }
    }
    count(after.keyColumns.count)
    for column in after.keyColumns { self.column(column) }
  }

  // MARK: Properties of rows

  private mutating func traits(_ traits: RowTraits) {
    text(traits.kind)
    document(traits.state)
    count(traits.cellStates.count)
    for (column, state) in traits.cellStates.sorted(by: { $0.key < $1.key }) {
      self.column(column)
      document(state)
    }
    count(traits.settings.count)
    for (setting, value) in traits.settings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      text(Text(setting.rawValue))
      self.setting(value)
    }
  }

  private mutating func document(_ document: OpaqueJSON?) {
    optional(document) { encoder, document in
      encoder.text(document.text)
      encoder.text(document.canonicalText)
    }
  }

  private mutating func setting(_ value: SettingValue) {
    switch value {
    case .expression(let source):
      byte(0)
      text(source)
    case .flag(let flag): byte(flag ? 2 : 1)
    case .ask: byte(3)
    case .within(let names):
      byte(4)
      count(names.count)
      for name in names { text(name) }
    case .number(let number):
      byte(5)
      fixed(number.bitPattern)
    case .automatic: byte(6)
    case .zero: byte(7)
    case .text(let text):
      byte(8)
      self.text(text)
    case .document(let document):
      byte(9)
      text(document)
    case .actions(let actions):
      byte(10)
      self.actions(actions)
    case .separators(let lines):
      byte(11)
      for line in [lines.top, lines.between, lines.bottom] {
        optional(line) { encoder, line in
          for length in [line.leading, line.trailing, line.thickness] {
            encoder.optional(length) { $0.fixed($1.bitPattern) }
          }
        }
      }
    }
  }

  private mutating func actions(_ actions: [RowAction]) {
    count(actions.count)
    for action in actions {
      text(action.id)
      said(action.title) { $0.text($1) }
      said(action.style) { $0.word($1.rawValue) }
      said(action.hidden) { $0.bool($1) }
      said(action.image) { $0.text($1) }
      optional(action.placement) { $0.word($1.rawValue) }
      optional(action.isFullSwipe) { $0.bool($1) }
      self.actions(action.children)
    }
  }

  private mutating func said<Value>(
    _ said: RowAction.Said<Value>?, _ write: (inout ByteEncoder, Value) -> Void
  ) {
    switch said {
    case nil: byte(0)
    case .value(let value):
      byte(1)
      write(&self, value)
    case .expression(let source):
      byte(2)
      text(source)
    }
  }

  private mutating func sections(_ sections: DeclaredSections) throws(JournalRefusal) {
    column(sections.column)
    count(sections.list.count)
    for section in sections.list {
      try cell(Cell(section.key))
      text(section.header)
      text(section.footer)
      text(section.kind)
      document(section.state)
    }
  }
}

extension TableChange {
  /// Whether it is an edit: rows that were read and cells that a client computed are not.
  fileprivate var isEdit: Bool {
    switch self {
    case .rows(.load), .supplied: false
    case .rows, .cells, .schema, .parameters, .traits, .sections: true
    }
  }
}

extension EditRecord {
  /// Whether a journal has to keep the record.
  package var isJournalled: Bool {
    switch cause {
    case .load, .source, .declare: false
    case .undo, .redo: true
    default: changes.contains(where: \.isEdit)
    }
  }
}
