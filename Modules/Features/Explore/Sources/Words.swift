import TerminalUI

extension Language {
  var explore: String { self("Explore", "탐색") }
  var featured: String { self("Featured", "추천") }
  var categories: String { self("Categories", "카테고리") }
  var popular: String { self("Popular", "인기") }
  var noAvatars: String { self("No avatars here yet", "아직 아바타가 없습니다") }
  var previous: String { self("Previous", "이전") }
  var next: String { self("Next", "다음") }
  var open: String { self("Open", "열기") }
  var tryAgain: String { self("Try again", "다시 시도") }
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

  var aboutAvatarsCreate: String { self("Make one of your own, and say its id", "새로 만들고 id를 알려 줍니다") }
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
  var reminderQuestion: String { self("Enable reminders?", "알림을 켤까요?") }
  var reminderMeaning: String {
    self(
      "Three notifications at most, 1, 3 and 5 days after you were last here. The settings turn them off.",
      "마지막으로 온 뒤 1일, 3일, 5일째에 많아야 세 번 알립니다. 설정에서 끌 수 있습니다.")
  }
  var nameChats: String { self("Name whom I talked with", "이야기한 상대의 이름 보이기") }
  var enable: String { self("Enable", "켜기") }
  var cancel: String { self("Cancel", "취소") }
}
