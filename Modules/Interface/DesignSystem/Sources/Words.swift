import TerminalUI

extension Language {
  var loading: String { self("Loading…", "불러오는 중…") }
  var tryAgain: String { self("Try again", "다시 시도") }
  var thinking: String { self("Thinking…", "생각하는 중…") }
  var show: String { self("Show", "보기") }
  var hide: String { self("Hide", "숨기기") }

  /// How many characters of a text do not show.
  func hidden(_ count: Int) -> String {
    self(count == 1 ? "1 hidden character" : "\(count) hidden characters", "숨은 문자 \(count)개")
  }

  var thoughts: String { self("Thoughts", "생각") }
  var somethingWentWrong: String { self("Something went wrong", "문제가 생겼습니다") }
}
