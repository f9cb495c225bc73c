import TerminalUI

extension Language {
  var explore: String { self("Explore", "탐색") }
  var featured: String { self("Featured", "추천") }
  var categories: String { self("Categories", "카테고리") }
  var popular: String { self("Popular", "인기") }
  var noAvatars: String { self("No characters here yet", "아직 캐릭터가 없습니다") }
  var previous: String { self("Previous", "이전") }
  var next: String { self("Next", "다음") }
  var open: String { self("Open", "열기") }
  var tryAgain: String { self("Try again", "다시 시도") }

  var characters: String { self("Characters", "캐릭터") }

  // The character screen
  var character: String { self("Character", "캐릭터") }
  var builtIn: String { self("Comes with the program", "기본 캐릭터") }
  var madeHere: String { self("Made by a user", "직접 만든 캐릭터") }
  var wasDeleted: String { self("Deleted; its chats stay", "삭제됨. 대화는 남아 있습니다") }
  /// The sign of a developer's run, the same in every language.
  var dev: String { "DEV" }
  var inShort: String { self("In short", "한마디로") }
  var looks: String { self("Looks", "모습") }
  var personality: String { self("Personality", "성격") }
  var firstWords: String { self("First words", "첫인사") }
  var chat: String { self("Chat", "대화하기") }
  var avatarIsGone: String { self("This character does not exist any more.", "더 이상 찾을 수 없는 캐릭터입니다.") }
}

// The command line.
extension Language {
  var aboutAvatars: String { self("The characters to talk with", "대화할 수 있는 캐릭터") }
  var aboutAvatarsList: String { self("List them, one a line", "한 줄에 하나씩 보여 줍니다") }
  var aboutKindOption: String { self("Only those of this kind", "이 종류만 보여 줍니다") }

  func unknownChoice(_ name: String, of option: String, known: String) -> String {
    self(
      "There is no \(option) “\(name)”. There are: \(known).", "\(option)에 쓸 수 없는 값입니다: “\(name)”. 고를 수 있는 것: \(known)."
    )
  }

  var aboutAvatarsCreate: String { self("Make a character, and print its id", "새로 만들고 id를 알려 줍니다") }
  var aboutNewKindOption: String { self("What it is (man)", "무엇인지 (man)") }
  var aboutActionOption: String { self("What it does (smiling)", "무엇을 하는지 (smiling)") }
  var aboutLocationOption: String { self("Where it is (park)", "어디에 있는지 (park)") }
  var aboutPictureOption: String { self("A PNG file, which is copied", "복사해 둘 PNG 파일") }
  var oneNameIsNeeded: String {
    self(
      "`avatars create` takes one name. Write it in quotation marks when it has spaces.",
      "`avatars create`에는 이름이 하나 필요합니다. 띄어쓰기가 있으면 따옴표로 묶으세요.")
  }

  // Reminders
  var reminders: String { self("Reminders", "알림") }

  // Saving the profile
  var saveQuestion: String { self("Save your profile?", "프로필을 저장할까요?") }
  var saveMeaning: String {
    self(
      "With a name you find it and its chats again after signing out. The settings can do that later, too.",
      "이름이 있으면 로그아웃한 뒤에도 프로필과 대화를 다시 찾을 수 있습니다. 나중에 설정에서도 할 수 있습니다.")
  }
  var saveProfile: String { self("Save profile", "프로필 저장") }
  var notNow: String { self("Not now", "나중에") }
}
