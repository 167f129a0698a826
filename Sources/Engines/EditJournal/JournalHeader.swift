import TableValues

/// What a journal's edits were made on, and by whom.
package struct JournalHeader: Hashable, Sendable {
  /// The number of the journal, which is part of each checksum.
  package var id: UInt64
  /// The file whose edits these are.
  package var path: Text
  /// The file's content.
  package var base: JournalBase
  /// The columns at the beginning.
  package var columns: [JournalColumn]
  /// The process that writes the journal.
  package var owner: JournalOwner
  /// How the file was read; nil: not known, as in journals before version 3.
  package var reading: JournalReading?
  /// How the file is to be opened so that it is read as it was: a document of the daemon's. Nil: not
  /// known, as in journals before version 6.
  package var opening: Text?

  /// Makes a header.
  package init(
    id: UInt64, path: Text, base: JournalBase, columns: [JournalColumn], owner: JournalOwner,
    reading: JournalReading? = nil, opening: Text? = nil
  ) {
    self.id = id
    self.path = path
    self.base = base
    self.columns = columns
    self.owner = owner
    self.reading = reading
    self.opening = opening
  }

  /// - Parameter version: The version of the form.
  func encoded(version: UInt8 = JournalFormat.version) -> [UInt8] {
    var encoder = ByteEncoder()
    encoder.fixed(id)
    encoder.text(path)
    base.encode(to: &encoder)
    encoder.count(columns.count)
    for column in columns { column.encode(to: &encoder) }
    encoder.signed(Int64(owner.process))
    encoder.text(owner.boot)
    if version < 6 {
      reading?.encode(to: &encoder)
    } else {
      encoder.optional(reading) { $1.encode(to: &$0) }
      encoder.text(opening)
    }
    return encoder.bytes
  }

  /// - Parameter version: The version of the form.
  init(
    decoding bytes: ArraySlice<UInt8>, version: UInt8 = JournalFormat.version
  ) throws(Undecodable) {
    var decoder = ByteDecoder(bytes)
    id = try decoder.fixed()
    path = try decoder.text()
    base = try JournalBase(from: &decoder)
    columns = try decoder.list { (decoder) throws(Undecodable) in
      try JournalColumn(from: &decoder)
    }
    guard let process = Int32(exactly: try decoder.signed()) else { throw Undecodable() }
    owner = JournalOwner(process: process, boot: try decoder.text())
    if version < 6 {
      reading = decoder.rest == 0 ? nil : try JournalReading(from: &decoder)
    } else {
      reading = try decoder.optional { (decoder) throws(Undecodable) in
        try JournalReading(from: &decoder)
      }
      opening = try decoder.optionalText()
    }
    try decoder.finish()
  }
}

/// The identity of a file's content: facts of the system and a hash.
package struct JournalBase: Hashable, Sendable {
  /// The size in bytes.
  package var size: Int
  /// When it was last changed: seconds and nanoseconds.
  package var seconds: Int64
  /// The nanoseconds.
  package var nanoseconds: Int64
  /// The file's number in its file system.
  package var node: UInt64
  /// The hash of the content; nil: not known.
  package var hash: UInt64?

  /// Makes an identity.
  package init(
    size: Int, seconds: Int64, nanoseconds: Int64, node: UInt64, hash: UInt64? = nil
  ) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.node = node
    self.hash = hash
  }

  /// Whether the facts of the system show no change.
  package func isUntouched(_ now: JournalBase) -> Bool {
    size == now.size && seconds == now.seconds && nanoseconds == now.nanoseconds
      && node == now.node
  }

  func encode(to encoder: inout ByteEncoder) {
    encoder.count(size)
    encoder.signed(seconds)
    encoder.signed(nanoseconds)
    encoder.unsigned(node)
    encoder.optional(hash) { $0.fixed($1) }
  }

  init(from decoder: inout ByteDecoder) throws(Undecodable) {
    size = try decoder.count(.max)
    seconds = try decoder.signed()
    nanoseconds = try decoder.signed()
    node = try decoder.unsigned()
    hash = try decoder.optional { (decoder) throws(Undecodable) in try decoder.fixed() }
  }
}

/// How the bytes of a file became records. Rows are identified by the places of their records. So
/// edits would belong to other rows if the file were read in another way, for example with comments
/// or without a header.
package enum JournalReading: Hashable, Sendable {
  /// The file was opened in this dialect, which is a text of the daemon's.
  case dialect(Text)
  /// The first bytes of the file are so many records.
  case records(count: Int, byteSize: Int)

  func encode(to encoder: inout ByteEncoder) {
    switch self {
    case .dialect(let text):
      encoder.bool(false)
      encoder.text(text)
    case .records(let count, let byteSize):
      encoder.bool(true)
      encoder.count(count)
      encoder.count(byteSize)
    }
  }

  init(from decoder: inout ByteDecoder) throws(Undecodable) {
    if try decoder.bool() {
      self = .records(count: try decoder.count(.max), byteSize: try decoder.count(.max))
    } else {
      self = .dialect(try decoder.text())
    }
  }
}

/// A column, as far as edits of its cells depend on it.
package struct JournalColumn: Hashable, Sendable {
  /// Its title.
  package var title: Text
  /// The type of its cells.
  package var type: ColumnType
  /// Whether the file has it.
  package var isStored: Bool

  /// Makes it.
  package init(title: Text, type: ColumnType, isStored: Bool) {
    self.title = title
    self.type = type
    self.isStored = isStored
  }

  func encode(to encoder: inout ByteEncoder) {
    encoder.text(title)
    encoder.text(Text(type.rawValue))
    encoder.bool(isStored)
  }

  init(from decoder: inout ByteDecoder) throws(Undecodable) {
    title = try decoder.text()
    type = try decoder.columnType()
    isStored = try decoder.bool()
  }
}

/// A process, and which start of the system it runs in.
package struct JournalOwner: Hashable, Sendable {
  /// The number of the process.
  package var process: Int32
  /// The name of the system's start; empty: not known.
  package var boot: Text

  /// Makes it.
  package init(process: Int32, boot: Text) {
    self.process = process
    self.boot = boot
  }
}

extension ByteDecoder {
  mutating func columnType() throws(Undecodable) -> ColumnType {
    let name = try text()
    guard let type = ColumnType(rawValue: name.description) else { throw Undecodable() }
    return type
  }
}
