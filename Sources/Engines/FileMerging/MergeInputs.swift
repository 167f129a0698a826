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
    var options = CSVDialectOptions()
    base = try Self.file(merge.base, .base, options)
    ours = try Self.file(merge.ours, .ours, options)
    theirs = try Self.file(merge.theirs, .theirs, options)
    let all = [base, ours, theirs].filter { !$0.isBlank }
    options.hasHeader = all.contains { $0.header != nil }
    options.commentPrefix = all.lazy.map(\.dialect.commentPrefix).first { !$0.isEmpty } ?? []
    // A quote that is never closed makes all quotes ordinary characters.
    if all.contains(where: \.hasUnclosedQuote) {
      options.quote = .some(nil)
      options.escape = .doubled
    }
    let reference = try Self.reference(merge, base: base, ours: ours, options)
    base = try Self.file(merge.base, .base, options, like: reference)
    ours = try Self.file(merge.ours, .ours, options, like: reference)
    theirs = try Self.file(merge.theirs, .theirs, options, like: reference)
    if [base, ours, theirs].contains(where: \.hasUnclosedQuote) {
      options.quote = .some(nil)
      options.escape = .doubled
      base = try Self.file(merge.base, .base, options, like: reference)
      ours = try Self.file(merge.ours, .ours, options, like: reference)
      theirs = try Self.file(merge.theirs, .theirs, options, like: reference)
    }
  }

  /// The file that the others are read like: the base, unless it is empty.
  private static func reference(
    _ merge: FileMerge, base: CSVRecordFile, ours: CSVRecordFile, _ options: CSVDialectOptions
  ) throws(FileMerge.Failure) -> CSVRecordFile {
    if !base.isBlank { return try file(merge.base, .base, options) }
    if !ours.isBlank { return try file(merge.ours, .ours, options) }
    return try file(merge.theirs, .theirs, options)
  }

  /// A file in the reference's delimiter and quotes if they fit, else as it is sniffed.
  private static func file(
    _ bytes: [UInt8], _ role: FileMerge.FileRole, _ options: CSVDialectOptions,
    like reference: CSVRecordFile
  ) throws(FileMerge.Failure) -> CSVRecordFile {
    var forced = options
    forced.delimiter = reference.dialect.delimiter
    forced.quote = options.quote ?? .some(reference.dialect.quote)
    forced.escape = reference.dialect.escape
    let file = try Self.file(bytes, role, forced)
    return file.isBlank || file.resembles(reference) ? file : try Self.file(bytes, role, options)
  }

  private static func file(
    _ bytes: [UInt8], _ role: FileMerge.FileRole, _ options: CSVDialectOptions
  ) throws(FileMerge.Failure) -> CSVRecordFile {
    if bytes.count > CSVRecordFile.bytesMax {
      throw .unreadable(role, reason: "it is larger than 1 GiB")
    }
    do {
      let file = try CSVRecordFile(bytes, options: options)
      if file.dialect.encoding.unitWidth == 1, bytes.contains(0) {
        throw FileMerge.Failure.unreadable(role, reason: "it is binary")
      }
      if file.hasMarkers {
        throw FileMerge.Failure.unreadable(role, reason: "it holds markers of conflicts")
      }
      return file
    } catch let failure as FileMerge.Failure {
      throw failure
    } catch {
      switch error as? CSVError {
      case .compressed(let format): throw .unreadable(role, reason: "it is compressed (\(format))")
      case .tooManyColumns(let count): throw .unreadable(role, reason: "it has \(count) columns")
      case .badOption, .cancelled, nil: throw .unreadable(role, reason: "it is no delimited text")
      }
    }
  }
}

extension CSVRecordFile {
  /// Whether a line begins like a marker of a conflict, as in the base of a criss-cross merge.
  fileprivate var hasMarkers: Bool {
    let marker = [UInt8](repeating: UInt8(ascii: "<"), count: 7)
    return bytes.starts(with: marker) || lines.contains { content(of: $0).starts(with: marker) }
  }

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
