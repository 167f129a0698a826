/// A value behind one pointer: large, seldom changed, and the same in many states that follow each
/// other.
///
/// A copy shares the value; a change makes a new one, so nobody sees another's change. It is the
/// wrong place for what is written in small steps, such as a tree that grows: each step would copy
/// the whole value.
@propertyWrapper
struct Shared<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value. O(1) to read; a change copies it.
  var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
