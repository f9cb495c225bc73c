import Entities

/// Describes the avatar to the model that plays it, in the language of the avatar's texts.
struct AvatarIntroduction {
  let text: String

  init(_ avatar: Avatar) {
    let name = avatar.name
    let isKorean = avatar.isKorean
    let known = [avatar.personality, avatar.tagline].first { !$0.isBlank }
    let sentence = avatar.sentence(in: isKorean ? .korean : .english)
    let parts =
      isKorean
      ? [
        "당신은 한 사람과 이야기를 나누는 캐릭터이고, 이름은 ‘\(name)’입니다.",
        avatar.personality.isBlank ? sentence : nil, known,
        "언제나 이 캐릭터로서 일인칭으로 말하고, 상대방이 할 말을 대신 쓰지 마십시오. 상대방이 쓰는 언어로 대답하십시오.",
      ]
      : [
        "You are \(name), a character in a conversation with one person.",
        avatar.personality.isBlank ? sentence : nil, known,
        """
        Stay in character and speak as \(name), in the first person. Never write what the person says. \
        Answer in the language that the person writes in.
        """,
      ]
    text = parts.compactMap(\.self).joined(separator: "\n\n")
  }
}

extension Avatar {
  /// Whether the texts are Korean. The personality decides; without one, the other texts do.
  var isKorean: Bool {
    let written = personality.isBlank ? name + tagline + greeting : personality
    return written.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}

extension Avatar {
  fileprivate func sentence(in language: ContentLanguage) -> String {
    let description = AvatarDescription(character: character, action: action, location: location)
      .sentence(in: language)
    return language("\(name): \(description).", "\(description)입니다.")
  }
}
