#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a process holds in memory, as Linux tells it.
enum ResidentMemory {
  /// In MiB; nil where the system does not tell.
  static func mebibytes(of process: Int32) -> Double? {
    guard let file = fopen("/proc/\(process)/statm", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = fread(&buffer, 1, buffer.count, file)
    let words = buffer[..<count].split(separator: UInt8(ascii: " "))
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else {
      return nil
    }
    return Double(pages) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}

/// Values over time, and the straight line through them.
struct Course {
  private(set) var points: [(time: Double, value: Double)] = []

  mutating func add(_ value: Double, at time: Double) { points.append((time, value)) }

  /// By how much the line rises in one unit of time; by least squares.
  var slope: Double {
    let count = Double(points.count)
    let meanTime = points.reduce(0) { $0 + $1.time } / count
    let mean = points.reduce(0) { $0 + $1.value } / count
    var above = 0.0
    var below = 0.0
    for point in points {
      above += (point.time - meanTime) * (point.value - mean)
      below += (point.time - meanTime) * (point.time - meanTime)
    }
    return below > 0 ? above / below : .nan
  }
}
