import Synchronization
import TableValues

/// The cache of decoded chunks of unedited cells. The whole process has one budget, in bytes.
///
/// All of it can be decoded again, so the least recently used chunks are dropped first. Edits are
/// not in it: the overlay is never dropped.
package final class ChunkCache: Sendable {
  /// The budget, in bytes.
  package let budget: Int

  private let state = Mutex(CacheState())

  /// Makes an empty cache.
  package init(budget: Int) {
    self.budget = budget
  }

  /// The chunk of a key, if it is cached and has at least `rowCount` rows.
  package func chunk(_ key: ChunkKey, rowCount: Int) -> ColumnChunk? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.chunk.count >= rowCount else { return nil }
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return entry.chunk
    }
  }

  /// Adds a chunk. If the budget is exceeded, drops the least recently used ones.
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

  /// Drops every chunk of a source. Called when its table is closed or its file has changed.
  package func drop(source: SourceNumber) {
    state.withLock { state in
      for (key, entry) in state.entries where key.source == source {
        state.byteSize -= entry.byteSize
        state.entries[key] = nil
      }
    }
  }

  /// Drops every chunk of a derived column that is not read any more. O(chunks).
  package func drop(madeBy derivation: SourceNumber) {
    state.withLock { state in
      for (key, entry) in state.entries where key.derivation == derivation {
        state.byteSize -= entry.byteSize
        state.entries[key] = nil
      }
    }
  }

  /// The memory of all cached chunks, in bytes.
  package var byteSize: Int { state.withLock { $0.byteSize } }
}

/// A source's number in the cache. It is never reused, because a late reader may still cache chunks
/// of a source that was closed.
package struct SourceNumber: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)
  private let rawValue: UInt64

  /// Allocates a new number.
  package init() {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

/// The key of a chunk: source, column, form and chunk number.
package struct ChunkKey: Hashable, Sendable {
  /// The source at the time of decoding.
  package var source: SourceNumber
  /// Column and form.
  package var request: ColumnRequest
  /// Chunk number within the column.
  package var chunk: Int
  /// For a chunk computed from others: the derivation that computed it.
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

  /// Drops the least recently used entries until at most `target` bytes are cached.
  ///
  /// It sorts all entries, which is worth while because it frees an eighth of the budget each time.
  mutating func shrink(to target: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if byteSize <= target { break }
      byteSize -= entry.byteSize
      entries[key] = nil
    }
  }
}
