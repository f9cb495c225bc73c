import TerminalUI

extension Language {
  var loading: String { self("Loading…", "불러오는 중…") }
  var tryAgain: String { self("Try again", "다시 시도") }
  var copyMark: String { self("Copy", "복사") }
  func thinking(_ words: Int) -> String {
    self("Thinking… (\(words) \(words == 1 ? "word" : "words"))", "생각하는 중… (단어 \(words)개)")
  }
  var thoughts: String { self("Thoughts", "생각") }
  var opened: String { self("(open)", "(펼침)") }
  var closed: String { self("(closed)", "(접음)") }
  var somethingWentWrong: String { self("Something went wrong", "문제가 생겼습니다") }
  func couldNotLoad(_ reason: String) -> String { self("Could not be loaded: ", "불러오지 못했습니다: ") + reason }
}
