import TableValues

/// A record and the number of rows ever inserted, after it.
package struct JournalRecord: Sendable {
  /// The record. Its values of before are known to the table that it is applied to.
  package var record: EditRecord
  /// The number of rows ever inserted into the table, after the record.
  package var insertedCount: Int

  /// Makes it.
  package init(_ record: EditRecord, insertedCount: Int) {
    self.record = record
    self.insertedCount = insertedCount
  }

  init(from decoder: inout ByteDecoder) throws(Undecodable) {
    insertedCount = try decoder.count(1 << 30)
    record = try decoder.record()
  }

  func encode(to encoder: inout ByteEncoder) throws(JournalRefusal) {
    encoder.count(insertedCount)
    try encoder.record(record)
  }
}

/// What leads from the content of a file to the table in which a journal's entries begin: rows that
/// only undo knows, the difference to the file, and the undo history so far.
package struct JournalBeginning: Sendable {
  /// Records that are too many for one frame. They come before ``record``.
  package var parts: [JournalRecord] = []
  /// The difference, which is no step of the history; nil: none.
  package var record: JournalRecord?
  /// The steps: those that are done, the oldest first, and then those that are undone, the next one
  /// last.
  package var steps: [KeptStep] = []
  /// The number of the newest step that is done where the table is what its file holds, 0 before the
  /// first one; nil: no step leads there.
  package var clean: Int?
  /// For each content that others wrote into the file: the numbers of the steps that bring it into the
  /// table, and whether they are done.
  package var others: [[Int: Bool]] = []
  /// The number of the journal that this one follows or copies; 0: none.
  package var predecessor: UInt64 = 0
  /// How many entries of that journal it contains; 0: those up to a save.
  package var predecessorEntries = 0

  /// Leads nowhere.
  package init() {}

  /// With a part more.
  func adding(_ part: JournalRecord) -> Self {
    var copy = self
    copy.parts.append(part)
    return copy
  }

  init(from decoder: inout ByteDecoder) throws(Undecodable) {
    predecessor = try decoder.fixed()
    predecessorEntries = try decoder.count(.max)
    clean = try decoder.optional { (decoder) throws(Undecodable) in try decoder.count(.max) }
    record = try decoder.optional { (decoder) throws(Undecodable) in
      try JournalRecord(from: &decoder)
    }
    steps = try decoder.list { (decoder) throws(Undecodable) in try decoder.step() }
    // Journals before version 4 end here.
    if decoder.rest == 0 { return }
    others = try decoder.list { (decoder) throws(Undecodable) in
      let steps = try decoder.list { (decoder) throws(Undecodable) in
        (try decoder.count(.max), try decoder.bool())
      }
      return Dictionary(steps) { _, last in last }
    }
  }

  func encode(to encoder: inout ByteEncoder) throws(JournalRefusal) {
    encoder.fixed(predecessor)
    encoder.count(predecessorEntries)
    encoder.optional(clean) { $0.count($1) }
    encoder.bool(record != nil)
    try record?.encode(to: &encoder)
    encoder.count(steps.count)
    for step in steps { try encoder.step(step) }
    encoder.count(others.count)
    for content in others {
      encoder.count(content.count)
      for (number, isDone) in content.sorted(by: { $0.key < $1.key }) {
        encoder.count(number)
        encoder.bool(isDone)
      }
    }
  }

  /// The frame before all others. Steps that have no form, and older ones, are left out; so are the
  /// oldest where all are too many.
  package func frame(journal: UInt64) -> [UInt8] {
    var kept = self
    var body = Self.body(kept)
    if body == nil {
      kept = fitting
      body = Self.body(kept)
    }
    if body == nil {
      kept.record = nil
      body = Self.body(kept)
    }
    return JournalFormat.frame(body ?? [], journal: journal, place: 1)
  }

  private static func body(_ beginning: Self) -> [UInt8]? {
    let body = try? JournalPiece.beginning(beginning).encoded()
    return body.flatMap { $0.count <= JournalFormat.bodyBytesMax ? $0 : nil }
  }

  /// The same without steps that have no form or are too many.
  package var fitting: Self {
    var copy = self
    copy.steps = fittingSteps
    return copy
  }

  /// The newest of the done steps, and the next of the undone ones, that have a form and fit.
  private var fittingSteps: [KeptStep] {
    var size = 0
    func fitting(_ steps: [KeptStep]) -> [KeptStep] {
      let part = steps.reversed().prefix { step in
        var encoder = ByteEncoder()
        guard (try? encoder.step(step)) != nil else { return false }
        size += encoder.bytes.count
        return size <= JournalFormat.bodyBytesMax / 2
      }
      return part.reversed()
    }
    return fitting(steps.filter(\.isDone)) + fitting(steps.filter { !$0.isDone })
  }
}

