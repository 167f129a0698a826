import ColumnStorage
import EditJournal
import Synchronization
import TableModel
import TableSessions
import TableValues

/// The parts of a journal before they are written: its header, its beginning, and frames.
struct JournalStream: Sendable {
  /// How the table got to be what the first record changes.
  private enum Beginning: Sendable {
    /// It is as the file.
    case none
    /// It is known, and has steps that another process made.
    case kept(JournalBeginning)
    /// It is made later, on a worker: that may read the file.
    case later(LaterBeginning)
    /// It is in the file.
    case written
  }

  /// The header.
  var header: JournalHeader
  /// The frames that are not written yet.
  private(set) var bytes: [UInt8] = []
  /// How many records there are.
  private(set) var entryCount = 0
  /// The reason why later records are not added; nil: they are.
  private(set) var refusal: JournalRefusal?
  private var byteCount = 0
  private var names: SavedNames
  private var writer: JournalWriter
  private var beginning = Beginning.none
  /// Whether the beginning has edits that the file does not have.
  private var beginsUnsaved = false

  /// What follows the opening of a file.
  init(_ header: JournalHeader) {
    self.header = header
    names = .opened
    writer = JournalWriter(id: header.id)
  }

  /// What follows a state that is saved.
  init(of unsaved: UnsavedTable) {
    header = JournalHeader(
      id: .random(in: 1...UInt64.max), path: "",
      base: JournalBase(size: 0, seconds: 0, nanoseconds: 0, node: 0),
      columns: SavedNames.columns(ofFile: unsaved.saved), owner: JournalSystem.owner,
      reading: .records(of: unsaved.saved, byteSize: 0))
    names = SavedNames(of: unsaved)
    writer = JournalWriter(id: header.id, hasBeginning: true)
    beginning = .later(LaterBeginning(unsaved, names, id: header.id))
    if unsaved.isSaved { return }
    beginsUnsaved = true
    // So the journal is written, also without a record.
    bytes += writer.owner(header.owner)
  }

  /// Whether it has nothing to write.
  var isEmpty: Bool {
    switch beginning {
    case .kept, .written: return false
    case .none, .later: break
    }
    return entryCount == 0 && refusal == nil && !beginsUnsaved
  }

  /// Adds a record.
  mutating func note(_ record: EditRecord, _ after: TableState) {
    if refusal != nil { return }
    do throws(JournalRefusal) {
      var named = try names.record(record, after)
      for place in named.changes.indices {
        guard case .schema = named.changes[place] else { continue }
        named.changes[place] = ColumnForms.noted(named.changes[place])
      }
      let count = names.count(ofInserted: after.content.insertedCount)
      let (size, before) = (bytes.count, writer)
      try writer.append(.edit(named, insertedCount: count), to: &bytes)
      let growth = bytes.count - size
      guard byteCount + growth <= JournalFile.bytesMax / 2 else {
        // The next frame replaces this one.
        bytes.removeLast(growth)
        writer = before
        throw .journalTooLarge
      }
      byteCount += growth
      entryCount += 1
    } catch {
      refusal = error
      bytes += writer.suspended(Text("\(error)"))
    }
  }

  /// Adds that the table equals its file.
  mutating func recordReverted() {
    if refusal != nil { return }
    bytes += (try? writer.entry(.reverted)) ?? []
    entryCount += 1
  }

  /// Adds the hash of the file's content.
  mutating func note(hash: UInt64) {
    if refusal == nil { bytes += writer.hash(hash) }
  }

  /// Adds the state of the table before its first record.
  mutating func note(_ beginning: KeptBeginning) {
    guard isEmpty, bytes.isEmpty, !beginning.records.isEmpty || !beginning.steps.isEmpty
    else { return }
    var kept = JournalBeginning()
    kept.parts = beginning.records.dropLast().map {
      JournalRecord($0.record, insertedCount: $0.insertedCount)
    }
    kept.record = beginning.records.last.map {
      JournalRecord($0.record, insertedCount: $0.insertedCount)
    }
    kept.steps = beginning.steps.map { ColumnForms.noted($0) }
    (kept.clean, kept.others) = (beginning.clean, beginning.others)
    (kept.savedParts, kept.lostSteps) = (beginning.savedCount, beginning.lostSteps)
    writer = JournalWriter(id: header.id, hasBeginning: true)
    self.beginning = .kept(kept)
    // The table differs from its file already. So the journal is written, also without a record.
    bytes += writer.owner(header.owner)
  }

  /// Removes and returns the frames that were added since the last call.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Adds frames again that could not be written.
  mutating func putBack(_ frames: [UInt8]) { bytes = frames + bytes }

  /// Makes the frames of the beginning, also for the copies of this stream. May read the table's file.
  func makeBeginning(after predecessor: UInt64) {
    if case .later(let later) = beginning { _ = later.frames(after: predecessor) }
  }

  /// Frees the beginning, which is in the file.
  mutating func forgetBeginning() { if !isEmpty { beginning = .written } }

  /// Adds the identity of the file of a saved table, and how it is read.
  mutating func take(base: JournalBase, opening: Text) {
    (header.base, header.opening) = (base, opening)
    if case .records(let count, _)? = header.reading {
      header.reading = .records(count: count, byteSize: base.size)
    }
  }

  /// The first bytes of the journal.
  var opening: Opening {
    let start = JournalFormat.beginning(header)
    var rest = Opening()
    switch beginning {
    case .none, .written: break
    case .kept(let beginning): rest = Opening(beginning, journal: header.id)
    case .later(let later): rest = later.frames(after: 0)
    }
    return Opening(bytes: start + rest.bytes, refusal: rest.refusal)
  }

  /// Refuses further records, because a change has no form in the journal.
  mutating func refuse(_ reason: JournalRefusal) { if refusal == nil { refusal = reason } }

  /// Bytes before all records.
  struct Opening: Sendable {
    var bytes: [UInt8] = []
    /// The reason why entries after them are not valid; nil: they are. It is in the bytes, too.
    var refusal: JournalRefusal?
  }
}

extension JournalStream.Opening {
  /// The frames of a beginning.
  fileprivate init(_ beginning: JournalBeginning, journal: UInt64) {
    do throws(JournalRefusal) {
      bytes = try beginning.frames(journal: journal)
      if bytes.count > JournalFile.bytesMax / 2 { throw .journalTooLarge }
    } catch {
      refusal = error
      var writer = JournalWriter(id: journal)
      bytes = writer.suspended(Text("\(error)"))
    }
  }
}

/// The beginning of a journal, made once by the first thread that needs it. Other threads wait
/// meanwhile.
final class LaterBeginning: Sendable {
  private enum Stage: Sendable {
    case ahead(UnsavedTable, SavedNames)
    case made(JournalStream.Opening)
  }

  private let id: UInt64
  private let stage: Mutex<Stage>

  /// - Parameter id: The number of the journal.
  init(_ unsaved: UnsavedTable, _ names: SavedNames, id: UInt64) {
    self.id = id
    stage = Mutex(.ahead(unsaved, names))
  }

  /// The frames.
  ///
  /// - Parameter predecessor: The number of the journal before, which counts if they are made now.
  func frames(after predecessor: UInt64) -> JournalStream.Opening {
    stage.withLock { stage in
      switch stage {
      case .made(let frames): return frames
      case .ahead(let unsaved, let names):
        var difference = UnsavedDifference(unsaved, names)
        var beginning = difference.beginning()
        beginning.predecessor = predecessor
        let frames = JournalStream.Opening(beginning, journal: id)
        stage = .made(frames)
        return frames
      }
    }
  }
}
