/// The kind, the activity and the place of an avatar as a phrase: "An alien that is smiling in the park".
public struct AvatarDescription: Hashable, Sendable {
  /// The three choices.
  public var character: CharacterOption, action: CharacterAction, location: CharacterLocation

  /// A description.
  public init(character: CharacterOption, action: CharacterAction, location: CharacterLocation) {
    self.character = character
    self.action = action
    self.location = location
  }

  /// The choices of a character that a file brought: files say nothing of the three. The drawn portrait needs some.
  public static let unchosen = AvatarDescription(character: .woman, action: .smiling, location: .city)

  /// The phrase, without a full stop.
  public func sentence(in language: ContentLanguage) -> String {
    language(english, korean)
  }

  private var english: String {
    let noun = character.title(in: ContentLanguage.english)
    let article = noun.first.map("aeiou".contains) == true ? "An" : "A"
    // Outer space has no article.
    let place = (location == .space ? "" : "the ") + location.title(in: ContentLanguage.english)
    let relative = character == .man || character == .woman ? "who" : "that"
    return "\(article) \(noun) \(relative) is \(action.title(in: ContentLanguage.english)) in \(place)"
  }

  private var korean: String {
    // In Korean, sitting somewhere takes 에, another activity 에서.
    let place = location.title(in: ContentLanguage.korean) + (action == .sitting ? "에" : "에서")
    return "\(place) \(action.koreanModifier) \(character.title(in: ContentLanguage.korean))"
  }
}

extension Avatar {
  /// The kind, the activity and the place; nil for a character that a file brought, for which the user chose none.
  ///
  /// A form stores a look too, so its choices count even when they are the same ones.
  public var traits: AvatarDescription? {
    let traits = AvatarDescription(character: character, action: action, location: location)
    return author != nil && look == nil && traits == .unchosen ? nil : traits
  }

  /// The line about an avatar in lists: its tagline, or the description made of its three choices. It is never empty.
  public func summary(in language: ContentLanguage) -> String {
    guard tagline.allSatisfy(\.isWhitespace) else { return tagline }
    return traits?.sentence(in: language) ?? language("An imported character", "가져온 캐릭터")
  }
}

extension CharacterOption {
  /// One being of this kind, in lower case: `alien`.
  public func title(in language: ContentLanguage) -> String {
    switch self {
    case .man: language("man", "남자")
    case .woman: language("woman", "여자")
    case .alien: language("alien", "외계인")
    case .dog: language("dog", "강아지")
    case .cat: language("cat", "고양이")
    }
  }

  /// All beings of this kind, as a heading: `Aliens`. A Korean noun has no plural form here.
  public func plural(in language: ContentLanguage) -> String {
    switch self {
    case .man: language("Men", "남자")
    case .woman: language("Women", "여자")
    case .alien: language("Aliens", "외계인")
    case .dog: language("Dogs", "강아지")
    case .cat: language("Cats", "고양이")
    }
  }
}

extension CharacterAction {
  /// The activity, as a choice in lists: `smiling`.
  public func title(in language: ContentLanguage) -> String {
    switch self {
    case .smiling: language("smiling", "웃는 중")
    case .sitting: language("sitting", "앉아 있는 중")
    case .eating: language("eating", "먹는 중")
    case .drinking: language("drinking", "마시는 중")
    case .walking: language("walking", "걷는 중")
    case .shopping: language("shopping", "쇼핑 중")
    case .studying: language("studying", "공부 중")
    case .working: language("working", "일하는 중")
    case .relaxing: language("relaxing", "쉬는 중")
    case .fighting: language("fighting", "싸우는 중")
    case .crying: language("crying", "우는 중")
    }
  }

  /// The form before a noun.
  fileprivate var koreanModifier: String {
    switch self {
    case .smiling: "웃고 있는"
    case .sitting: "앉아 있는"
    case .eating: "무언가 먹고 있는"
    case .drinking: "무언가 마시고 있는"
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
  /// The place, without an article: `park`.
  public func title(in language: ContentLanguage) -> String {
    switch self {
    case .park: language("park", "공원")
    case .mall: language("mall", "쇼핑몰")
    case .museum: language("museum", "박물관")
    case .city: language("city", "도시")
    case .desert: language("desert", "사막")
    case .forest: language("forest", "숲")
    case .space: language("space", "우주")
    }
  }
}
