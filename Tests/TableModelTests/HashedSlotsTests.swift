import ColumnStorage
import RowTree
import TableValues
import TestSupport
import Testing

@testable import TableModel

/// Rows by their keys' hashes.
struct HashedSlotsTests {
  @Test(arguments: Seeds.all(12))
  func `hashed rows do what a dictionary does, and old copies stay as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var hashed = HashedSlots()
    var model: [UInt32: Set<UInt32>] = [:]
    var kept: [(HashedSlots, [UInt32: Set<UInt32>])] = []
    // Few hashes, hashes that agree in their first bits, and any.
    let hashes = (0..<UInt32(400)).map { number in
      seed % 3 == 0 ? number % 3 : seed % 3 == 1 ? number : number &* 0x9E37_79B9
    }
    for step in 0..<3000 {
      let hash = hashes.randomElement(using: &random) ?? 0
      let slot = UInt32.random(in: 0..<9, using: &random)
      // More come at first, more go then.
      if Int.random(in: 0..<10, using: &random) < (step < 1500 ? 7 : 2) {
        hashed.insert(slot, hash: hash)
        model[hash, default: []].insert(slot)
      } else {
        hashed.remove(slot, hash: hash)
        model[hash]?.remove(slot)
      }
      if step % 250 == 0 { kept.append((hashed, model)) }
    }
    kept.append((hashed, model))
    for (hashed, model) in kept {
      for hash in hashes { #expect(hashed.slots(of: hash) == (model[hash] ?? []).sorted()) }
      #expect(hashed.isEmpty == model.values.allSatisfy(\.isEmpty))
    }
    for (hash, slots) in model { for slot in slots { hashed.remove(slot, hash: hash) } }
    #expect(hashed.isEmpty && hashed.byteSize <= 256)
  }

  @Test(arguments: [3, 100, 20_000])
  func `keys of edited rows take some bytes each, and nothing when they are gone`(count: Int) throws
  {
    let index = try KeyIndex(texts: TextArena())
    var book = RowKeyMap(.columns(index))
    let nothing = book.byteSize
    let first = RowSlot.firstInserted
    for number in 0..<UInt32(count) {
      book.setKey(.text(Text("key \(number)")), of: first + number)
    }
    // The text, its place, and the way from it to the row; the map's upper nodes.
    #expect(book.byteSize - nothing < count * 130 + 5_000)
    for number in 0..<UInt32(count) where number % 7 == 0 {
      let key = RowKey.text(Text("key \(number)"))
      #expect(book.slots(of: key, sourceRowCount: 0) == [first + number])
    }
    book.forget([first..<first + UInt32(count)])
    // What is left is the room of one short list; how much depends on the seed of the hashes.
    #expect(book.byteSize <= nothing + 256)
  }
}
