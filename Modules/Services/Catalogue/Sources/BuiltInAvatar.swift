import Entities

/// One character as its file writes it down, in every language at once.
struct BuiltInAvatar: Sendable {
  /// What people and models read about it, in one language.
  struct Texts: Sendable {
    let name: String, tagline: String, greeting: String, personality: String
  }

  let id: Avatar.ID
  let character: CharacterOption, action: CharacterAction, location: CharacterLocation
  let english: Texts, korean: Texts

  func avatar(in language: ContentLanguage) -> Avatar {
    let texts = language == .korean ? korean : english
    return Avatar(
      id: id, name: texts.name, character: character, action: action, location: location,
      tagline: texts.tagline, personality: texts.personality, greeting: texts.greeting, created: Self.created)
  }

  /// The start of 2025 in UTC. It is also the time inside every identifier here.
  static let created = Timestamp(milliseconds: 1_735_689_600_000)
}
