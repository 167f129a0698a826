import TableValues

/// One change of a table, as a journal keeps it.
package enum JournalEntry: Sendable {
  /// A record. Its cells, rows and properties have only what they become: what they were is known to
  /// the table that the record is applied to.
  ///
  /// `insertedCount` is the number of rows ever inserted into the table, after the record.
  case edit(EditRecord, insertedCount: Int)
  /// The table now equals its file.
  case reverted
}

/// The body of a frame.
enum JournalPiece {
  case entry(JournalEntry)
  case hash(UInt64)
  case owner(JournalOwner)
  case suspended(Text)
  case beginning(JournalBeginning)
  case part(JournalRecord)
  case request(JournalOrigin.Kind, Text)
  case content([UInt8])
  case end

  private enum Kind: UInt8 {
    case edit = 1, reverted, hash, owner, suspended, beginning, part, request, content, end
  }

  init(decoding body: ArraySlice<UInt8>) throws(Undecodable) {
    var decoder = ByteDecoder(body)
    guard let kind = Kind(rawValue: try decoder.byte()) else { throw Undecodable() }
    switch kind {
    case .edit:
      let inserted = try decoder.count(1 << 30)
      self = .entry(.edit(try decoder.record(), insertedCount: inserted))
    case .reverted: self = .entry(.reverted)
    case .hash: self = .hash(try decoder.fixed())
    case .owner:
      guard let process = Int32(exactly: try decoder.signed()) else { throw Undecodable() }
      self = .owner(JournalOwner(process: process, boot: try decoder.text()))
    case .suspended: self = .suspended(try decoder.text())
    case .beginning: self = .beginning(try JournalBeginning(from: &decoder))
    case .part: self = .part(try JournalRecord(from: &decoder))
    case .request:
      guard let kind = JournalOrigin.Kind(rawValue: try decoder.byte()) else { throw Undecodable() }
      self = .request(kind, try decoder.text())
    case .content: self = .content(try decoder.text().utf8)
    case .end: self = .end
    }
    try decoder.finish()
  }

  func encoded() throws(JournalRefusal) -> [UInt8] {
    var encoder = ByteEncoder()
    switch self {
    case .entry(.edit(let record, let insertedCount)):
      encoder.byte(Kind.edit.rawValue)
      encoder.count(insertedCount)
      try encoder.record(record)
    case .entry(.reverted): encoder.byte(Kind.reverted.rawValue)
    case .hash(let hash):
      encoder.byte(Kind.hash.rawValue)
      encoder.fixed(hash)
    case .owner(let owner):
      encoder.byte(Kind.owner.rawValue)
      encoder.signed(Int64(owner.process))
      encoder.text(owner.boot)
    case .suspended(let reason):
      encoder.byte(Kind.suspended.rawValue)
      encoder.text(reason)
    case .beginning, .part, .request, .content, .end: try encode(to: &encoder)
    }
    return encoder.bytes
  }
}

extension JournalPiece {
  /// Writes what belongs to a beginning or to a backup.
  private func encode(to encoder: inout ByteEncoder) throws(JournalRefusal) {
    switch self {
    case .beginning(let beginning):
      encoder.byte(Kind.beginning.rawValue)
      try beginning.encode(to: &encoder)
    case .part(let record):
      encoder.byte(Kind.part.rawValue)
      try record.encode(to: &encoder)
    case .request(let kind, let text):
      encoder.byte(Kind.request.rawValue)
      encoder.byte(kind.rawValue)
      encoder.text(text)
    case .content(let bytes):
      encoder.byte(Kind.content.rawValue)
      encoder.text(Text(bytes))
    case .end: encoder.byte(Kind.end.rawValue)
    case .entry, .hash, .owner, .suspended: break
    }
  }
}

/// Makes the frames of one journal.
package struct JournalWriter: Sendable {
  /// The number of the journal.
  package let id: UInt64
  private var place: Int

  /// A writer of the frames after ``JournalFormat/beginning(_:)``.
  ///
  /// - Parameter hasBeginning: Whether a frame of ``JournalFormat/frame(_:journal:)`` is before all
  ///   others.
  package init(id: UInt64, hasBeginning: Bool = false) {
    self.id = id
    place = hasBeginning ? 2 : 1
  }

  /// The frames of a beginning in a backup: one for each part, and its own.
  ///
  /// - Throws: ``JournalRefusal``. Nothing is then written, and the writer is as it was.
  package mutating func beginning(
    _ beginning: JournalBeginning
  ) throws(JournalRefusal) -> [UInt8] {
    var next = self
    var bytes: [UInt8] = []
    for part in beginning.parts { bytes += try next.frame(.part(part)) }
    bytes += try next.frame(.beginning(beginning))
    self = next
    return bytes
  }

  /// The frames with the request by which a table was made.
  ///
  /// - Throws: ``JournalRefusal`` if the request is too large for a frame.
  package mutating func origin(_ origin: JournalOrigin) throws(JournalRefusal) -> [UInt8] {
    var bytes = try frame(.request(origin.kind, origin.request))
    for start in stride(from: 0, to: origin.content.count, by: JournalOrigin.pieceBytes) {
      let end = min(start + JournalOrigin.pieceBytes, origin.content.count)
      bytes += try frame(.content(Array(origin.content[start..<end])))
    }
    return bytes
  }

  /// The frame that ends a backup.
  package mutating func end() -> [UInt8] { (try? frame(.end)) ?? [] }

  /// The frame of an entry.
  ///
  /// - Throws: ``JournalRefusal``. The entry is then not written, and the next one may be.
  package mutating func entry(_ entry: JournalEntry) throws(JournalRefusal) -> [UInt8] {
    try frame(.entry(entry))
  }

  /// Adds the frame of an entry to others.
  ///
  /// - Throws: ``JournalRefusal``. The entry is then not written, and the next one may be.
  package mutating func append(
    _ entry: JournalEntry, to frames: inout [UInt8]
  ) throws(JournalRefusal) {
    let body = try JournalPiece.entry(entry).encoded()
    if body.count > JournalFormat.bodyBytesMax { throw .tooLarge }
    JournalFormat.append(body, journal: id, place: place, to: &frames)
    place += 1
  }

  /// The frame with the hash of the base's content.
  package mutating func hash(_ hash: UInt64) -> [UInt8] { (try? frame(.hash(hash))) ?? [] }

  /// The frame for another process that continues the journal.
  package mutating func owner(_ owner: JournalOwner) -> [UInt8] {
    (try? frame(.owner(owner))) ?? []
  }

  /// The frame that ends the journal before the table's edits end.
  package mutating func suspended(_ reason: Text) -> [UInt8] {
    (try? frame(.suspended(reason))) ?? []
  }

  private mutating func frame(_ piece: JournalPiece) throws(JournalRefusal) -> [UInt8] {
    let body = try piece.encoded()
    if body.count > JournalFormat.bodyBytesMax { throw .tooLarge }
    defer { place += 1 }
    return JournalFormat.frame(body, journal: id, place: place)
  }
}

/// Why a change cannot be kept in a journal.
package enum JournalRefusal: Error, Hashable, Sendable {
  /// It is larger than a frame may be.
  case tooLarge
  /// With it, the journal would be larger than a journal may be.
  case journalTooLarge
  /// It gives a column or a row what the format has no form for.
  case noForm
  /// It restores rows or columns that the last save or reload removed from the file.
  case beforeSave
}
