public import Entities

/// The characters that come with the app, in one language.
///
/// They need no network and no store. An identifier never changes and is never given to another character, so chats,
/// links and the offline scripts can refer to it.
public struct BuiltInAvatars: Sendable {
  /// Those that Explore shows first: the plain assistant, then one of each kind.
  public let featured: [Avatar]
  /// All of them, in the order that is shown until the user opens one.
  public let popular: [Avatar]
  /// All of them: the plain assistant, then the others by kind, in the order of `CharacterOption.allCases`.
  public let all: [Avatar]
  /// The names of each in every language. Scripts and users may use any of them, whatever the current language.
  public let names: [Avatar.ID: [String]]
  private let language: ContentLanguage

  /// The characters with their texts in a language.
  public init(language: ContentLanguage) {
    self.language = language
    let characters = BuiltInAvatar.all
    let avatars = characters.map { $0.avatar(in: language) }
    let known = Dictionary(zip(characters.map(\.id), avatars)) { first, _ in first }
    all = avatars
    names = Dictionary(
      characters.map { character in
        (character.id, ContentLanguage.allCases.map { character.avatar(in: $0).name })
      }
    ) { first, _ in first }
    popular = BuiltInAvatar.popularOrder.compactMap { known[$0.id] }
    featured = BuiltInAvatar.featuredOrder.compactMap { known[$0.id] }
  }

  /// The character with this identifier; nil when there is none.
  public func avatar(_ id: Avatar.ID) -> Avatar? {
    all.first { $0.id == id }
  }

  /// The definition of the character with this identifier; empty for the plain assistant, nil without such a character.
  public func definition(of id: Avatar.ID) -> CharacterDefinition? {
    BuiltInAvatar.all.first { $0.id == id }?.definition(in: language)
  }
}
