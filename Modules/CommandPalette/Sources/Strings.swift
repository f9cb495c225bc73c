import TerminalUI

extension Language {
  var commandOrName: String { self("Command or name", "명령이나 이름") }
  func found(_ count: Int) -> String { self("\(count) found", "\(count)개") }
  var nothingFound: String { self("Nothing has these letters.", "이 글자로 찾은 것이 없습니다.") }
  var onThisScreen: String { self("On this screen", "이 화면에서") }
  var goTo: String { self("Go to", "이동") }
  var everywhere: String { self("Everywhere", "어디서나") }
  var doIt: String { self("Do it", "실행") }
  var select: String { self("Select", "고르기") }
}
