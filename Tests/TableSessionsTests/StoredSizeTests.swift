@_spi(Reflection) import Swift
import Testing

@testable import TableModel
@testable import TableSessions
@testable import ViewModel
@testable import WindowModel

/// Whoever mentions a struct may copy it, and each reference in it is then counted twice. So what is
/// stored where tables are edited and scrolled is small, or lies behind one pointer.
struct StoredSizeTests {
  /// The largest struct that needs no reason, in bytes.
  private static let bytesMax = 256

  /// Larger ones, and why that is no harm.
  private static let exceptions = [
    "TableModel.TableState.Parts": "what a TableState points to, written in place by each edit",
    "ViewModel.ViewState": "stored by classes; read by member, written by the view's user",
    "WindowModel.SubscriptionState": "one for each subscription, in its lock, written in place",
    "WindowModel.SubscriptionStep": "one for each update, on the stack, handed on once",
    "TableSessions.LayoutKeeper": partOfView,
    "TableSessions.HeightKeeper": partOfView,
    "ViewModel.KeptHeights": partOfView,
    "TableSessions.SectionAggregateKeeper": partOfView,
    "TableSessions.ShownMeasures": partOfView,
    "TableSessions.LayoutKey": partOfView,
    "TableSessions.ChasedOrder": partOfView,
    "TableSessions.StreamedHits": partOfView,
    "TableSessions.PendingCompletion": partOfView,
    "RowPipeline.ViewOrderResult": partOfView,
    "ViewModel.LayoutRules": behindPointer,
    "ViewModel.HeightKey": behindPointer,
    "TableModel.ValidationRules.Entry": inCollections,
    "TableModel.RuleExpression": inCollections,
    "RowPipeline.OrderExpression": inCollections,
    "Expressions.RowExpression": inCollections,
    "TableValues.Column.Details.Values": behindPointer,
  ]
  private static let partOfView = "part of a ViewRecord, written in place"
  private static let behindPointer = "stored as Shared or in a class"
  private static let inCollections = "stored in arrays and dictionaries, which share it"

  /// Where the walk over stored properties begins.
  private static var roots: [Any.Type] {
    [
      TableSession.self, ViewRecord.self, ViewSnapshot.self, SubscriptionState.self,
      SubscriptionStep.self, Shadow.self, KeptHeights.self, SettingResolver.self,
      PermissionCheck.self, EditDraft.self,
    ]
  }

  @Test func `a large struct is stored behind a pointer, or says why not`() {
    var walk = StoredTypes()
    for root in Self.roots { walk.visit(root) }
    #expect(walk.sizes.count > 100, "the walk finds what is stored")
    let large = walk.sizes.filter { $0.value > Self.bytesMax }
    for (name, size) in large.sorted(by: { $0.key < $1.key }) {
      #expect(Self.exceptions[name] != nil, "\(name) has \(size) bytes; store it as Shared")
    }
    for name in Self.exceptions.keys.sorted() {
      #expect(large[name] != nil, "\(name) needs no exception any more")
    }
  }
}

/// The structs that are stored in some types, in any depth.
private struct StoredTypes {
  /// Their sizes in bytes, by their names.
  private(set) var sizes: [String: Int] = [:]
  private var seen = Set<ObjectIdentifier>()

  /// Takes up a struct or a class, and what it stores.
  mutating func visit(_ type: Any.Type) {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return }
    if let container = type as? any TypeContainer.Type {
      for part in container.parts { visit(part) }
      return
    }
    let name = Self.name(of: type)
    if name.hasPrefix("Swift.") { return }
    if !(type is AnyClass), !(type is any Part.Type) { sizes[name] = Self.size(of: type) }
    var fields: [Any.Type] = []
    // `_EachFieldOptions.classType`, which Swift 6 takes for shared mutable state.
    let ofClass = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: type, options: type is AnyClass ? ofClass : []) { _, _, field, kind in
      // Of others nothing is known but what each value holds.
      if [.struct, .optional, .class].contains(kind) { fields.append(field) }
      return true
    }
    for field in fields { visit(field) }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  /// The name with its room; what stands for a private context is left out.
  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown") }
      .joined(separator: ".")
  }
}

/// A type whose stored properties do not show what it holds.
private protocol TypeContainer {
  /// What it holds, each as the only property of a struct.
  static var parts: [Any.Type] { get }
}

/// A struct made for this walk.
private protocol Part {}

private struct Only<Value>: Part {
  var value: Value
}

extension Optional: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Wrapped>.self] }
}

extension Array: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Element>.self] }
}

extension Set: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Element>.self] }
}

extension Dictionary: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Key>.self, Only<Value>.self] }
}
