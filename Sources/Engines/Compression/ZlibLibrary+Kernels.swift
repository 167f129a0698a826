import SystemLibraries

/// The functions of the system's zlib, by their documented signatures.
struct ZlibLibrary: Sendable {
  typealias OfStream = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Int32
  typealias Step = @convention(c) @Sendable (UnsafeMutableRawPointer, Int32) -> Int32

  let version: @convention(c) @Sendable () -> UnsafePointer<CChar>?
  let beginExpanding:
    @convention(c) @Sendable (
      UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>?, Int32
    ) -> Int32
  let expand: Step
  let restart: OfStream
  let endExpanding: OfStream
  let beginCompressing:
    @convention(c) @Sendable (
      UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>?,
      Int32
    ) -> Int32
  let compress: Step
  let endCompressing: OfStream

  /// The library, or why there is none. Loaded once.
  static let shared = Result { () throws(LibraryMissing) in try ZlibLibrary() }

  private init() throws(LibraryMissing) {
    let library = try SystemLibrary("zlib", names: ["libz.so.1", "libz.so", "libz.1.dylib"])
    version = try library.function("zlibVersion")
    beginExpanding = try library.function("inflateInit2_")
    expand = try library.function("inflate")
    restart = try library.function("inflateReset")
    endExpanding = try library.function("inflateEnd")
    beginCompressing = try library.function("deflateInit2_")
    compress = try library.function("deflate")
    endCompressing = try library.function("deflateEnd")
  }

  /// Results and arguments, as the library's header has them.
  enum Code {
    static let ok: Int32 = 0
    static let streamEnd: Int32 = 1
    static let noProgress: Int32 = -5
    static let noFlush: Int32 = 0
    static let finish: Int32 = 4
    static let deflated: Int32 = 8
    /// A window of 32 KiB, with the header and the end of gzip.
    static let gzipWindow: Int32 = 15 + 16
    static let usualMemory: Int32 = 8
  }
}

/// The library's `z_stream`, member by member. The library checks its size.
struct ZlibStream {
  var nextIn: UnsafePointer<UInt8>?
  var availableIn: UInt32 = 0
  var totalIn: UInt = 0
  var nextOut: UnsafeMutablePointer<UInt8>?
  var availableOut: UInt32 = 0
  var totalOut: UInt = 0
  var message: UnsafePointer<CChar>?
  var state: OpaquePointer?
  var allocate: UnsafeRawPointer?
  var free: UnsafeRawPointer?
  var opaque: UnsafeMutableRawPointer?
  var dataType: Int32 = 0
  var checksum: UInt = 0
  var reserved: UInt = 0

  static var size: Int32 { Int32(MemoryLayout<ZlibStream>.size) }

  /// The library's words for a result.
  func words(_ code: Int32) -> String {
    if let message { return String(cString: message) }
    return code == -4 ? "there is not enough memory" : "zlib answers \(code)"
  }
}

/// Expands members of gzip.
final class GzipExpanding: ExpandingStream {
  private let library: ZlibLibrary
  private let stream: UnsafeMutablePointer<ZlibStream>
  private var output: [UInt8]
  /// Whether a member has begun and not ended.
  private var isInMember = false
  private var hasMember = false
  private let beginCode: Int32

  init(outputBytes: Int) throws(LibraryMissing) {
    library = try ZlibLibrary.shared.get()
    output = [UInt8](repeating: 0, count: outputBytes)
    stream = .allocate(capacity: 1)
    stream.initialize(to: ZlibStream())
    beginCode = library.beginExpanding(
      stream, ZlibLibrary.Code.gzipWindow, library.version(), ZlibStream.size)
  }