/// How the table of a backup was made.
package struct JournalOrigin: Sendable {
  /// The request that made it.
  package enum Kind: UInt8, Sendable {
    /// It was opened from a file.
    case file = 1
    /// It was opened from inline content.
    case inline
    /// It was created.
    case created
  }

  /// The largest piece of content.
  static let pieceBytes = 16 << 20

  /// The request that made it.
  package var kind: Kind
  /// Its parameters, as JSON.
  package var request: Text
  /// The inline content.
  package var content: [UInt8] = []

  /// Makes it.
  package init(kind: Kind, request: Text, content: [UInt8] = []) {
    self.kind = kind
    self.request = request
    self.content = content
  }
}

extension ByteEncoder {
  /// Writes a step, each change with what it was and what it became.
  mutating func step(_ step: KeptStep) throws(JournalRefusal) {
    count(step.number)
    text(step.label)
    text(step.author)
    text(Text(step.cause.rawValue))
    bool(step.isDone)
    count(step.records.count)
    for changes in step.records {
      count(changes.count)
      for change in changes {
        try self.change(change)
        try self.change(change.inverse)
      }
    }
  }
}

extension ByteDecoder {
  /// Reads a step.
  mutating func step() throws(Undecodable) -> KeptStep {
    let number = try count(.max)
    let (label, author) = (try optionalText(), try optionalText())
    guard let cause = ChangeCause(rawValue: try text().description) else { throw Undecodable() }
    let isDone = try bool()
    let records = try list { (decoder) throws(Undecodable) in
      try decoder.list { (decoder) throws(Undecodable) in
        try Self.whole(try decoder.change(), inverse: try decoder.change())
      }
    }
    return KeptStep(
      number: number, label: label, author: author, cause: cause, isDone: isDone, records: records)
  }

  /// A change with what its inverse becomes as what it was before.
  private static func whole(
    _ change: TableChange, inverse: TableChange
  ) throws(Undecodable) -> TableChange {
    switch (change, inverse) {
    case (.cells(let column, var cells), .cells(let other, let before)):
      guard column == other, cells.count == before.count else { throw Undecodable() }
      for (place, cell) in before.reversed().enumerated() {
        guard cells[place].slot == cell.slot else { throw Undecodable() }
        cells[place].before = cell.after
      }
      return .cells(column: column, cells)
    case (.traits(var changes), .traits(let before)):
      guard changes.count == before.count else { throw Undecodable() }
      for (place, change) in before.reversed().enumerated() {
        guard changes[place].slot == change.slot else { throw Undecodable() }
        changes[place].before = change.after
      }
      return .traits(changes)
    case (.schema(_, let after), .schema(_, let before)):
      return .schema(before: before, after: after)
    case (.parameters(_, let after), .parameters(_, let before)):
      return .parameters(before: before, after: after)
    case (.sections(_, let after), .sections(_, let before)):
      return .sections(before: before, after: after)
    case (.rows(.move(let there, _)), .rows(.move(let back, _))):
      return .rows(.move(there: there, back: back))
    case (.rows(.remove), .rows(.revive)), (.rows(.revive), .rows(.remove)),
      (.rows(.insert), .rows(.remove)):
      return change
    default: throw Undecodable()
    }
  }
}
