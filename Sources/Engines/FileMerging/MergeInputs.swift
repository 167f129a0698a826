import ProtocolWords
import TableCodecs
import TableDiffing

/// The three files, read in the same way.
///
/// Each file would be sniffed by itself. A small change of a small file can change what is found, so
/// that what one file shows counts for all: whether there is a header, the prefix of comments, and
/// delimiter and quotes where they fit.
struct MergeInputs: Sendable {
  /// What both sides were made of.
  private(set) var base: CSVRecordFile
  /// Our file.
  private(set) var ours: CSVRecordFile
  /// Their file.
  private(set) var theirs: CSVRecordFile

  init(_ merge: FileMerge) throws(FileMerge.Failure) {
    let files = try Self.files(
      [(.base, merge.base), (.ours, merge.ours), (.theirs, merge.theirs)], isStrict: true)
    (base, ours, theirs) = (files[0], files[1], files[2])
  }

  /// Some contents, read in the same way.
  ///
  /// - Parameter isStrict: Whether what must not be merged as a table is refused.
  static func files(
    _ contents: [(role: FileMerge.FileRole, bytes: [UInt8])], isStrict: Bool
  ) throws(FileMerge.Failure) -> [CSVRecordFile] {
    for content in contents where CSVSniffer.isJSON(content.bytes) {
      throw .unreadable(content.role, reason: "it is JSON, and not delimited text")
    }
    var reader = InputReader(contents)
    var files = try reader.files(like: nil)
    reader.encode(as: InputChecks.damaged(files))
    files = try reader.files(like: nil)
    for (content, file) in zip(contents, files) where isStrict {
      if let reason = InputChecks.complaint(content.bytes, file) {
        throw .unreadable(content.role, reason: reason)
      }
    }
    let all = files.filter { !$0.isBlank }
    reader.set { options in
      options.hasHeader = all.contains { $0.header != nil }
      options.commentPrefix = all.lazy.map(\.dialect.commentPrefix).first { !$0.isEmpty } ?? []
    }
    // A quote that is never closed makes all quotes ordinary characters.
    if all.contains(where: \.hasUnclosedQuote) { reader.ignoreQuotes() }
    files = try reader.alike()
    if files.contains(where: \.hasUnclosedQuote) {
      reader.ignoreQuotes()
      files = try reader.alike()
    }
    if InputChecks.hasHeaderAmongRecords(files) {
      reader.set { $0.hasHeader = false }
      files = try reader.alike()
    }
    return files
  }
}

/// Reads contents with options that they share.
private struct InputReader {
  /// The contents.
  let contents: [(role: FileMerge.FileRole, bytes: [UInt8])]
  private var options: [CSVDialectOptions]

  init(_ contents: [(role: FileMerge.FileRole, bytes: [UInt8])]) {
    self.contents = contents
    options = contents.map { _ in CSVDialectOptions() }
  }

  /// Changes the options of all contents.
  mutating func set(_ change: (inout CSVDialectOptions) -> Void) {
    for place in options.indices { change(&options[place]) }
  }

  mutating func ignoreQuotes() {
    set {
      $0.quote = .some(nil)
      $0.escape = .doubled
    }
  }

  /// Reads some contents as UTF-8.
  mutating func encode(as isUTF8: [Bool]) {
    for place in options.indices where isUTF8[place] { options[place].encoding = .utf8 }
  }

  /// The files, read like the base, or the first that is not empty.
  func alike() throws(FileMerge.Failure) -> [CSVRecordFile] {
    var files = try files(like: nil)
    var reader = self
    if let encoding = Self.sharedGuess(files) {
      for place in files.indices where files[place].hasGuessedEncoding {
        reader.options[place].encoding = encoding
      }
      files = try reader.files(like: nil)
    }
    return try reader.files(like: files.first { !$0.isBlank })
  }

  /// The encoding of the largest file whose encoding is a guess, if guesses differ in more than
  /// punctuation; nil otherwise.
  private static func sharedGuess(_ files: [CSVRecordFile]) -> FileEncoding? {
    let guessed = files.filter(\.hasGuessedEncoding)
    let others = Set(guessed.map(\.dialect.encoding)).subtracting([.latin1, .windows1252])
    guard !others.isEmpty, Set(guessed.map(\.dialect.encoding)).count > 1 else { return nil }
    return guessed.max { $0.bytes.count < $1.bytes.count }?.dialect.encoding
  }

  func files(like reference: CSVRecordFile?) throws(FileMerge.Failure) -> [CSVRecordFile] {
    var files: [CSVRecordFile] = []
    for (content, options) in zip(contents, options) {
      files.append(try Self.file(content.bytes, content.role, options, like: reference))
    }
    return files
  }

  /// A file in the reference's delimiter and quotes if they fit, else as it is sniffed.
  private static func file(
    _ bytes: [UInt8], _ role: FileMerge.FileRole, _ options: CSVDialectOptions,
    like reference: CSVRecordFile?
  ) throws(FileMerge.Failure) -> CSVRecordFile {
    guard let reference else { return try file(bytes, role, options) }
    var forced = options
    forced.delimiter = reference.dialect.delimiter
    forced.quote = options.quote ?? .some(reference.dialect.quote)
    forced.escape = reference.dialect.escape
    forced.skipInitialSpace = reference.dialect.skipInitialSpace
    let read = try Self.file(bytes, role, forced)
    if read.isBlank { return read }
    let sniffed = try Self.file(bytes, role, options)
    // One column is no evidence for a delimiter.
    if reference.columnCount == 1 || read.columnCount == 1, let titles = reference.titles {
      func shared(_ file: CSVRecordFile) -> Int {
        Set(file.titles ?? []).intersection(titles).count
      }
      if shared(sniffed) > shared(read) { return sniffed }
    }
    return read.resembles(reference) ? read : sniffed
  }

  private static func file(
    _ bytes: [UInt8], _ role: FileMerge.FileRole, _ options: CSVDialectOptions
  ) throws(FileMerge.Failure) -> CSVRecordFile {
    if bytes.count > CSVRecordFile.bytesMax {
      throw .unreadable(role, reason: "it is larger than 1 GiB")
    }
    do {
      return try CSVRecordFile(bytes, options: options)
    } catch {
      switch error as? CSVError {
      case .compressed(let format): throw .unreadable(role, reason: "it is compressed (\(format))")
      case .notText(let signature):
        throw .unreadable(role, reason: "it seems to be \(signature.description)")
      case .tooManyColumns(let count): throw .unreadable(role, reason: "it has \(count) columns")
      case .badOption, .cancelled, nil: throw .unreadable(role, reason: "it is no delimited text")
      }
    }
  }
}

extension CSVRecordFile {
  /// Whether it has neither header nor lines.
  var isBlank: Bool { header == nil && lines.isEmpty }

  /// The titles of the columns; without a header there are none.
  var titles: [[UInt8]]? {
    header.map { header in
      let texts = fields(of: header).map(\.text)
      return (0..<columnCount).map { $0 < texts.count ? texts[$0] : [] }
    }
  }

  /// Whether it has the columns of another file, or one of them.
  fileprivate func resembles(_ other: CSVRecordFile) -> Bool {
    if columnCount == other.columnCount { return true }
    guard columnCount > 1, other.columnCount > 1 else { return false }
    guard let titles, let others = other.titles else { return true }
    return !Set(titles).isDisjoint(with: others)
  }
}
