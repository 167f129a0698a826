import TableValues

/// The bytes of a journal: a mark, a version, and frames.
///
/// A frame is the length of its body (four bytes), a checksum (four bytes) and the body. The
/// checksum is of the journal's number, the frame's place in the journal, and the body. So a frame
/// of another journal, or one in another place, is not valid.
package enum JournalFormat {
  /// The first bytes of every journal.
  package static let mark = Array("TSJOURN\n".utf8)
  /// The first bytes of every backup, which has the same form otherwise.
  package static let backupMark = Array("TSBACKUP".utf8)
  /// The version that this code writes.
  ///
  /// Version 2 added conflicts, beginnings and forms of columns. Version 3 added how the file was read.
  /// Version 4 added the steps that bring what others wrote, and version 5 parts before the beginning.
  /// Version 6 added how the file is to be opened, which parts lead to the saved table, and how many
  /// steps were left out.
  package static let version: UInt8 = 6
  /// The oldest version that this code reads.
  static let oldestVersion: UInt8 = 1
  /// The longest body of a frame.
  package static let bodyBytesMax = 64 << 20

  /// The first bytes of a journal with this header.
  ///
  /// - Parameter version: The version of the form. Tests write older ones.
  package static func beginning(
    _ header: JournalHeader, isBackup: Bool = false, version: UInt8 = Self.version
  ) -> [UInt8] {
    let start = (isBackup ? backupMark : mark) + [version, 0, 0, 0]
    return start + frame(header.encoded(version: version), journal: 0, place: 0)
  }

  /// A frame around a body.
  package static func frame(_ body: [UInt8], journal: UInt64, place: Int) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(body.count + 8)
    append(body, journal: journal, place: place, to: &frame)
    return frame
  }

  /// Adds a frame around a body to others.
  static func append(_ body: [UInt8], journal: UInt64, place: Int, to frames: inout [UInt8]) {
    append(UInt32(body.count), to: &frames)
    append(checksum(body[...], journal: journal, place: place), to: &frames)
    frames += body
  }

  /// The place in the checksum of a part that is before the frame with this place. The number of
  /// parts is known late, so parts do not count for the places of other frames.
  static func place(ofPart number: Int, before place: Int) -> Int { (number + 1) << 32 | place }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    var rest = number
    for _ in 0..<4 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  static func checksum(_ body: ArraySlice<UInt8>, journal: UInt64, place: Int) -> UInt32 {
    var checksum = Checksum()
    checksum.add(journal)
    checksum.add(UInt64(place))
    checksum.add(body)
    return checksum.value
  }
}

/// Why a file is no journal that can be read.
package enum JournalProblem: Error, Hashable, Sendable {
  /// It is another kind of file.
  case foreign
  /// A newer program wrote it, in this version of the format.
  case newer(Int)
  /// Its beginning is damaged or missing.
  case damaged
}

