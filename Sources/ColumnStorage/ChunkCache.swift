import Synchronization
import TableValues

/// Decoded chunks of unedited cells, kept under one budget in bytes for the whole process.
///
/// Everything in it can be decoded again, so it is dropped oldest use first. Edits are not here:
/// they are an overlay that is never dropped.
package final class ChunkCache: Sendable {
  /// How many bytes the cache may hold.
  package let budget: Int

  private let state = Mutex(CacheState())

  /// Makes an empty cache.
  package init(budget: Int) {
    self.budget = budget
  }

  /// The chunk for a key if it is resident and has at least `rowCount` rows.
  package func chunk(_ key: ChunkKey, rowCount: Int) -> ColumnChunk? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.chunk.count >= rowCount else { return nil }
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return entry.chunk
    }
  }

  /// Keeps a chunk and drops the least recently used ones while the budget is passed.
  package func keep(_ chunk: ColumnChunk, for key: ChunkKey) {
    state.withLock { state in
      state.clock += 1
      if let old = state.entries[key] { state.byteSize -= old.byteSize }
      let byteSize = chunk.byteSize
      state.entries[key] = CacheEntry(chunk: chunk, byteSize: byteSize, lastUse: state.clock)
      state.byteSize += byteSize
      if state.byteSize > budget { state.shrink(to: budget / 8 * 7) }
    }
  }

  /// Drops every chunk of a source, when its table is closed or its file has changed.
  package func drop(source: SourceNumber) {
    state.withLock { state in
      for (key, entry) in state.entries where key.source == source {
        state.byteSize -= entry.byteSize
        state.entries[key] = nil
      }
    }
  }

  /// Drops every chunk that a derived column made, when nobody asks for it any more. O(chunks).
  package func drop(madeBy derivation: SourceNumber) {
    state.withLock { state in
      for (key, entry) in state.entries where key.derivation == derivation {
        state.byteSize -= entry.byteSize
        state.entries[key] = nil
      }
    }
  }

  /// How many bytes are held now.
  package var byteSize: Int { state.withLock { $0.byteSize } }
}

/// A source's number in the cache: never given twice, also not when the source is gone while a
/// late reader still keeps chunks of it.
package struct SourceNumber: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)
  private let rawValue: UInt64

  /// Makes a number of its own.
  package init() {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

/// Which chunk: its source, column, form and number.
package struct ChunkKey: Hashable, Sendable {
  /// The source, as it was when the chunk was decoded.
  package var source: SourceNumber
  /// Column and form.
  package var request: ColumnRequest
  /// Chunk number within the column.
  package var chunk: Int
  /// For a chunk that was made from others: by what.
  var derivation: SourceNumber?

  /// Makes a key.
  package init(source: SourceNumber, request: ColumnRequest, chunk: Int) {
    self.source = source
    self.request = request
    self.chunk = chunk
  }
}

private struct CacheEntry {
  var chunk: ColumnChunk
  var byteSize: Int
  var lastUse: UInt64
}

private struct CacheState {
  var entries: [ChunkKey: CacheEntry] = [:]
  var byteSize = 0
  var clock: UInt64 = 0

  /// Drops the least recently used entries until at most `target` bytes are held.
  ///
  /// Sorting all entries is paid for by an eighth of the budget each time.
  mutating func shrink(to target: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if byteSize <= target { break }
      byteSize -= entry.byteSize
      entries[key] = nil
    }
  }
}
