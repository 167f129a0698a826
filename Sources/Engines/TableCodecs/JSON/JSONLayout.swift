import TableValues

/// Where the rows of a JSON file are, and what they are.
///
/// Example: in `{"type": "FeatureCollection", "features": [{…}, {…}]}` the frame is an array, the
/// pointer is `/features`, and rows are objects.
package struct JSONLayout: Hashable, Sendable {
  /// How records follow each other.
  package enum Frame: String, Hashable, Sendable, CaseIterable {
    /// One value per line (NDJSON).
    case lines
    /// Values behind each other, with any line breaks in and between them.
    case values
    /// The elements of one array.
    case array
  }

  /// What a record is.
  package enum RowForm: String, Hashable, Sendable, CaseIterable {
    /// An object: its members are cells.
    case objects
    /// An array: its elements are cells.
    case arrays
    /// Any value, which is the only cell.
    case values
  }

  /// How records follow each other.
  package var frame: Frame
  /// The JSON pointer (RFC 6901) from the root to the array of rows. Empty: the root.
  package var pointer: Text
  /// What most records are.
  package var rows: RowForm
  /// How deep members of nested objects are columns of their own; 0: not at all.
  package var flattenDepth: Int

  /// The deepest members that can be columns.
  package static let flattenDepthMax = 16
  /// How deep a record may nest. A deeper one is not read.
  static let depthMax = 1024

  /// Makes a layout.
  package init(frame: Frame, pointer: Text = "", rows: RowForm = .objects, flattenDepth: Int = 0) {
    self.frame = frame
    self.pointer = pointer
    self.rows = rows
    self.flattenDepth = flattenDepth
  }
}

/// The format of a text file, as a request or its name has it.
package struct CSVFormatChoice: Hashable, Sendable {
  /// The format that a request has fixed; nil: it is found.
  package var forced: FileFormat?
  /// The format by the name of the file; nil: the name shows none.
  package var named: FileFormat?

  /// The format is found from the content alone.
  package init(forced: FileFormat? = nil, named: FileFormat? = nil) {
    self.forced = forced
    self.named = named
  }

  /// The format is fixed: fields with delimiters between them.
  package static let delimited = CSVFormatChoice(forced: .delimited)

  /// The format by the end of a file's name; nil: it shows none.
  package static func named(_ name: some Sequence<UInt8>) -> FileFormat? {
    let lower = String(decoding: Array(name), as: UTF8.self).lowercased()
    func ends(_ endings: [String]) -> Bool { endings.contains { lower.hasSuffix($0) } }
    if ends([".ndjson", ".jsonl", ".jsonlines", ".ldjson", ".geojsonl", ".ndgeojson"]) {
      return .ndjson
    }
    if ends([".json", ".geojson", ".topojson"]) { return .json }
    return ends([".csv", ".tsv", ".tab", ".psv"]) ? .delimited : nil
  }
}
