import Entities

/// Tells a model who it is, in the language that the avatar is written in.
struct AvatarIntroduction {
  let text: String

  init(_ avatar: Avatar) {
    let name = avatar.name
    let isKorean = Self.isKorean(avatar)
    let known = [avatar.personality, avatar.tagline].first { !$0.isBlank }
    let sentence = isKorean ? avatar.koreanSentence : avatar.englishSentence
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

  /// The personality decides; where there is none, whatever else is written.
  private static func isKorean(_ avatar: Avatar) -> Bool {
    let written =
      avatar.personality.isBlank ? avatar.name + avatar.tagline + avatar.greeting : avatar.personality
    return written.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}

extension Avatar {
  fileprivate var englishSentence: String {
    let kind = character == .alien ? "an alien" : "a \(character.rawValue)"
    let place = location == .space ? "in space" : "in the \(location.rawValue)"
    return "\(name) is \(kind) who is \(action.rawValue) \(place)."
  }

  fileprivate var koreanSentence: String {
    "\(location.korean)에서 \(action.korean) \(character.korean)입니다."
  }
}

extension CharacterOption {
  fileprivate var korean: String {
    switch self {
    case .man: "남자"
    case .woman: "여자"
    case .alien: "외계인"
    case .dog: "강아지"
    case .cat: "고양이"
    }
  }
}

extension CharacterAction {
  fileprivate var korean: String {
    switch self {
    case .smiling: "웃고 있는"
    case .sitting: "앉아 있는"
    case .eating: "무언가를 먹고 있는"
    case .drinking: "무언가를 마시고 있는"
    case .walking: "걷고 있는"
    case .shopping: "쇼핑하고 있는"
    case .studying: "공부하고 있는"
    case .working: "일하고 있는"
    case .relaxing: "쉬고 있는"
    case .fighting: "싸우고 있는"
    case .crying: "울고 있는"
    }
  }
}

extension CharacterLocation {
  fileprivate var korean: String {
    switch self {
    case .park: "공원"
    case .mall: "쇼핑몰"
    case .museum: "박물관"
    case .city: "도시"
    case .desert: "사막"
    case .forest: "숲"
    case .space: "우주"
    }
  }
}
