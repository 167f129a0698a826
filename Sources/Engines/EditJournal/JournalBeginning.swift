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
  /// Records that are too many or too large for one frame. They are before ``record``.
  package var parts: [JournalRecord] = []
  /// How many of the parts, the first ones, lead from what a process reads of the file to the table that
  /// was saved. The others and ``record`` are what was not saved.
  package var savedParts = 0
  /// The difference, which is no step of the history; nil: none.
  package var record: JournalRecord?
  /// The steps: those that are done, the oldest first, and then those that are undone, the next one
  /// last.
  package var steps: [KeptStep] = []
  /// The number of the newest step that is done in the state that equals the file, 0 before the
  /// first one; nil: no step leads to that state.
  package var clean: Int?
  /// For each content that others wrote into the file: the numbers of the steps that bring it into the
  /// table, and whether they are done.
  package var others: [[Int: Bool]] = []
  /// How many steps were left out, because the journal does not have the content that they restore.
  package var lostSteps = 0
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
    // And those before version 6 here.
    if decoder.rest == 0 { return }
    savedParts = try decoder.count(1 << 30)
    lostSteps = try decoder.count(.max)
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
    encoder.count(savedParts)
    encoder.count(lostSteps)
  }

  /// The frames before all others: parts of a record that is too large for one, and the beginning.
  /// Steps that have no form, and older ones, are left out; so are the oldest where all are too many.
  ///
  /// - Parameter bodyBytesMax: The longest body of a frame.
  /// - Throws: ``JournalRefusal`` if the record has no form, or a change that cannot be divided is too
  ///   large. Without its record, a journal would lead to a wrong table.
  /// - Complexity: O(bytes), and O(bytes · log bytes) where the record is divided.
  package func frames(
    journal: UInt64, bodyBytesMax: Int = JournalFormat.bodyBytesMax
  ) throws(JournalRefusal) -> [UInt8] {
    // Most beginnings have parts that fit their frames, and need not be looked at piece by piece.
    if let frames = try? undivided(journal, bodyBytesMax) { return frames }
    return try divided(bodyBytesMax: bodyBytesMax).undivided(journal, bodyBytesMax)
  }

  private func undivided(
    _ journal: UInt64, _ bodyBytesMax: Int
  ) throws(JournalRefusal) -> [UInt8] {
    var frames: [UInt8] = []
    for (number, part) in parts.enumerated() {
      let body = try JournalPiece.part(part).encoded()
      if body.count > bodyBytesMax { throw .tooLarge }
      let place = JournalFormat.place(ofPart: number, before: 1)
      JournalFormat.append(body, journal: journal, place: place, to: &frames)
    }
    let body = try JournalPiece.beginning(self).encoded()
    if body.count > bodyBytesMax { throw .tooLarge }
    JournalFormat.append(body, journal: journal, place: 1, to: &frames)
    return frames
  }

  /// The same without steps that have no form or are too many, and with a record that is too large for
  /// a frame as several parts.
  ///
  /// - Throws: ``JournalRefusal`` if the record has no form, or a change that cannot be divided is too
  ///   large.
  package func divided(
    bodyBytesMax: Int = JournalFormat.bodyBytesMax
  ) throws(JournalRefusal) -> Self {
    var copy = self
    copy.steps = fittingSteps(bodyBytesMax / 2)
    copy.lostSteps += steps.count - copy.steps.count
    copy.parts = []
    for (place, part) in parts.enumerated() {
      copy.parts += try part.divided(bodyBytesMax: bodyBytesMax)
      if place + 1 == savedParts { copy.savedParts = copy.parts.count }
    }
    guard let record else { return copy }
    let pieces = try record.divided(bodyBytesMax: bodyBytesMax / 4)
    copy.record = pieces.last
    copy.parts += pieces.dropLast()
    return copy
  }

  /// The newest of the done steps, and the next of the undone ones, that have a form and fit.
  private func fittingSteps(_ bytesMax: Int) -> [KeptStep] {
    var size = 0
    func fitting(_ steps: [KeptStep]) -> [KeptStep] {
      let part = steps.reversed().prefix { step in
        var encoder = ByteEncoder()
        guard (try? encoder.step(step)) != nil else { return false }
        size += encoder.bytes.count
        return size <= bytesMax
      }
      return part.reversed()
    }
    return fitting(steps.filter(\.isDone)) + fitting(steps.filter { !$0.isDone })
  }
}

extension JournalRecord {
  /// Records that do the same one after another, none of them larger than this, in bytes.
  fileprivate func divided(bodyBytesMax: Int) throws(JournalRefusal) -> [JournalRecord] {
    do throws(JournalRefusal) {
      var encoder = ByteEncoder()
      try encode(to: &encoder)
      if encoder.bytes.count <= bodyBytesMax { return [self] }
    } catch {
      // What is far too large is not encoded to its end.
      if error != .tooLarge { throw error }
    }
    let (first, second) = try halves()
    return try first.divided(bodyBytesMax: bodyBytesMax)
      + second.divided(bodyBytesMax: bodyBytesMax)
  }

  private func halves() throws(JournalRefusal) -> (Self, Self) {
    let changes = record.changes
    if changes.count > 1 {
      let half = changes.count / 2
      return (with(Array(changes[..<half])), with(Array(changes[half...])))
    }
    switch changes.first {
    case .cells(let column, let cells) where cells.count > 1:
      let half = cells.count / 2
      return (
        with([.cells(column: column, Array(cells[..<half]))]),
        with([.cells(column: column, Array(cells[half...]))])
      )
    case .rows(.remove(let slots)) where slots.count > 1:
      let half = slots.count / 2
      return (
        with([.rows(.remove(Array(slots[..<half])))]), with([.rows(.remove(Array(slots[half...])))])
      )
    case .traits(let list) where list.count > 1:
      let half = list.count / 2
      return (with([.traits(Array(list[..<half]))]), with([.traits(Array(list[half...]))]))
    default: throw .tooLarge
    }
  }

  private func with(_ changes: [TableChange]) -> Self {
    var record = record
    record.changes = changes
    return JournalRecord(record, insertedCount: insertedCount)
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
