/// An action with a key that works in a text too, and that the user can put on another key. It has a name for
/// configurations, words for its effect, and a usual key.
public struct Shortcut: Identifiable, Sendable {
  /// Its name in configurations: small letters and dashes.
  public let id: String
  /// Its key unless the user chose another.
  public let usual: Key
  /// Its effect, in a word or two.
  public let title: @Sendable (Language) -> String

  /// A shortcut from its parts.
  public init(_ id: String, _ usual: Key, title: @escaping @Sendable (Language) -> String) {
    self.id = id
    self.usual = usual
    self.title = title
  }
}

extension Shortcut {
  /// Ends the app.
  public static let quit = Shortcut("quit", .control("q")) { $0.quit }
  /// Hands the mouse to the terminal, or takes it back.
  public static let mouse = Shortcut("mouse", .function(12)) { $0.handMouseOver }
}

/// The keys that the user chose in place of the usual ones.
public struct Keymap: Hashable, Sendable {
  private let keys: [String: Key]

  /// The keys, by the ids of shortcuts.
  public init(_ keys: [String: Key] = [:]) {
    self.keys = keys
  }

  /// The key of a shortcut.
  public subscript(shortcut: Shortcut) -> Key { keys[shortcut.id] ?? shortcut.usual }
}

extension EnvironmentValues {
  private struct KeymapKey: EnvironmentKey {
    static let defaultValue = Keymap()
  }

  /// The keys of shortcuts. Every binding of a shortcut reads its key from here, and so do footers and help.
  public var keymap: Keymap {
    get { self[KeymapKey.self] }
    set { self[KeymapKey.self] = newValue }
  }
}

extension KeyBinding {
  /// A binding of a shortcut; its key is the one that the environment has for it.
  /// - Parameters:
  ///   - title: Its effect, in a word or two.
  ///   - prominence: Whether the footer has room for it.
  public init(
    _ shortcut: Shortcut, _ title: String, prominence: Prominence = .ordinary, action: @escaping @MainActor () -> Void
  ) {
    self.init(shortcut.usual, title, prominence: prominence, action: action)
    self.shortcut = shortcut
  }

  /// The binding with the key that the user chose.
  func bound(by keymap: Keymap) -> KeyBinding {
    guard let shortcut else { return self }
    var bound = self
    bound.key = keymap[shortcut]
    return bound
  }
}

extension Key {
  /// The effect that this key has in every program, or in every text, so that no shortcut may have the key; nil for
  /// none.
  @MainActor public func fixedMeaning(in language: Language) -> String? {
    let fixed: [(Key, String)] = [
      (.control("c"), language.quitTwice), (.control("z"), language.suspend), (.control("l"), language.paintAgain),
      (.function(1), language.keys),
    ]
    if let meaning = fixed.first(where: { $0.0 == self })?.1 { return meaning }
    return EditorKeys.command(for: press).map { "\(language.inTheText): \($0.title(in: language))" }
  }
}
