/// Values that every view below a place inherits: looks, language, size of the window.
@MainActor public struct EnvironmentValues {
  /// The language of all texts.
  public var language = Language.english
  /// The colours of names like `.accent`.
  public var palette = Palette(ColorScheme())
  /// The size of the window.
  public var windowSize = WindowSize(columns: 80, rows: 24)
  /// Whether the user wants no animation.
  public var reducesMotion = false
  /// Updates these values while the program is open, whenever a value that it reads changes: looks and language. Only
  /// a host calls it, for the values at the top of its tree.
  public var adjustment: (@MainActor (inout EnvironmentValues) -> Void)?
  /// Whether the control around the view has the focus.
  public var isFocused = false
  /// Whether controls react to input.
  public var isEnabled = true
  /// Ends the program.
  public internal(set) var quit = QuitAction {}
  /// The host's counts, up to the frame before this one; nil where nothing is painted.
  public internal(set) var frameCounters: (@MainActor () -> FrameCounters)?
  /// Shows every key that works; nil in the panel that shows them.
  var showKeys: (@MainActor () -> Void)?
  /// Opens the panel of commands; nil in that panel, and in front of it.
  var showCommands: (@MainActor () -> Void)?
  /// The host's clock. It measures pauses in text fields, and the rest of a list's selection.
  var clock = HostClock.system
  /// The default look of text.
  var text = TextAppearance()
  /// The scroll view around the view.
  var scroll: ScrollPosition?
  /// Whether text ends with a caret, because more of it arrives.
  var hasCaretAtEnd = false
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

  /// Applies `adjustment`.
  mutating func adjust() {
    // Copied first: the closure must not change while it runs.
    if let adjustment { adjustment(&self) }
  }
}

/// The key of a value that a module adds to the environment.
@MainActor public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
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

  /// The value at the view's place; for a view outside a tree, the value at the top of every tree.
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
  /// The width and height in cells.
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
