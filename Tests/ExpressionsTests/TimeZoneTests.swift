import TableValues
import Testing

@testable import Expressions

struct TimeZoneTests {
  private func offset(_ zone: Text, _ moment: String) -> Int? {
    MomentText.read(Array(moment.utf8)).flatMap { TimeZones.offset(of: zone, at: $0.seconds) }
  }

  @Test func `zones change where the rules of their time say`() {
    #expect(offset("Europe/Paris", "2026-03-29T00:59:59Z") == 3_600)
    #expect(offset("Europe/Paris", "2026-03-29T01:00:00Z") == 7_200)
    #expect(offset("Europe/Paris", "2026-10-25T00:59:59Z") == 7_200)
    #expect(offset("Europe/Paris", "2026-10-25T01:00:00Z") == 3_600)
    #expect(offset("America/New_York", "2050-07-01T00:00:00Z") == -14_400)
    #expect(offset("America/New_York", "1944-01-01T00:00:00Z") == -14_400)
    #expect(offset("Australia/Sydney", "2009-02-13T23:31:30Z") == 39_600)
    #expect(offset("Australia/Sydney", "2009-06-13T23:31:30Z") == 36_000)
    #expect(offset("America/Sao_Paulo", "2026-01-01T00:00:00Z") == -10_800)
    #expect(offset("Asia/Kathmandu", "2009-06-13T23:31:30Z") == 20_700)
    #expect(offset("Europe/Dublin", "2026-07-01T00:00:00Z") == 3_600)
    #expect(offset("Europe/Dublin", "2026-01-01T00:00:00Z") == 0)
    #expect(offset("Asia/Gaza", "2040-07-01T00:00:00Z") == 10_800)
  }

  @Test func `fixed offsets and unknown zones`() {
    #expect(offset("+05:30", "2026-01-01T00:00:00Z") == 19_800)
    #expect(offset("-02:30", "2026-01-01T00:00:00Z") == -9_000)
    #expect(offset("02:00", "2026-01-01T00:00:00Z") == 7_200)
    #expect(offset("UTC", "2026-01-01T00:00:00Z") == 0)
    #expect(offset("Mars/Olympus", "2026-01-01T00:00:00Z") == nil)
    #expect(offset("../etc/passwd", "2026-01-01T00:00:00Z") == nil)
  }
}
