import HeapAccess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's figures about the process's memory, in bytes.
struct ProcessMemory: Equatable {
  /// Resident memory.
  var resident: Int
  /// The part of it that is the program and other mapped files.
  var program: Int
  /// The used part of the heap; nil if the C library cannot report it.
  var used: Int?

  /// Asks the system. Returns nil if the figures are unavailable. It walks through the heap's free
  /// blocks.
  static func now() -> ProcessMemory? {
    #if os(Linux)
      guard var memory = parse(contents(of: "/proc/self/statm"), pageSize: Int(getpagesize()))
      else { return nil }
      let used = heap_bytes_used()
      memory.used = used < 0 ? nil : used
      return memory
    #else
      return nil
    #endif
  }

  /// Parses a line of page counts: total, resident, and resident pages shared with files.
  static func parse(_ line: [UInt8], pageSize: Int) -> ProcessMemory? {
    let numbers = line.split(separator: UInt8(ascii: " ")).prefix(3).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? -1
    }
    guard numbers.count == 3, numbers.allSatisfy({ 0..<(1 << 40) ~= $0 }) else { return nil }
    return ProcessMemory(resident: numbers[1] * pageSize, program: numbers[2] * pageSize)
  }

  private static func contents(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = systemRead(descriptor, &bytes)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Resident memory that is neither the program's nor in use.
  var idle: Int? { used.map { max(0, resident - program - $0) } }
}

private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}
