public import Entities
public import TerminalUI

extension Language {
  /// The same language as a value of Entities. The interface imports no other module, so it has a type of its own.
  public var content: ContentLanguage { self == .korean ? .korean : .english }

  /// The same language as a value of the interface.
  public init(_ content: ContentLanguage) {
    self = content == .korean ? .korean : .english
  }
}

extension Language {
  /// The text in this language.
  public func callAsFunction(_ localizedText: LocalizedText) -> String { localizedText(in: content) }

  /// The message of an error in this language: what happened, why, and what to do.
  public func words(for error: any Error) -> String { self(LocalizedText(explaining: error)) }
}

extension Avatar {
  /// The line about it in lists: its tagline, or its kind, action and place.
  public func summary(in language: Language) -> String { summary(in: language.content) }
}

extension AvatarDescription {
  /// The phrase, without a full stop.
  public func sentence(in language: Language) -> String { sentence(in: language.content) }
}

extension CharacterOption {
  /// One being of this kind, in a word without a capital: `alien`.
  public func title(in language: Language) -> String { title(in: language.content) }

  /// All of this kind, as a heading: `Aliens`. A Korean noun stays as it is.
  public func plural(in language: Language) -> String { plural(in: language.content) }
}

extension CharacterAction {
  /// The action, as one of several choices: `smiling`.
  public func title(in language: Language) -> String { title(in: language.content) }
}

extension CharacterLocation {
  /// The place, in a word without an article: `park`.
  public func title(in language: Language) -> String { title(in: language.content) }
}
