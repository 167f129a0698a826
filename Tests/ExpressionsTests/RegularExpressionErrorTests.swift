import Expressions
import Testing

struct RegularExpressionErrorTests {
  @Test func `every kind of fault has words of its own`() {
    let words = Set(RegularExpressionError.Kind.allCases.map(\.rawValue))
    #expect(words.count == RegularExpressionError.Kind.allCases.count)
  }
}
