import SystemLibraries
import Testing

@Suite struct SystemLibraryTests {
  private static let names = ["libm.so.6", "libm.so", "libSystem.dylib"]

  @Test func `a library is found by its second name, and its functions can be called`() throws {
    let library = try SystemLibrary("mathematics", names: ["libnobody-has-this.so"] + Self.names)
    let floor: @convention(c) (Double) -> Double = try library.function("floor")
    #expect(floor(2.5) == 2)
    #expect(Self.names.contains(library.name))
  }

  @Test func `a missing library is an error that names it`() {
    #expect {
      _ = try SystemLibrary("Nothing", names: ["libnobody-has-this.so"])
    } throws: { error in
      let missing = error as? LibraryMissing
      return missing?.title == "Nothing" && missing?.reason.isEmpty == false
    }
  }

  @Test func `a missing function is the same error`() throws {
    let library = try SystemLibrary("mathematics", names: Self.names)
    #expect(throws: LibraryMissing.self) {
      let _: @convention(c) () -> Void = try library.function("nobody_has_this")
    }
    let none: (@convention(c) () -> Void)? = library.optionalFunction("nobody_has_this")
    #expect(none == nil)
  }
}
