/// What every view below a place knows without being told: looks, language, size of the window.
@MainActor public struct EnvironmentValues {
  /// The language that words are shown in.
  public var language = Language.english
  /// The colours that names like `.accent` stand for.
  public var palette = Palette(.dark)
  /// How large the window is.
  public var windowSize = WindowSize(columns: 80, rows: 24)
  /// Whether nothing moves by itself.
  public var reducesMotion = false
  /// What changes these values while the program is open, as what it reads changes: looks and language. Only a host asks,
  /// for the values at the top of its tree.
  public var adjustment: (@MainActor (inout EnvironmentValues) -> Void)?
  /// Whether the control around has the focus.
  public var isFocused = false
  /// Whether controls react.
  public var isEnabled = true
  /// Ends the program.
  public internal(set) var quit = QuitAction {}
  /// What the host has shown so far, up to the frame before this one; nil where nothing is painted.
  public internal(set) var frameCounters: (@MainActor () -> FrameCounters)?
  /// Shows every key that works; nil where they show already.
  var showKeys: (@MainActor () -> Void)?
  /// The time that editing goes by.
  var clock = HostClock.system
  /// How text looks, where it does not say so itself.
  var text = TextAppearance()
  /// What scrolls the view.
  var scroll: ScrollPosition?
  /// How pictures are shown.
  var pictures = ImageRenderer()
  /// Values that other modules add.
  private var others: [ObjectIdentifier: Any] = [:]

  /// The values at the top of every tree.
  public init() {}

  /// A value that another module adds.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// Takes over what has changed.
  mutating func adjust() {
    // Apart from the values: it may not change while it runs.
    if let adjustment { adjustment(&self) }
  }
}

/// The name of a value that a module adds to the environment.
@MainActor public protocol EnvironmentKey {
  /// What kind of value.
  associatedtype Value
  /// What it is where nobody set it.
  static var defaultValue: Value { get }
}

/// A value of the environment at the view's place; actions that run later still see it.
@propertyWrapper
@MainActor public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  private let link = EnvironmentLink<Value>()

  /// The value at this path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  /// The value where the view stands; a view that stands nowhere sees what is at the top of every tree.
  public var wrappedValue: Value {
    link.value ?? EnvironmentValues()[keyPath: path]
  }
}

extension Environment: DynamicProperty {
  func attach(to evaluation: Evaluation, slot: Int) {
    link.value = evaluation.environment[keyPath: path]
  }
}

@MainActor private final class EnvironmentLink<Value> {
  var value: Value?
}

/// The size of the window, in cells.
public struct WindowSize: Hashable, Sendable {
  /// Its width and height.
  public var columns: Int, rows: Int

  /// A size from its parts.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension View {
  /// Changes a value of the environment for this view and what is in it.
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    EnvironmentView(content: self) { $0[keyPath: path] = value }
  }
}

struct EnvironmentView: PrimitiveView {
  let content: any View
  let change: @MainActor (inout EnvironmentValues) -> Void

  func evaluate(in evaluation: Evaluation) {
    evaluation.with(change) { content.evaluate(in: $0) }
  }
}
