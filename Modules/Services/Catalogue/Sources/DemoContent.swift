public import Entities

/// The data of a demonstration, in one language: a user with avatars of their own and a few chats. It is content only;
/// the caller stores it where nothing is kept.
public struct DemoContent: Sendable {
  /// An avatar that the user has made.
  public struct OwnAvatar: Sendable {
    /// Its name, kind, action and place.
    public let name: String, character: CharacterOption, action: CharacterAction, location: CharacterLocation
  }

  /// A chat with a built-in avatar, which begins with the avatar's greeting.
  public struct Chat: Sendable {
    /// The avatar.
    public let avatar: Avatar.ID
    /// The title that the user gave; nil for none.
    public let title: String?
    /// The hours since its last message.
    public let hours: Int
    /// What the user and the avatar say in turn, the user first.
    public let lines: [String]
    /// Whether the user has seen its end.
    public let isSeen: Bool
  }

  /// The user's name.
  public let name: String
  /// The avatars that the user has made.
  public let avatars: [OwnAvatar]
  /// The chats, the last changed first.
  public let chats: [Chat]

  /// The content in a language.
  public init(language: ContentLanguage) {
    name = language("Mina", "미나")
    avatars = [
      OwnAvatar(name: language("Pocket", "주머니"), character: .dog, action: .shopping, location: .mall),
      OwnAvatar(
        name: language("The Night Librarian", "밤의 사서"), character: .woman, action: .studying, location: .museum),
    ]
    chats = [Self.baker, Self.gardener, Self.cat].map { $0(language) }
  }

  private static func chat(
    _ avatar: BuiltInAvatar, _ title: String? = nil, hours: Int, isSeen: Bool = true, _ lines: [String]
  ) -> Chat {
    Chat(avatar: avatar.id, title: title, hours: hours, lines: lines, isSeen: isSeen)
  }
}

// MARK: - The chats

extension DemoContent {
  private static func baker(_ language: ContentLanguage) -> Chat {
    chat(
      .doyun, hours: 2, isSeen: false,
      [
        language("I cannot sleep. What are you baking?", "잠이 안 와요. 지금 뭐 구우세요?"),
        language(
          "Rye, and a small loaf that nobody ordered. The second one is for whoever comes by before the sun does.",
          "호밀빵이요. 그리고 아무도 주문하지 않은 작은 빵 하나. 그건 해보다 먼저 오는 손님 거예요."),
      ])
  }

  private static func gardener(_ language: ContentLanguage) -> Chat {
    chat(
      .juno, language("Tomatoes on the balcony", "베란다 토마토"), hours: 26,
      [
        language("My tomatoes grow tall and thin. What do they need?", "토마토가 키만 크고 가늘어요. 뭐가 필요할까요?"),
        language(
          """
          They are looking for light. Three things, in this order:

          1. **Light**: six hours of sun, or a lamp a hand above the leaves.
          2. **Wind**: brush them once a day. Stems that move grow thick.
          3. **Patience**: bury the stem up to the first leaves when you move them.
          """,
          """
          빛을 찾고 있는 거예요. 순서대로 세 가지만 해 주세요.

          1. **빛**: 해를 여섯 시간, 아니면 잎에서 한 뼘 위에 등을 켜 주세요.
          2. **바람**: 하루에 한 번 쓰다듬어 주세요. 흔들린 줄기가 굵어져요.
          3. **기다림**: 옮겨 심을 때 첫 잎 아래까지 묻어 주세요.
          """),
        language("And how often do I water them?", "물은 얼마나 자주 줘요?"),
        language(
          "When the soil is dry to the depth of a knuckle. In orbit we have a sensor for that. It is called a finger.",
          "흙이 손가락 한 마디 깊이까지 말랐을 때요. 궤도에는 그걸 재는 센서가 있어요. 손가락이라고 부르죠."),
      ])
  }

  private static func cat(_ language: ContentLanguage) -> Chat {
    chat(
      .inkwell, hours: 24 * 5,
      [
        language("How do I count the words of a text in Swift?", "Swift로 글의 낱말을 어떻게 세나요?"),
        language(
          """
          With four paws on the keyboard, or like this:

          ```swift
          let words = text.split(whereSeparator: \\.isWhitespace)
          print(words.count)
          ```

          A radiator in reach helps with the second line.
          """,
          """
          네 발을 자판에 올리거나, 이렇게 하지.

          ```swift
          let words = text.split(whereSeparator: \\.isWhitespace)
          print(words.count)
          ```

          둘째 줄은 난로 곁에서 쓰면 더 잘 써진다네.
          """),
      ])
  }
}
