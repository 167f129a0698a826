import Testing

@testable import TableModel
@testable import TableSessions
@testable import ViewModel
@testable import WindowModel

/// Whoever mentions a value may copy it, and each reference in it is then counted twice. So what is
/// stored where tables are edited and scrolled is small, or lies behind one pointer.
struct StoredSizeTests {
  /// The largest struct, enum or tuple that needs no reason, in bytes.
  private static let bytesMax = 256

  /// Larger ones, and why that is no harm.
  private static let exceptions = [
    "TableModel.TableState.Parts": "what a TableState points to, written in place by each edit",
    "ViewModel.ViewState": "stored by classes; read by member, written by the view's user",
    "WindowModel.SubscriptionState": "one for each subscription, in its lock, written in place",
    "WindowModel.SubscriptionStep": "one for each update, on the stack, handed on once",
    "TableSessions.LayoutKeeper": partOfView,
    "TableSessions.HeightKeeper": partOfView,
    "ViewModel.EntryHeights": behindPointer,
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
    "RowPipeline.ExpressionCondition": "payload of RowFilter, whose cases are one pointer",
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

  @Test func `a large value is stored behind a pointer, or says why not`() {
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
