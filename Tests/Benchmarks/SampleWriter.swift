#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a sample table is written as.
enum SampleForm: String {
  /// CSV with a header, quoted only where it must be.
  case csv
  /// The params of a `table/create` request: columns with types, rows as arrays.
  case json
}

/// A file of samples that could not be written.
struct SampleWriteError: Error {
  let path: String
  let errorNumber: Int32
}

/// Writes a table of `rows` rows × 8 columns; equal arguments give equal bytes.
///
/// One million rows are about 182 MB of CSV.
func generate(
  rows: Int, seed: UInt64, to path: String, as form: SampleForm = .csv
) throws {
  guard let file = fopen(path, "wb") else {
    throw SampleWriteError(path: path, errorNumber: errno)
  }
  defer { fclose(file) }
  var samples = SampleRows(seed: seed)
  var writer = SampleWriter()
  writer.appendHead(as: form)
  for index in 0..<rows {
    let row = samples.next()
    switch form {
    case .csv: writer.appendCSV(row)
    case .json: writer.appendJSON(row, isFirst: index == 0)
    }
    if writer.bytes.count > 1 << 20 { try writer.flush(to: file, path: path) }
  }
  writer.appendTail(as: form)
  try writer.flush(to: file, path: path)
}

/// Spells sample rows as bytes.
private struct SampleWriter {
  var bytes: [UInt8] = []
  private let dates = (0..<9_131).map(dateText)

  mutating func flush(to file: UnsafeMutablePointer<FILE>, path: String) throws {
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
      throw SampleWriteError(path: path, errorNumber: errno)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func appendHead(as form: SampleForm) {
    switch form {
    case .csv: bytes += (SampleWords.columns.joined(separator: ",") + "\n").utf8
    case .json:
      let columns = zip(SampleWords.columns, SampleWords.columnTypes)
        .map { "{\"id\":\"\($0)\",\"type\":\"\($1)\"}" }
      bytes += "{\"columns\":[\(columns.joined(separator: ","))],\"rows\":[".utf8
    }
  }

  mutating func appendTail(as form: SampleForm) {
    switch form {
    case .csv: break
    case .json: bytes += "]}".utf8
    }
  }

  mutating func appendCSV(_ row: SampleRow) {
    appendNumber(row.id)
    comma()
    bytes += row.name
    comma()
    bytes += row.email
    comma()
    appendNumber(row.age)
    comma()
    appendCents(row.balanceInCents)
    comma()
    bytes += SampleWords.cities[row.city]
    comma()
    bytes += dates[row.createdDay]
    comma()
    appendField(row.note)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func appendJSON(_ row: SampleRow, isFirst: Bool) {
    if !isFirst { comma() }
    bytes.append(UInt8(ascii: "["))
    appendNumber(row.id)
    comma()
    appendString(row.name)
    comma()
    appendString(row.email)
    comma()
    appendNumber(row.age)
    comma()
    appendCents(row.balanceInCents)
    comma()
    appendString(SampleWords.cities[row.city])
    comma()
    appendString(dates[row.createdDay])
    comma()
    appendString(row.note)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func comma() { bytes.append(UInt8(ascii: ",")) }

  private mutating func appendNumber(_ value: Int) {
    var divisor = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  private mutating func appendCents(_ cents: Int) {
    if cents < 0 { bytes.append(UInt8(ascii: "-")) }
    appendNumber(abs(cents) / 100)
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(abs(cents) / 10 % 10))
    bytes.append(UInt8(ascii: "0") + UInt8(abs(cents) % 10))
  }

  private mutating func appendField(_ field: [UInt8]) {
    let mustQuote = field.contains {
      $0 < 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"")
    }
    guard mustQuote else {
      bytes += field
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendString(_ text: [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// The ISO 8601 date of a day counted from 2000-01-01.
private func dateText(_ day: Int) -> [UInt8] {
  var rest = day
  var year = 2000
  func daysOfYear() -> Int { year.isMultiple(of: 4) ? 366 : 365 }
  while rest >= daysOfYear() {
    rest -= daysOfYear()
    year += 1
  }
  let months = [31, daysOfYear() - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  var month = 0
  while rest >= months[month] {
    rest -= months[month]
    month += 1
  }
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  return Array("\(year)-\(two(month + 1))-\(two(rest + 1))".utf8)
}
