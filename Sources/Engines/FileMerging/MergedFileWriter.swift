import ProtocolWords
import TableCodecs
import TableDiffing

/// Writes the merged file: mark, head, header and lines, with markers around conflicts.
struct MergedFileWriter {
  private let merge: FileMerge
  private let tables: MergeTables
  private let plan: MergePlan
  private let spelling: CSVTextSpelling
  private let endsWithLineEnd: Bool
  /// Whether all lines of a side end in the same way.
  private let hasUniformEnds: (ours: Bool, theirs: Bool)
  private var bytes: [UInt8] = []
  /// The line end of the last line, which is written once something follows.
  private var heldLineEnd: [UInt8] = []
  private var endsWithMarker = false
  private var conflicts = 0

  init(_ merge: FileMerge, _ tables: MergeTables, _ plan: MergePlan) {
    (self.merge, self.tables, self.plan) = (merge, tables, plan)
    spelling = CSVTextSpelling(tables.dialect(columnCount: plan.columns.count))
    endsWithLineEnd = tables.holds(\.endsWithLineEnd)
    hasUniformEnds = (tables.ours.hasUniformEnds, tables.theirs.hasUniformEnds)
  }

  /// Writes all of it.
  mutating func write() throws(FileMerge.Failure) -> FileMerge.Outcome {
    if tables.holds(\.hasMark) { bytes += spelling.mark }
    try writeHead()
    try writeHeader()
    for place in plan.rows.indices { try write(row: place) }
    if endsWithLineEnd || endsWithMarker { flushLineEnd() }
    bytes += tail
    return FileMerge.Outcome(
      bytes: bytes, conflicts: conflicts, misplaced: plan.misplaced,
      keptColumns: plan.keptColumns.map { tables.title(of: $0) }, ignoredKey: plan.ignoredKey)
  }

  // MARK: Before the records

  private mutating func writeHead() throws(FileMerge.Failure) {
    func text(_ table: MergeTable) -> [UInt8]? {
      let file = table.file
      return file.isBlank ? nil : TextTranscoder.utf8(file.head, from: file.dialect.encoding)
    }
    let (base, ours, theirs) = (text(tables.base), text(tables.ours), text(tables.theirs))
    guard let side = changingSide(base, ours, theirs) else { return }
    if let base, let ours, let theirs, ours != base, theirs != base, ours != theirs {
      return writeConflict(
        ours: try headLines(ours), base: try headLines(base), theirs: try headLines(theirs))
    }
    let head = (side == .ours ? ours : theirs) ?? []
    if head.isEmpty { return }
    let file = tables.side(side).file
    bytes += file.dialect.encoding == spelling.dialect.encoding ? file.head : try encoded(head)
    heldLineEnd = head.last == 0x0A || head.last == 0x0D ? [] : spelling.lineEnd
  }

  /// A head without its last line end, for a conflict.
  private func headLines(_ text: [UInt8]) throws(FileMerge.Failure) -> [[UInt8]] {
    if text.isEmpty { return [] }
    var text = text
    if text.last == 0x0A { text.removeLast() }
    if text.last == 0x0D { text.removeLast() }
    return [try encoded(text)]
  }

  private mutating func writeHeader() throws(FileMerge.Failure) {
    let (base, ours, theirs) = (
      tables.base.file.header, tables.ours.file.header, tables.theirs.file.header
    )
    if plan.columns.isEmpty || ours == nil && theirs == nil { return }
    var (taken, conflict) = (Set<Int>(), plan.renamedColumns)
    if let ours, let theirs {
      let (one, other) = (tables.ours.cells(of: ours), tables.theirs.cells(of: theirs))
      let old = base.map { tables.base.cells(of: $0) }
      for column in plan.columns where !one.isSame(column, other) {
        let text = old.flatMap { $0.has(column) ? $0.text(column) : nil }
        if text == one.text(column) {
          taken.insert(column)
        } else if text != other.text(column) {
          conflict.insert(column)
        }
      }
    }
    let record = MergedRecord(
      tables, plan.columns, spelling, base: base, ours: ours, theirs: theirs, taken: taken,
      conflict: conflict)
    let lineEnd = lineEnd(base: base, ours: ours, theirs: theirs)
    if conflict.isEmpty {
      let isLast = plan.rows.isEmpty && !endsWithLineEnd
      add(try record.bytes(.ours, endsFile: isLast), lineEnd)
    } else {
      try writeConflict(record, base: base, ours: ours, theirs: theirs, removedBy: nil)
    }
  }

  // MARK: Lines

  private mutating func write(row place: Int) throws(FileMerge.Failure) {
    let row = plan.rows[place]
    let base = row.base.map { tables.base.file.lines[$0] }
    let ours = row.ours.map { tables.ours.file.lines[$0] }
    let theirs = row.theirs.map { tables.theirs.file.lines[$0] }
    let lineEnd = lineEnd(base: base, ours: ours, theirs: theirs)
    guard (ours ?? theirs)?.isRecord == true else {
      let table = ours == nil ? tables.theirs : tables.ours
      if let line = ours ?? theirs { try write(line, of: table, lineEnd) }
      return
    }
    let conflict = plan.conflicts[place]
    let taken = plan.taken[place] ?? []
    let isLast = place == plan.rows.count - 1 && !endsWithLineEnd
    if conflict == nil, taken.isEmpty, let ours, let theirs, isUntouched(ours, theirs) {
      return add(tables.ours.file.content(of: ours), lineEnd)
    }
    let record = MergedRecord(
      tables, plan.columns, spelling, base: base, ours: ours, theirs: theirs, taken: taken,
      conflict: conflict?.columns ?? [])
    guard let conflict else { return add(try record.bytes(.ours, endsFile: isLast), lineEnd) }
    try writeConflict(
      record, base: base, ours: ours, theirs: theirs, removedBy: conflict.removedBy)
  }