/// The content of a journal, as far as it is whole.
package struct JournalContent: Sendable {
  /// The facts about the journal and its file.
  package var header: JournalHeader
  /// What leads from the file to the table in which the entries begin; nil: nothing does.
  package var beginning: JournalBeginning?
  /// How the table was made; nil: the journal is no backup.
  package var origin: JournalOrigin?
  /// The edits, in order.
  package var entries: [JournalEntry] = []
  /// The end of what is whole, in bytes.
  package var wholeBytes: Int
  /// How many bytes behind that cannot be read.
  package var lostBytes: Int
  /// Why the journal ends before the table's last edit; nil: it does not.
  package var suspension: Text?
  /// Whether the end of a backup was read. Without it, a part of the backup is missing.
  package var hasEnd = false

  /// Reads a journal.
  ///
  /// Reading ends at the first frame that is not whole: what follows it was made on what it lacks.
  ///
  /// - Parameter isBackup: Whether it is to be a backup.
  /// - Throws: ``JournalProblem`` if not even the header can be read.
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8], isBackup: Bool = false) throws(JournalProblem) {
    let mark = isBackup ? JournalFormat.backupMark : JournalFormat.mark
    guard bytes.count >= mark.count + 4, bytes.starts(with: mark) else {
      throw mark.starts(with: bytes.prefix(mark.count)) || bytes.starts(with: mark)
        ? .damaged : .foreign
    }
    if bytes[mark.count] > JournalFormat.version { throw .newer(Int(bytes[mark.count])) }
    guard bytes[mark.count] >= JournalFormat.oldestVersion,
      bytes[mark.count + 1..<mark.count + 4].allSatisfy({ $0 == 0 })
    else { throw .damaged }
    var frames = FrameReader(bytes, from: mark.count + 4)
    guard let first = frames.next(journal: 0),
      let header = try? JournalHeader(decoding: first, version: bytes[mark.count])
    else { throw .damaged }
    self.header = header
    wholeBytes = frames.end
    let start = frames.end
    var hasBeginning = false
    while let body = frames.next(journal: header.id) {
      guard let piece = try? JournalPiece(decoding: body) else { break }
      switch piece {
      case .entry(let entry): entries.append(entry)
      case .hash(let hash): self.header.base.hash = hash
      case .owner(let owner): self.header.owner = owner
      case .suspended(let reason): suspension = reason
      case .beginning(let beginning):
        let parts = self.beginning?.parts ?? []
        self.beginning = beginning
        self.beginning?.parts = parts
        self.beginning?.savedParts = min(beginning.savedParts, parts.count)
        hasBeginning = true
      case .part(let record): self.beginning = (self.beginning ?? JournalBeginning()).adding(record)
      case .request(let kind, let text): origin = JournalOrigin(kind: kind, request: text)
      case .content(let bytes): origin?.content += bytes
      case .end: hasEnd = true
      }
      wholeBytes = frames.end
      // Nothing that follows could be applied.
      if suspension != nil { break }
    }
    // Parts of a journal without what they are parts of lead to no table that there was.
    if !isBackup, !hasBeginning {
      beginning = nil
      if frames.isInParts { wholeBytes = start }
    }
    lostBytes = bytes.count - wholeBytes
  }
}

extension JournalContent {
  /// Whether a table equals its file after all entries.
  package var changesNothing: Bool {
    if origin != nil { return false }
    // How many steps are done, and how many were when the table equalled its file; nil: no number
    // of steps leads back there.
    var done = 0
    var clean = cleanAtFirst
    for entry in entries {
      guard case .edit(let record, _) = entry else {
        clean = done
        continue
      }
      switch (record.cause, record.historyClass) {
      case (.undo, _): done -= 1
      case (.redo, _): done += 1
      case (_, .none): clean = nil
      case (_, .join): clean = nil
      case (_, .step):
        if let known = clean, known > done { clean = nil }
        done += 1
      }
    }
    return clean == done
  }
}

extension JournalContent {
  /// How many steps more were done when the table equalled its file, before the entries; nil: no
  /// number of steps leads there.
  private var cleanAtFirst: Int? {
    guard let beginning else { return 0 }
    guard let clean = beginning.clean else { return nil }
    let undone = beginning.steps.filter { $0.isDone && $0.number > clean }.count
    let redone = beginning.steps.filter { !$0.isDone && $0.number <= clean }.count
    return redone - undone
  }
}

/// Cuts a journal into frames, as long as they are whole.
private struct FrameReader {
  private let bytes: [UInt8]
  /// The end of the frames so far.
  private(set) var end: Int
  private var count = 0
  /// The number of parts since the last frame that counts.
  private var partCount = 0

  /// Whether the last frame was a part whose beginning is to follow.
  var isInParts: Bool { partCount > 0 }

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    end = start
  }

  mutating func next(journal: UInt64) -> ArraySlice<UInt8>? {
    guard bytes.count - end >= 8 else { return nil }
    let size = Int(number(at: end))
    guard size <= JournalFormat.bodyBytesMax, bytes.count - end - 8 >= size else { return nil }
    let body = bytes[end + 8..<end + 8 + size]
    let found = number(at: end + 4)
    func isAt(_ place: Int) -> Bool {
      found == JournalFormat.checksum(body, journal: journal, place: place)
    }
    if isAt(count) {
      count += 1
      partCount = 0
    } else if count == 1, isAt(JournalFormat.place(ofPart: partCount, before: count)) {
      partCount += 1
    } else {
      return nil
    }
    end += 8 + size
    return body
  }

  private func number(at place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
  }
}
