import EditJournal
import TableValues

/// A journal of any bytes: what is read of it is read again the same, and a cut of it is a part of it.
enum JournalFuzzing {
  private static let header = JournalHeader(
    id: 1, path: "/a.csv", base: JournalBase(size: 1, seconds: 0, nanoseconds: 0, node: 0),
    columns: [JournalColumn(title: "a", type: .text, isStored: true)],
    owner: JournalOwner(process: 1, boot: ""))

  static func complaint(_ input: inout FuzzInput) -> String? {
    let cut = Int(input.byte())
    if input.flag() { return complaint(about: input.remaining, cut: cut) }
    // Bodies of any bytes, in frames with the right checksums.
    var bytes = JournalFormat.beginning(header)
    var place = 1
    while !input.isEmpty {
      let body = input.bytes(Int(input.byte()))
      bytes += JournalFormat.frame(body, journal: header.id, place: place)
      place += 1
    }
    return complaint(about: bytes, cut: cut)
  }

  /// A beginning is read again as it is written.
  private static func complaint(about beginning: JournalBeginning) -> String? {
    func bytes(_ beginning: JournalBeginning) -> [UInt8]? {
      var writer = JournalWriter(id: header.id)
      return try? JournalFormat.beginning(header) + writer.beginning(beginning)
    }
    guard let first = bytes(beginning) else { return nil }
    guard let again = try? JournalContent(first).beginning else {
      return "a beginning cannot be read again"
    }
    return bytes(again) == first ? nil : "a beginning is read as another one"
  }

  private static func complaint(about bytes: [UInt8], cut: Int) -> String? {
    guard let content = try? JournalContent(bytes) else { return nil }
    if let beginning = content.beginning, let complaint = complaint(about: beginning) {
      return complaint
    }
    if content.wholeBytes + content.lostBytes != bytes.count { return "bytes are lost track of" }
    _ = content.changesNothing
    var writer = JournalWriter(id: content.header.id)
    var again = JournalFormat.beginning(content.header)
    do throws(JournalRefusal) {
      for entry in content.entries { again += try writer.entry(entry) }
    } catch {
      // A change of columns names what only its table knows.
      return error == .noForm ? nil : "an entry cannot be written again: \(error)"
    }
    guard let copy = try? JournalContent(again) else { return "its copy cannot be read" }
    if copy.entries.count != content.entries.count { return "its copy has other entries" }
    let part = Array(again.prefix(max(0, again.count - cut)))
    if let shorter = try? JournalContent(part), shorter.entries.count > copy.entries.count {
      return "a cut journal has more entries"
    }
    return nil
  }
}