  /// Whether both sides have the same bytes for a record, and the merged file can have them, too.
  private func isUntouched(_ our: CSVRecordFile.Line, _ their: CSVRecordFile.Line) -> Bool {
    let (ours, theirs) = (tables.ours, tables.theirs)
    let content = ours.file.content(of: our)
    return content == theirs.file.content(of: their) && ours.readsLike(theirs)
      && plan.columns.count == ours.places.count
      && ours.places == ours.places.indices.map { $0 }
      && ours.file.dialect.isSpelledLike(spelling.dialect)
      && !ours.file.endsWithCarriageReturn(our) && !content.isEmpty
  }

  /// Writes a comment or a blank line.
  private mutating func write(
    _ line: CSVRecordFile.Line, of table: MergeTable, _ lineEnd: [UInt8]
  ) throws(FileMerge.Failure) {
    let content = table.file.content(of: line)
    // In a file of one column, a blank line is a record.
    if content.isEmpty, spelling.dialect.blankLinesAreRecords { return }
    let encoding = table.file.dialect.encoding
    if encoding == spelling.dialect.encoding { return add(content, lineEnd) }
    add(try encoded(TextTranscoder.utf8(Array(content), from: encoding)), lineEnd)
  }

  /// The line end of a merged line: that of the side which changed it. A new line has that of the
  /// result, if all lines of its file end in the same way.
  private func lineEnd(
    base: CSVRecordFile.Line?, ours: CSVRecordFile.Line?, theirs: CSVRecordFile.Line?
  ) -> [UInt8] {
    func ascii(_ table: MergeTable, _ line: CSVRecordFile.Line?) -> [UInt8]? {
      line.map { line in
        let found = table.file.lineBreak(of: line)
        return found.isEmpty ? table.lineEnd.bytes : found
      }
    }
    let (our, their) = (ascii(tables.ours, ours), ascii(tables.theirs, theirs))
    let side = changingSide(ascii(tables.base, base), our, their)
    if base == nil, side == .theirs ? hasUniformEnds.theirs : hasUniformEnds.ours {
      return spelling.lineEnd
    }
    let found = (side == .theirs ? their : our) ?? []
    let isEnd = found.last == 0x0A || found == [0x0D] && spelling.dialect.loneCarriageReturnEnds
    return isEnd ? (spelling.encoded(found) ?? spelling.lineEnd) : spelling.lineEnd
  }

  /// Bytes at the end that are in no record: half a unit, or marks of the end. A side whose units have
  /// another size has none that fit.
  private var tail: [UInt8] {
    let width = spelling.dialect.encoding.unitWidth
    func tail(_ table: MergeTable) -> [UInt8] {
      table.file.dialect.encoding.unitWidth == width ? table.file.tail : []
    }
    let side = changingSide(tail(tables.base), tail(tables.ours), tail(tables.theirs))
    return tail(tables.side(side ?? .ours))
  }

  // MARK: Conflicts

  private mutating func writeConflict(
    _ record: MergedRecord, base: CSVRecordFile.Line?, ours: CSVRecordFile.Line?,
    theirs: CSVRecordFile.Line?, removedBy: ConflictSide?
  ) throws(FileMerge.Failure) {
    let our = removedBy == .ours ? [] : [try record.bytes(.ours, endsFile: false)]
    let their = removedBy == .theirs ? [] : [try record.bytes(.theirs, endsFile: false)]
    let old = base == nil || !merge.showsBase ? [] : [try record.bytes(.base, endsFile: false)]
    writeConflict(ours: our, base: old, theirs: their)
  }

  private mutating func writeConflict(ours: [[UInt8]], base: [[UInt8]], theirs: [[UInt8]]) {
    conflicts += 1
    addMarker("<", merge.labels.ours)
    for line in ours { add(line, spelling.lineEnd) }
    if merge.showsBase {
      addMarker("|", merge.labels.base)
      for line in base { add(line, spelling.lineEnd) }
    }
    addMarker("=", "")
    for line in theirs { add(line, spelling.lineEnd) }
    addMarker(">", merge.labels.theirs)
    endsWithMarker = true
  }

  private mutating func addMarker(_ character: Character, _ label: String) {
    var text = Array(String(repeating: character, count: merge.markerSize).utf8)
    if !label.isEmpty { text += Array(" \(label)".utf8) }
    let plain = text.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }
    add(spelling.encoded(text) ?? spelling.encoded(plain) ?? [], spelling.lineEnd)
  }

  // MARK: Bytes

  private mutating func add(_ content: some Collection<UInt8>, _ lineEnd: [UInt8]) {
    flushLineEnd()
    bytes += content
    heldLineEnd = lineEnd
    endsWithMarker = false
  }

  private mutating func flushLineEnd() {
    bytes += heldLineEnd
    heldLineEnd = []
  }

  private func encoded(_ text: [UInt8]) throws(FileMerge.Failure) -> [UInt8] {
    guard let bytes = spelling.encoded(text) else {
      throw .notWritable(text: String(decoding: text.prefix(80), as: UTF8.self))
    }
    return bytes
  }
}

extension MergeTable {
  /// Whether all lines end with the usual line end of the file.
  fileprivate var hasUniformEnds: Bool {
    file.lines.allSatisfy { line in
      let found = file.lineBreak(of: line)
      return found.isEmpty || found == lineEnd.bytes
    }
  }
}
