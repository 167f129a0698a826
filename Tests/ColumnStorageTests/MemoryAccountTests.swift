import Testing

@testable import ColumnStorage

struct MemoryAccountTests {
  @Test func `what is held is counted by purpose until it is given back`() {
    let account = MemoryAccount()
    account.add(100, for: .sorting)
    account.holding(50, for: .sorting) {
      account.add(7, for: .messages)
      #expect(account[.sorting] == 150)
    }
    account.add(-100, for: .sorting)
    #expect(account[.sorting] == 0)
    #expect(account[.messages] == 7)
  }

  @Test func `a count never falls below nothing and never overflows`() {
    let account = MemoryAccount()
    account.add(-5, for: .recording)
    #expect(account[.recording] == 0)
    account.add(.max, for: .recording)
    account.add(.max, for: .recording)
    #expect(account[.recording] == .max)
  }
}
