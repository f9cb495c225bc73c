import Observation

/// Private state of a view: whether a panel is open, which row is chosen.
///
/// State that matters beyond the view belongs to its presenter.
@propertyWrapper
@MainActor public struct State<Value> {
  private let initial: Value
  private let link = StateLink<Value>()

  /// State that begins with this value each time the view appears.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// The present value.
  public var wrappedValue: Value {
    get { link.box?.value ?? initial }
    nonmutating set { link.box?.value = newValue }
  }

  /// A binding to the state, for a view that may change it.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State: DynamicProperty {
  func attach(to evaluation: Evaluation, slot: Int) {
    link.box = evaluation.store.object(at: evaluation.identity, slot: slot) { StateBox(initial) }
  }
}

@MainActor private final class StateLink<Value> {
  var box: StateBox<Value>?
}

@Observable @MainActor final class StateBox<Value>: StateObject {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Read and write access to a value that is stored elsewhere.
@propertyWrapper
@MainActor public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// A value that is read and written by these closures.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The present value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to pass on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of an observed object, usually of a presenter.
  public init<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