  deinit {
    _ = library.endExpanding(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  var isAtEnd: Bool { hasMember && !isInMember }

  func take(_ bytes: [UInt8], emit: (ArraySlice<UInt8>) throws -> Void) throws {
    guard beginCode == ZlibLibrary.Code.ok else {
      throw StreamFault(offset: 0, words: stream.pointee.words(beginCode))
    }
    var offset = 0
    while offset < bytes.count {
      if !isInMember {
        // Tapes and some programs fill the rest of a block with zeros.
        if hasMember {
          while offset < bytes.count, bytes[offset] == 0 { offset += 1 }
          if offset == bytes.count { return }
          if bytes[offset] != 0x1F {
            throw StreamFault(offset: offset, words: "the bytes behind the last member are no gzip")
          }
          _ = library.restart(stream)
        }
        isInMember = true
      }
      offset = try step(bytes, from: offset, emit: emit)
    }
  }

  /// Expands until the input is used or a member ends. Returns the offset reached.
  private func step(
    _ bytes: [UInt8], from start: Int, emit: (ArraySlice<UInt8>) throws -> Void
  ) throws -> Int {
    var offset = start
    while true {
      let (code, used, made) = call(bytes, from: offset)
      offset += used
      if made > 0 { try emit(output[..<made]) }
      switch code {
      case ZlibLibrary.Code.streamEnd:
        (isInMember, hasMember) = (false, true)
        return offset
      case ZlibLibrary.Code.ok, ZlibLibrary.Code.noProgress:
        // A full output may have left more inside.
        if offset == bytes.count, made < output.count { return offset }
      default:
        throw StreamFault(offset: offset, words: stream.pointee.words(code))
      }
    }
  }

  private func call(_ bytes: [UInt8], from offset: Int) -> (code: Int32, used: Int, made: Int) {
    bytes.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { result in
        let given = min(input.count - offset, 1 << 30)
        stream.pointee.nextIn = input.baseAddress.map { $0 + offset }
        stream.pointee.availableIn = UInt32(given)
        stream.pointee.nextOut = result.baseAddress
        stream.pointee.availableOut = UInt32(clamping: result.count)
        let room = Int(stream.pointee.availableOut)
        let code = library.expand(stream, ZlibLibrary.Code.noFlush)
        let used = given - Int(stream.pointee.availableIn)
        return (code, used, room - Int(stream.pointee.availableOut))
      }
    }
  }
}

/// Compresses to one member of gzip.
final class GzipCompressing: CompressingStream {
  private let library: ZlibLibrary
  private let stream: UnsafeMutablePointer<ZlibStream>
  private var output: [UInt8]
  private let beginCode: Int32

  init(level: Int, outputBytes: Int) throws(LibraryMissing) {
    library = try ZlibLibrary.shared.get()
    output = [UInt8](repeating: 0, count: outputBytes)
    stream = .allocate(capacity: 1)
    stream.initialize(to: ZlibStream())
    beginCode = library.beginCompressing(
      stream, Int32(truncatingIfNeeded: level), ZlibLibrary.Code.deflated,
      ZlibLibrary.Code.gzipWindow, ZlibLibrary.Code.usualMemory, 0, library.version(),
      ZlibStream.size)
  }

  deinit {
    _ = library.endCompressing(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  func take(_ bytes: [UInt8], isLast: Bool, emit: (ArraySlice<UInt8>) throws -> Void) throws {
    guard beginCode == ZlibLibrary.Code.ok else {
      throw StreamFault(offset: 0, words: stream.pointee.words(beginCode))
    }
    var offset = 0
    while true {
      let (code, used, made) = call(bytes, from: offset, isLast: isLast)
      offset += used
      if made > 0 { try emit(output[..<made]) }
      switch code {
      case ZlibLibrary.Code.streamEnd: return
      case ZlibLibrary.Code.ok, ZlibLibrary.Code.noProgress:
        if !isLast, offset == bytes.count, made < output.count { return }
        // Nothing was done although there was room: the end would never come.
        if isLast, made == 0, used == 0 {
          throw StreamFault(offset: offset, words: stream.pointee.words(code))
        }
      default: throw StreamFault(offset: offset, words: stream.pointee.words(code))
      }
    }
  }

  private func call(
    _ bytes: [UInt8], from offset: Int, isLast: Bool
  ) -> (code: Int32, used: Int, made: Int) {
    bytes.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { result in
        let given = min(input.count - offset, 1 << 30)
        let isEnd = isLast && given == input.count - offset
        stream.pointee.nextIn = input.baseAddress.map { $0 + offset }
        stream.pointee.availableIn = UInt32(given)
        stream.pointee.nextOut = result.baseAddress
        stream.pointee.availableOut = UInt32(clamping: result.count)
        let room = Int(stream.pointee.availableOut)
        let code = library.compress(
          stream, isEnd ? ZlibLibrary.Code.finish : ZlibLibrary.Code.noFlush)
        let used = given - Int(stream.pointee.availableIn)
        return (code, used, room - Int(stream.pointee.availableOut))
      }
    }
  }
}
