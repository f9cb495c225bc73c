public import Entities
public import TerminalUI

/// Something that a feature can do for the user. Footer, help, settings and the palette of commands know it from here.
@MainActor public struct ActionContribution {
  /// Where the action can be done, and on what.
  public enum Effect {
    /// A screen of the feature does it, and binds the shortcut while it can.
    case onScreen
    /// Any screen can do it. The closure takes the place of that screen.
    case anywhere(@MainActor (NavigationContext) -> Void)
    /// It acts on one of many things. The user finds the thing by a few letters.
    case onFound(@MainActor (LetterPattern, Language) async throws -> [FoundAction])
  }

  /// Its name in configurations and in lists: small letters and dashes.
  public let id: String
  /// Its effect, in a word or two. Things that are found have it as their heading.
  public let title: @Sendable (Language) -> String
  /// The key with which screens offer it, and which users can change; nil for none.
  public let shortcut: Shortcut?
  /// Whether it can be done now.
  public let isAvailable: @MainActor () -> Bool
  /// Where the action can be done, and on what.
  public let effect: Effect

  /// An action without a key of its own.
  public init(
    _ id: String, title: @escaping @Sendable (Language) -> String,
    isAvailable: @escaping @MainActor () -> Bool = { true }, effect: Effect
  ) {
    self.id = id
    self.title = title
    self.isAvailable = isAvailable
    self.effect = effect
    shortcut = nil
  }

  /// An action with a key, which gives it its name and its title.
  public init(
    _ shortcut: Shortcut, isAvailable: @escaping @MainActor () -> Bool = { true }, effect: Effect = .onScreen
  ) {
    id = shortcut.id
    title = shortcut.title
    self.shortcut = shortcut
    self.isAvailable = isAvailable
    self.effect = effect
  }
}

/// An action on a thing that was found by a few letters, such as opening it.
@MainActor public struct FoundAction {
  /// Distinguishes it from all others of its contribution, also in later runs.
  public let id: String
  /// The name of the thing.
  public let title: String
  /// A few words about it; empty for none.
  public let detail: String
  /// Further words by which it is found.
  public let words: [String]
  /// Does it, from the screen at a place.
  public let run: @MainActor (NavigationContext) -> Void

  /// An action on a thing.
  public init(
    id: String, title: String, detail: String = "", words: [String] = [],
    run: @escaping @MainActor (NavigationContext) -> Void
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.words = words
    self.run = run
  }
}
