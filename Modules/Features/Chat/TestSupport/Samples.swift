public import Entities

extension Avatar {
  /// An avatar with an id made from its number.
  public static func sample(_ number: UInt64 = 1, name: String = "Nova") -> Avatar {
    Avatar(
      id: ID(high: 0xA, low: number), name: name, character: .alien, action: .smiling, location: .space,
      created: Timestamp(milliseconds: 0))
  }
}

extension UserProfile {
  /// A profile with a green colour.
  public static let sample = UserProfile(
    id: ID(high: 0xB, low: 1), color: .green, didCompleteOnboarding: true, created: Timestamp(milliseconds: 0))
}

extension Conversation {
  /// A conversation with an id made from its number; a later number means a later change.
  public static func sample(
    _ number: UInt64 = 1, with avatar: Avatar.ID = Avatar.sample().id, title: String? = nil
  ) -> Conversation {
    Conversation(
      id: ID(high: 0xC, low: number), profile: UserProfile.sample.id, avatar: avatar, title: title,
      created: Timestamp(milliseconds: 1_700_000_000_000),
      updated: Timestamp(milliseconds: 1_700_000_000_000 + Int64(number) * 60_000))
  }
}

extension Message {
  /// A message with an id made from its number, and its parent's id from the parent's number. All have the same time,
  /// as on a fast machine.
  public static func sample(
    _ number: UInt64, after parent: UInt64?, _ role: Role, _ text: String, _ state: State = .complete,
    in conversation: Conversation.ID = Conversation.sample().id
  ) -> Message {
    Message(
      id: ID(high: 0xD, low: number), chat: conversation, parent: parent.map { ID(high: 0xD, low: $0) }, role: role,
      text: text, state: state, model: role == .user ? nil : ModelChoice(provider: "offline", model: "rules"),
      created: Timestamp(milliseconds: 1_700_000_000_000))
  }

  /// Messages in a row, the user's and the avatar's in turn, numbered from 1.
  public static func samples(_ count: Int, in conversation: Conversation.ID = Conversation.sample().id) -> [Message] {
    (0..<count).map { index in
      sample(
        UInt64(index + 1), after: index == 0 ? nil : UInt64(index), index.isMultiple(of: 2) ? .user : .assistant,
        "Message \(index + 1)", in: conversation)
    }
  }
}

extension ReplyPause {
  /// A pause that ends 12 s after the moment that the fake interactor begins with.
  public static let sample = ReplyPause(
    end: Timestamp(milliseconds: 1_700_003_612_000), attempt: 2, attempts: 3,
    reason: LocalizedText("Server busy", "서버가 바쁨"))
}
