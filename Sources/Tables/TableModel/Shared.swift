/// A value behind one pointer: large, seldom changed, and the same in many states that follow each
/// other.
///
/// A copy shares the value; a change makes a new one, so no copy sees the change of another. Do not
/// use it for values that are changed in small steps, such as a growing tree: each step would copy
/// the whole value.
///
/// Inlinable, because generic code that another room calls is not specialised otherwise.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  /// A value that is not shared yet.
  @inlinable
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value. O(1) to read; a change copies it.
  @inlinable package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
