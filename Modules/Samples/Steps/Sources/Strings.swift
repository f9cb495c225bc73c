import TerminalUI

extension Language {
  var users: String { self("Users", "사용자") }
  var noUsers: String { self("There are no users yet", "아직 사용자가 없습니다") }
  var open: String { self("Open", "열기") }
  var back: String { self("Back", "뒤로") }
  var tryAgain: String { self("Try again", "다시 시도") }
  var about: String { self("About", "정보") }
  var aboutText: String {
    self(
      "A small app with one list, a screen for each user, and this one.",
      "목록 하나, 사용자 화면 하나, 그리고 이 화면으로 된 작은 앱입니다.")
  }

  func articleCount(_ count: Int) -> String {
    self(count == 1 ? "1 article" : "\(count) articles", "글 \(count)개")
  }
}
