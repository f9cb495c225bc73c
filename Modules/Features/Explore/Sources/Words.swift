import TerminalUI

extension Language {
  var explore: String { self("Explore", "탐색") }
  var featured: String { self("Featured", "추천") }
  var categories: String { self("Categories", "카테고리") }
  var popular: String { self("Popular", "인기") }
  var noAvatars: String { self("No avatars found", "아바타가 없습니다") }
  var previous: String { self("Previous", "이전") }
  var next: String { self("Next", "다음") }
  var open: String { self("Open", "열기") }
  var tryAgain: String { self("Try again", "다시 시도") }

  func couldNotLoad(_ list: String, _ reason: String) -> String {
    self("\(list): could not be loaded. \(reason)", "\(list): 불러오지 못했습니다. \(reason)")
  }
}

// The command line.
extension Language {
  var aboutAvatars: String { self("The characters to talk with", "대화할 수 있는 캐릭터") }
  var aboutAvatarsList: String { self("List them, one a line", "한 줄에 하나씩 보여 줍니다") }
  var aboutKindOption: String { self("Only those of this kind", "이 종류만 보여 줍니다") }

  func tooManyWords(_ word: String) -> String {
    self(
      "“\(word)” is too much: `avatars list` takes only options.",
      "“\(word)”은(는) 쓸 수 없습니다. `avatars list`에는 옵션만 쓸 수 있습니다.")
  }

  func unknownKind(_ kind: String, known: String) -> String {
    self("There is no kind “\(kind)”. The kinds are: \(known).", "“\(kind)”라는 종류는 없습니다. 종류: \(known).")
  }
}
