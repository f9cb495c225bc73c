import Entities
import Storage

/// Makes values for tests: the same ones in every run, each with an identifier of its own.
struct Fixture {
  private var count: UInt64 = 0
  /// Advances by one second for each value.
  private(set) var now = Timestamp(milliseconds: 1_700_000_000_000)

  mutating func id<Entity>() -> Identifier<Entity> {
    count += 1
    now = Timestamp(milliseconds: now.milliseconds + 1000)
    return Identifier(high: UInt64(now.milliseconds) << 16 | 0x7000, low: 0x8000_0000_0000_0000 | count)
  }

  mutating func profile(_ name: String? = nil) -> UserProfile {
    UserProfile(id: id(), name: name, created: now)
  }

  mutating func avatar(_ name: String, by author: UserProfile.ID? = nil) -> Avatar {
    Avatar(
      id: id(), name: name, character: .alien, action: .smiling, location: .park, tagline: "t",
      author: author, created: now)
  }

  mutating func persona(_ name: String, of profile: UserProfile.ID) -> Persona {
    Persona(id: id(), profile: profile, name: name, created: now)
  }

  mutating func lorebook(_ name: String, of profile: UserProfile.ID) -> Lorebook {
    Lorebook(id: id(), profile: profile, name: name, created: now)
  }

  /// A change of a character, or a new one.
  mutating func change(
    _ details: CharacterDetails, with picture: AvatarPicture? = nil, card: [UInt8]? = nil
  ) -> CharacterChange {
    let edit: CharacterEdit.ID = id()
    return CharacterChange(details, with: picture, card: card, at: now, as: edit)
  }

  mutating func chat(of profile: UserProfile.ID, with avatar: Avatar.ID? = nil) -> Conversation {
    Conversation(id: id(), profile: profile, avatar: avatar ?? id(), created: now, updated: now)
  }

  mutating func message(
    in chat: Conversation.ID, after parent: Message.ID? = nil, _ role: Message.Role = .user, _ text: String = "text",
    _ state: Message.State = .complete, by speaker: Avatar.ID? = nil
  ) -> Message {
    Message(id: id(), chat: chat, parent: parent, role: role, speaker: speaker, text: text, state: state, created: now)
  }
}

extension CharacterDefinition {
  /// Something in every field.
  static let sample = CharacterDefinition(
    nickname: "Mi", description: "A {{char}}.\n\u{0}\u{202E}", personality: "p", scenario: "s", greeting: "g",
    alternateGreetings: ["a\nb", ""], exampleDialogue: "<START>", systemPrompt: "y", postHistoryInstructions: "i",
    note: CharacterNote(text: "t", depth: 0, role: .assistant),
    creatorNotes: "n", tags: ["바다", "map"], talkativeness: 0.25, creator: "c", version: "1", lorebook: "{}")
}

extension Stores {
  func addProfile(_ fixture: inout Fixture, _ name: String? = nil) async throws -> UserProfile.ID {
    let profile = fixture.profile(name)
    try await profiles.save(profile)
    return profile.id
  }

  func addChat(_ fixture: inout Fixture, of profile: UserProfile.ID, with avatar: Avatar.ID? = nil) async throws
    -> Conversation.ID
  {
    let chat = fixture.chat(of: profile, with: avatar)
    try await chats.create(chat)
    return chat.id
  }

  /// Adds messages that follow one another, the first after `parent`.
  @discardableResult
  func add(
    _ fixture: inout Fixture, _ texts: [String], to chat: Conversation.ID, after parent: Message.ID? = nil
  ) async throws -> [Message.ID] {
    var added: [Message.ID] = []
    for (index, text) in texts.enumerated() {
      let role: Message.Role = index.isMultiple(of: 2) ? .user : .assistant
      let message = fixture.message(in: chat, after: added.last ?? parent, role, text)
      try await chats.append(message)
      added.append(message.id)
    }
    return added
  }

  /// The texts of the shown path.
  func shown(_ chat: Conversation.ID) async throws -> [String] {
    try await chats.messages(of: chat, before: nil, limit: .max).messages.map(\.text)
  }

  /// The texts that a search finds, in its order.
  func found(_ text: String, of profile: UserProfile.ID, limit: Int = 100) async throws -> [String] {
    try await chats.search(text, of: profile, limit: limit).map(\.message.text)
  }
}

/// The error of a call; nil when it throws none.
func failure(_ body: () async throws(StorageError) -> Void) async -> StorageError? {
  do throws(StorageError) {
    try await body()
    return nil
  } catch {
    return error
  }
}

extension StorageError {
  /// The name of the case, without its texts.
  var kind: String {
    switch self {
    case .missing: "missing"
    case .unusable: "unusable"
    case .newer: "newer"
    case .corrupt: "corrupt"
    case .unsynced: "unsynced"
    case .full: "full"
    case .busy: "busy"
    case .failed: "failed"
    }
  }
}
