import SystemLibraries

/// The functions of the system's libzstd, by their documented signatures.
struct ZstdLibrary: Sendable {
  typealias Context = OpaquePointer?
  typealias Step =
    @convention(c) @Sendable (
      Context, UnsafeMutableRawPointer, UnsafeMutableRawPointer
    ) -> Int

  let isError: @convention(c) @Sendable (Int) -> UInt32
  let errorName: @convention(c) @Sendable (Int) -> UnsafePointer<CChar>?
  let makeExpanding: @convention(c) @Sendable () -> Context
  let freeExpanding: @convention(c) @Sendable (Context) -> Int
  let setExpanding: @convention(c) @Sendable (Context, Int32, Int32) -> Int
  let expand: Step
  let makeCompressing: @convention(c) @Sendable () -> Context
  let freeCompressing: @convention(c) @Sendable (Context) -> Int
  let setCompressing: @convention(c) @Sendable (Context, Int32, Int32) -> Int
  let compress:
    @convention(c) @Sendable (
      Context, UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int32
    ) -> Int

  /// The library, or why there is none. Loaded once.
  static let shared = Result { () throws(LibraryMissing) in try ZstdLibrary() }

  private init() throws(LibraryMissing) {
    let library = try SystemLibrary(
      "zstd", names: ["libzstd.so.1", "libzstd.so", "libzstd.1.dylib"])
    isError = try library.function("ZSTD_isError")
    errorName = try library.function("ZSTD_getErrorName")
    makeExpanding = try library.function("ZSTD_createDCtx")
    freeExpanding = try library.function("ZSTD_freeDCtx")
    setExpanding = try library.function("ZSTD_DCtx_setParameter")
    expand = try library.function("ZSTD_decompressStream")
    makeCompressing = try library.function("ZSTD_createCCtx")
    freeCompressing = try library.function("ZSTD_freeCCtx")
    setCompressing = try library.function("ZSTD_CCtx_setParameter")
    compress = try library.function("ZSTD_compressStream2")
  }

  /// The library's words for a result that is an error; nil for any other.
  func fault(_ result: Int) -> String? {
    guard isError(result) != 0 else { return nil }
    return errorName(result).map { String(cString: $0) } ?? "libzstd answers \(result)"
  }

  /// Arguments, as the library's header has them.
  enum Code {
    static let level: Int32 = 100
    static let checksum: Int32 = 201
    static let windowLogMax: Int32 = 100
    /// Frames that need more than 128 MiB of memory are refused, as by the program `zstd`.
    static let windowLog: Int32 = 27
    static let `continue`: Int32 = 0
    static let end: Int32 = 2
  }
}

/// The library's `ZSTD_inBuffer`.
struct ZstdInput {
  var source: UnsafeRawPointer?
  var size: Int
  var position: Int
}

/// The library's `ZSTD_outBuffer`.
struct ZstdOutput {
  var target: UnsafeMutableRawPointer?
  var size: Int
  var position: Int
}

/// Expands frames of zstd.
final class ZstdExpanding: ExpandingStream {
  private let library: ZstdLibrary
  private let context: OpaquePointer?
  private var output: [UInt8]
  private(set) var isAtEnd = false

  init(outputBytes: Int) throws(LibraryMissing) {
    library = try ZstdLibrary.shared.get()
    output = [UInt8](repeating: 0, count: outputBytes)
    context = library.makeExpanding()
    _ = library.setExpanding(context, ZstdLibrary.Code.windowLogMax, ZstdLibrary.Code.windowLog)
  }

  deinit { _ = library.freeExpanding(context) }

  func take(_ bytes: [UInt8], emit: (ArraySlice<UInt8>) throws -> Void) throws {
    guard context != nil else { throw StreamFault(offset: 0, words: "there is not enough memory") }
    var offset = 0
    // A frame that has ended keeps nothing inside, and an empty call would begin the next.
    while offset < bytes.count {
      var made = output.count
      repeat {
        let result: Int
        (result, offset, made) = call(bytes, from: offset)
        if let words = library.fault(result) { throw StreamFault(offset: offset, words: words) }
        isAtEnd = result == 0
        if made > 0 { try emit(output[..<made]) }
      } while made == output.count && !isAtEnd
    }
  }

  private func call(
    _ bytes: [UInt8], from offset: Int
  ) -> (result: Int, offset: Int, made: Int) {
    bytes.withUnsafeBytes { given in
      output.withUnsafeMutableBytes { taken in
        var input = ZstdInput(source: given.baseAddress, size: given.count, position: offset)
        var result = ZstdOutput(target: taken.baseAddress, size: taken.count, position: 0)
        let code = library.expand(context, &result, &input)
        return (code, input.position, result.position)
      }
    }
  }
}

/// Compresses to one frame of zstd, with its checksum.
final class ZstdCompressing: CompressingStream {
  private let library: ZstdLibrary
  private let context: OpaquePointer?
  private var output: [UInt8]

  init(level: Int, outputBytes: Int) throws(LibraryMissing) {
    library = try ZstdLibrary.shared.get()
    output = [UInt8](repeating: 0, count: outputBytes)
    context = library.makeCompressing()
    let level = Int32(truncatingIfNeeded: level)
    _ = library.setCompressing(context, ZstdLibrary.Code.level, level)
    _ = library.setCompressing(context, ZstdLibrary.Code.checksum, 1)
  }

  deinit { _ = library.freeCompressing(context) }

  func take(_ bytes: [UInt8], isLast: Bool, emit: (ArraySlice<UInt8>) throws -> Void) throws {
    guard context != nil else { throw StreamFault(offset: 0, words: "there is not enough memory") }
    var offset = 0
    while true {
      let (result, reached, made) = call(bytes, from: offset, isLast: isLast)
      if let words = library.fault(result) { throw StreamFault(offset: reached, words: words) }
      offset = reached
      if made > 0 { try emit(output[..<made]) }
      if isLast ? result == 0 : offset == bytes.count && made < output.count { return }
    }
  }

  private func call(
    _ bytes: [UInt8], from offset: Int, isLast: Bool
  ) -> (result: Int, offset: Int, made: Int) {
    bytes.withUnsafeBytes { given in
      output.withUnsafeMutableBytes { taken in
        var input = ZstdInput(source: given.baseAddress, size: given.count, position: offset)
        var result = ZstdOutput(target: taken.baseAddress, size: taken.count, position: 0)
        let code = library.compress(
          context, &result, &input, isLast ? ZstdLibrary.Code.end : ZstdLibrary.Code.continue)
        return (code, input.position, result.position)
      }
    }
  }
}
