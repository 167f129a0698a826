/// Rows as lines of a format: made in any order, read in their own.
///
/// An example: `restart(count: 3)`, lines of the rows 2 and 0 from one chunk, then that of row 1
/// from another; then `append(0..<3)` to the output.
package struct ExportLines {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var ends: [Int] = []
  /// How many bytes all lines have.
  package private(set) var byteCount = 0

  /// No lines.
  package init() {}

  /// Forgets all lines, and has as many as there will be.
  package mutating func restart(count: Int) {
    byteCount = 0
    starts = Array(repeating: 0, count: count)
    ends = starts
  }

  /// How many lines there are or will be.
  package var count: Int { starts.count }

  /// Adds lines.
  ///
  /// - Parameters:
  ///   - fields: The fields of some rows.
  ///   - places: The place of each row among the lines.
  ///   - tail: The bytes after the last field.
  mutating func add(_ fields: ExportFields, at places: ArraySlice<Int32>, tail: [UInt8]) {
    let (count, allEnds) = (places.count, fields.ends)
    let columns = count == 0 ? 0 : (allEnds.count - 1) / count
    precondition(columns * count == allEnds.count - 1, "each row has each field")
    reserve((allEnds.last ?? 0) + count * tail.count)
    var end = byteCount
    var (starts, ends): ([Int], [Int]) = ([], [])
    swap(&starts, &self.starts)
    swap(&ends, &self.ends)
    bytes.withUnsafeMutableBufferPointer { bytes in
      fields.bytes.withUnsafeBufferPointer { fields in
        allEnds.withUnsafeBufferPointer { fieldEnds in
          guard let base = bytes.baseAddress else { return }
          var row = 0
          for place in places {
            starts[Int(place)] = end
            var index = row
            if let from = fields.baseAddress {
              for _ in 0..<columns {
                let (first, next) = (fieldEnds[index], fieldEnds[index &+ 1])
                Self.copy(from + first, to: base + end, next &- first)
                end &+= next &- first
                index &+= count
              }
            }
            for place in tail.indices { base[end &+ place] = tail[place] }
            end &+= tail.count
            ends[Int(place)] = end
            row &+= 1
          }
        }
      }
    }
    swap(&starts, &self.starts)
    swap(&ends, &self.ends)
    byteCount = end
  }

  /// Adds one line.
  mutating func add(_ line: [UInt8], at place: Int32) {
    reserve(line.count)
    bytes.replaceSubrange(byteCount..<byteCount + line.count, with: line)
    starts[Int(place)] = byteCount
    byteCount += line.count
    ends[Int(place)] = byteCount
  }

  /// Appends lines to the output, each after what `begin` appends.
  @inline(__always)
  func append(
    _ range: Range<Int>, to output: inout [UInt8], _ begin: (inout [UInt8]) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      for place in range {
        begin(&output)
        output.append(
          contentsOf: UnsafeBufferPointer(rebasing: bytes[starts[place]..<ends[place]]))
      }
    }
  }

  private mutating func reserve(_ count: Int) {
    let missing = byteCount + count + ExportFields.slack - bytes.count
    if missing <= 0 { return }
    bytes.append(contentsOf: repeatElement(0, count: max(missing, bytes.count)))
  }

  /// Copies a field. There are ``ExportFields/slack`` bytes more on both sides.
  @inline(__always)
  private static func copy(
    _ from: UnsafePointer<UInt8>, to line: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    if count <= 16 {
      let block = UnsafeRawPointer(from).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(line).storeBytes(of: block, as: SIMD16<UInt8>.self)
    } else {
      line.update(from: from, count: count)
    }
  }
}
