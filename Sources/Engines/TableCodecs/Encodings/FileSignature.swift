/// A kind of file that is no text, by its first bytes.
package struct FileSignature: Hashable, Sendable {
  /// Its name, such as `parquet`; `binary` if only that is known.
  package let name: String
  /// What it is, as in "It seems to be …".
  package let description: String
  /// How to open it.
  package let advice: String

  private init(_ name: String, _ description: String, _ advice: String) {
    self.name = name
    self.description = description
    self.advice = advice
  }

  private static func read(_ name: String, _ description: String, with call: String) -> Self {
    let advice =
      "Read it in Python, for example with \(call), and pass the rows to table/create, or save them as CSV."
    return FileSignature(name, description, advice)
  }

  private static let noTable = "It has no table of delimited text."
  private static let noDelimited =
    "If it has a table, copy it into a spreadsheet, and save that as CSV."

  private static let known: [(bytes: [UInt8], isPlain: Bool, signature: FileSignature)] = [
    (ascii("PAR1"), true, read("parquet", "a Parquet file", with: "pandas.read_parquet")),
    (
      ascii("SQLite format 3\0"), false,
      read("sqlite", "an SQLite database", with: "pandas.read_sql")
    ),
    (
      [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], false,
      read("xls", "an old Excel workbook or another OLE document", with: "pandas.read_excel")
    ),
    (ascii("ARROW1"), true, read("arrow", "an Arrow or Feather file", with: "pandas.read_feather")),
    (ascii("FEA1"), true, read("feather", "a Feather file", with: "pandas.read_feather")),
    (ascii("Obj\u{1}"), false, read("avro", "an Avro file", with: "fastavro.reader")),
    (ascii("ORC"), true, read("orc", "an ORC file", with: "pandas.read_orc")),
    (
      bytes(0x89, "HDF\r\n\u{1A}\n"), false,
      read("hdf5", "an HDF5 file", with: "pandas.read_hdf")
    ),
    (
      ascii("$FL2"), true, read("sav", "an SPSS file", with: "pandas.read_spss")
    ),
    (bytes(0x93, "NUMPY"), false, read("npy", "a NumPy array", with: "numpy.load")),
    (ascii("%PDF-"), false, read("pdf", "a PDF document", with: "pdfplumber")),
    (bytes(0x89, "PNG\r\n\u{1A}\n"), false, FileSignature("png", "a PNG image", noTable)),
    ([0xFF, 0xD8, 0xFF], false, FileSignature("jpeg", "a JPEG image", noTable)),
    (ascii("GIF87a"), true, FileSignature("gif", "a GIF image", noTable)),
    (ascii("GIF89a"), true, FileSignature("gif", "a GIF image", noTable)),
    (ascii("II*\0"), false, FileSignature("tiff", "a TIFF image", noTable)),
    (ascii("MM\0*"), false, FileSignature("tiff", "a TIFF image", noTable)),
    (ascii("RIFF"), true, FileSignature("riff", "a sound, film or WebP image", noTable)),
    (bytes(0x7F, "ELF"), false, FileSignature("elf", "a program", noTable)),
    (
      [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], false,
      FileSignature("7z", "a 7-Zip archive", "Unpack it first.")
    ),
    (ascii("Rar!\u{1A}\u{7}"), false, FileSignature("rar", "a RAR archive", "Unpack it first.")),
  ]

  private static let workbook = read("xlsx", "an Excel workbook", with: "pandas.read_excel")
  /// Documents of Office by the folder of their archive that has the content.
  private static let officeFolders: [(folder: [UInt8], signature: FileSignature)] = [
    (ascii("xl/"), workbook),
    (ascii("word/"), FileSignature("docx", "a Word document", noDelimited)),
    (ascii("ppt/"), FileSignature("pptx", "a PowerPoint presentation", noDelimited)),
  ]
  private static let package = FileSignature(
    "opc", "an Office document or another Open Packaging archive", noDelimited)
  /// Documents of OpenDocument by the rest of their media type.
  private static let openDocuments: [(type: [UInt8], signature: FileSignature)] = [
    (ascii("spreadsheet"), read("ods", "an OpenDocument spreadsheet", with: "pandas.read_excel")),
    (ascii("text"), FileSignature("odt", "an OpenDocument text", noDelimited)),
    (ascii("presentation"), FileSignature("odp", "an OpenDocument presentation", noDelimited)),
  ]
  private static let openDocument = FileSignature("odf", "an OpenDocument document", noDelimited)
  private static let duckdb = read("duckdb", "a DuckDB database", with: "duckdb.connect")
  private static let unknown = FileSignature(
    "binary", "binary data", "Convert it to text with the program that wrote it.")

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func bytes(_ first: UInt8, _ text: String) -> [UInt8] { [first] + ascii(text) }

  /// The kind of a file by its first bytes, if these are a signature; nil otherwise.
  ///
  /// A signature of ASCII letters counts only if control characters follow: a table may begin with
  /// the name `ORC`.
  package static func of(_ head: [UInt8]) -> FileSignature? {
    if head.starts(with: ascii("PK\u{3}\u{4}")) { return archive(head) }
    let start = head.prefix(4096)
    let hasControls = start.contains { $0 < 0x09 || 0x0E..<0x1B ~= $0 }
    for one in known where head.starts(with: one.bytes) && (hasControls || !one.isPlain) {
      return one.signature
    }
    if head.count > 12, head[8..<12].elementsEqual(ascii("DUCK")), hasControls { return duckdb }
    return nil
  }

  /// The kind of a ZIP archive that is a document; nil for any other.
  private static func archive(_ head: [UInt8]) -> FileSignature? {
    let start = head.prefix(65_536)
    let media = ascii("mimetypeapplication/vnd.oasis.opendocument.")
    if start.dropFirst(30).starts(with: media) {
      let type = start.dropFirst(30 + media.count)
      return openDocuments.first { type.starts(with: $0.type) }?.signature ?? openDocument
    }
    var isPackage = false
    var index = 0
    while let name = nextName(start, &index) {
      if let office = officeFolders.first(where: { name.starts(with: $0.folder) }) {
        return office.signature
      }
      if name.elementsEqual(ascii("[Content_Types].xml")) { isPackage = true }
    }
    return isPackage ? package : nil
  }

  /// The name of the next entry of a ZIP archive from an index on, which advances behind it; nil if
  /// there is none.
  private static func nextName(_ head: ArraySlice<UInt8>, _ index: inout Int) -> ArraySlice<UInt8>?
  {
    while let place = head[index...].firstIndex(of: 0x50) {
      index = place + 1
      guard head[place...].starts(with: [0x50, 0x4B, 3, 4]), place + 30 <= head.endIndex else {
        continue
      }
      let length = Int(head[place + 26]) | Int(head[place + 27]) << 8
      let name = head[(place + 30)...].prefix(length)
      index = name.endIndex
      return name
    }
    return nil
  }

  /// Binary data, by its zeros and control characters; nil for what may be text.
  ///
  /// Zeros at the end are the rest of a file that was written in advance.
  static func binary(_ head: [UInt8]) -> FileSignature? {
    let end = head.prefix(65_536).lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    guard end >= 32 else { return nil }
    var zeros = 0
    var controls = 0
    for byte in head[..<end] {
      if byte == 0 {
        zeros += 1
      } else if 0x03..<0x09 ~= byte || 0x0E..<0x1B ~= byte {
        controls += 1
      }
    }
    return zeros * 10 > end || controls * 20 > end ? unknown : nil
  }
}
