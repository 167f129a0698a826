/// A value behind one pointer: large, rarely changed, and shared by many consecutive states.
///
/// A copy shares the value; a change copies it. Do not use it for values that are changed in small
/// steps, such as a growing tree: each step would copy the whole value.
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
