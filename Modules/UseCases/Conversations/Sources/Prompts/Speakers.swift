import Entities

/// The two sides of a conversation: the character, and the user by the name that the character's texts use.
struct Speakers: Sendable {
  let character: CharacterDetails
  /// The name of the persona that counts, or of the user's profile; nil for none.
  let userName: String?
  /// The description of the persona that counts; empty for none. It may contain macros.
  let persona: String

  init(_ character: CharacterDetails, userName: String?, persona: String = "") {
    self.character = character
    self.userName = userName
    self.persona = persona
  }

  /// - Parameter profileName: The name of the user's profile, which counts where there is no persona.
  init(_ character: CharacterDetails, as persona: Persona?, profileName: String?) {
    self.init(character, userName: persona?.name ?? profileName, persona: persona?.description ?? "")
  }

  var avatar: Avatar { character.avatar }
  var definition: CharacterDefinition { character.definition }

  /// The language of the character's texts: Korean if they are. Its definition decides; without one, its other texts do.
  var language: ContentLanguage {
    let definition = definition.description + definition.personality
    let written = definition.isBlank ? avatar.name + avatar.tagline + self.definition.greeting : definition
    return written.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } ? .korean : .english
  }

  /// The macros of the character's texts.
  var macros: TextMacros {
    TextMacros(
      char: definition.nickname.isBlank ? avatar.name : definition.nickname.trimmed,
      user: userName.flatMap { $0.isBlank ? nil : $0 } ?? language("User", "사용자"))
  }

  /// The first messages of a new conversation to choose from, as siblings; none for a character without a greeting.
  func greetings(in id: Conversation.ID, at time: Timestamp) -> [Message] {
    definition.greetings.map { text in
      Message(
        id: Message.ID(at: time), chat: id, parent: nil, role: .assistant, text: macros.expanded(text), created: time)
    }
  }
}
