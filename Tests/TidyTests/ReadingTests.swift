import Testing

/// The readers that the tidy tests stand on.
struct ReadingTests {
  private func file(_ text: String) -> SwiftFile {
    SwiftFile(path: "Sources/Group/Room/File.swift", bytes: Array(text.utf8))
  }

  @Test func `comments and strings are no code`() {
    let file = file(
      """
      let a = "print(\\(print(1)) \\" // no" // print(
      /* print( /* nested */ print( */ let b = #"a " b"#
      func `try! it`() {}
      """)
    #expect(file.code[0].contains("print(1)"))
    #expect(file.code[0].components(between: "print", and: "(").count == 1)
    #expect(file.prose[0].contains("// print("))
    #expect(file.code[1].trimmed.hasPrefix("let b = #\""))
    #expect(!holds(file.code[2], token: "try!"))
  }

  @Test func `functions are measured from head to closing brace`() {
    let file = file(
      """
      protocol P {
        func bare() -> Int
        var value: Int { get }
      }
      struct S: P {
        func bare() -> Int {
          [1].map { $0 }.count
        }
        let closure = { 1 }
        init(
          a: () -> Void = {}
        ) {
          self.init(a: a)
        }
      }
      """)
    #expect(file.functions.map(\.line) == [3, 6, 10])
    #expect(file.functions.map(\.lineCount) == [1, 3, 5])
  }

  @Test func `python functions end where the indent ends`() {
    let functions = pythonFunctions(
      "def a(\n    b,\n) -> int:\n    c = 1\n\n    return c\n\n\nd = 1\n")
    #expect(functions.map(\.lineCount) == [6])
  }

  @Test func `undocumented package declarations are found`() {
    let file = file(
      """
      /// Said.
      @inlinable package func said() {}
      package import Room
      @inlinable
      package static func unsaid() {}
      /// Said.
      @available(*, deprecated)
      package private(set) var alsoSaid = 1
      """)
    #expect(file.undocumentedLines == [5])
  }

  @Test func `a token inside a word is not that token`() {
    #expect(holds("x = print(1)", token: "print("))
    #expect(!holds("fingerprint(1)", token: "print("))
    #expect(holds("a as! B", token: "as!"))
  }
}
