import EditJournal
import JSONText
import TableValues

/// The folder of view states that are kept by file. One document each; its name is made of hashes of
/// the file's path and of the name that the client gave.
///
/// A document is one line of ASCII with version, checksum and size, and then JSON.
struct KeptStates: Sendable {
  /// A document that was read.
  enum Found: Sendable {
    /// There is none.
    case none
    /// The JSON of a state, and when it was kept, in milliseconds since 1970.
    case state([UInt8], when: Int)
    /// It was torn or changed.
    case damaged
    /// A newer program wrote it.
    case newer
    /// It is another kind of file.
    case foreign
  }

  /// The largest state that is kept, in bytes.
  static let bytesMax = 1 << 20
  /// The most documents. Beyond that, those that were written longest ago are removed.
  static let countMax = 1000
  /// How many are left then.
  private static let countLeft = 900

  private static let ending = Array(".view".utf8)
  private static let mark = Array("table-server view state ".utf8)
  private static let version = 1

  /// The folder.
  let path: Text

  /// The folder below the folder of this user's state.
  init(stateFolder: String) {
    path = Text("\(stateFolder)/table-server/views")
  }

  /// The path of a document.
  func place(of file: Text, _ name: Text) -> Text {
    var hash = ContentHash()
    hash.add(name.utf8)
    let digits = String(hash.value, radix: 16)
    return Text(
      path.utf8 + [UInt8(ascii: "/")] + JournalFolder.prefix(of: file) + Array(digits.utf8)
        + Self.ending)
  }

  // MARK: Reading

  /// What is kept of a file under a name.
  func read(_ file: Text, _ name: Text) -> Found {
    guard let (document, _) = JournalFile.existing(place(of: file, name)) else { return .none }
    guard document.size <= 2 * Self.bytesMax, let bytes = document.bytes() else { return .damaged }
    return Self.found(bytes, when: document.writtenMilliseconds)
  }

  /// Reads a document.
  static func found(_ bytes: [UInt8], when: Int) -> Found {
    guard bytes.starts(with: mark) else {
      return mark.starts(with: bytes) ? .damaged : .foreign
    }
    let end = bytes.prefix(mark.count + 64).firstIndex(of: 0x0A)
    let head = bytes[mark.count..<(end ?? min(bytes.count, mark.count + 64))]
    let fields = head.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard let first = fields.first, let version = Int(first) else { return .damaged }
    if version > Self.version { return .newer }
    guard version == Self.version, let end, fields.count == 3,
      let checksum = UInt32(fields[1], radix: 16), let size = Int(fields[2])
    else { return .damaged }
    let body = Array(bytes[(end + 1)...])
    var sum = Checksum()
    sum.add(body)
    return body.count == size && sum.value == checksum ? .state(body, when: when) : .damaged
  }

  // MARK: Writing

  /// The bytes of a document.
  static func document(_ state: [UInt8]) -> [UInt8] {
    var sum = Checksum()
    sum.add(state)
    return mark + Array("\(version) \(String(sum.value, radix: 16)) \(state.count)\n".utf8) + state
  }

  /// Keeps a state, in place of an older one. A document that a newer or another program wrote stays.
  ///
  /// - Returns: Whether it is kept.
  func write(_ state: [UInt8], _ file: Text, _ name: Text) throws(WriteFailure) -> Bool {
    let found = read(file, name)
    switch found {
    case .newer, .foreign: return false
    case .none, .state, .damaged: break
    }
    if state.count > Self.bytesMax { return false }
    try JournalSystem.makeFolder(path)
    if case .none = found { removeOldest() }
    let place = SavePlace(place(of: file, name))
    place.removeStale()
    let out = try WritableFile.create(place.temporary(), mode: 0o600, for: place.path)
    do throws(WriteFailure) {
      try out.write(Self.document(state), at: 0)
      try FolderCalls.rename(out.path, to: place.path)
    } catch {
      FolderCalls.remove(out.path)
      throw error
    }
    return true
  }

  private func removeOldest() {
    let names = FolderCalls.names(in: path, beginningWith: []).filter { name in
      name.utf8.suffix(Self.ending.count) == Self.ending[...]
    }
    guard names.count >= Self.countMax else { return }
    let documents = names.compactMap { name in
      JournalFile.existing(Text(path.utf8 + [UInt8(ascii: "/")] + name.utf8))?.file
    }
    let aged = documents.map { (file: $0, when: $0.writtenMilliseconds) }
      .sorted { $0.when < $1.when }
    for document in aged.dropLast(Self.countLeft) { document.file.remove() }
  }
}
