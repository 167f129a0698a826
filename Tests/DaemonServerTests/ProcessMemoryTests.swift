import Testing

@testable import DaemonServer

struct ProcessMemoryTests {
  private let mebibyte = 1 << 20

  @Test func `the system's line of pages is read, and anything else is nothing`() {
    let found = ProcessMemory.parse(Array("9000 300 200 10 0 500 0\n".utf8), pageSize: 4096)
    #expect(found == ProcessMemory(resident: 300 * 4096, program: 200 * 4096))
    for line in ["", "1 2", "a b c", "1 -2 3", "1 99999999999999999999 3"] {
      #expect(ProcessMemory.parse(Array(line.utf8), pageSize: 4096) == nil)
    }
  }

  @Test func `memory is given back when much lies idle, and more than was left the last time`() {
    var memory = ProcessMemory(resident: 100 * mebibyte, program: 10 * mebibyte)
    #expect(!MemoryReturn.isWorthIt(memory, left: 0))  // the allocator does not tell
    memory.used = 80 * mebibyte
    #expect(!MemoryReturn.isWorthIt(memory, left: 0))
    memory.used = 40 * mebibyte
    #expect(MemoryReturn.isWorthIt(memory, left: 0))
    #expect(!MemoryReturn.isWorthIt(memory, left: 49 * mebibyte))
    memory.used = 90 * mebibyte
    #expect(memory.idle == 0 && !MemoryReturn.isWorthIt(memory, left: 0))
  }

  @Test func `what others free meanwhile is given back the next time`() {
    #expect(MemoryReturn.unreturned(before: 40 << 20, after: 8 << 20) == 0)
    #expect(MemoryReturn.unreturned(before: 3 << 20, after: 9 << 20) == 3 << 20)
    #expect(MemoryReturn.unreturned(before: 30 << 20, after: 29 << 20) == 29 << 20)
  }
}
