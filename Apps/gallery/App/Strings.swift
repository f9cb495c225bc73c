import TerminalUI

extension Language {
  var quit: String { self("Quit", "종료") }
  var ok: String { self("OK", "확인") }
  var cancel: String { self("Cancel", "취소") }
}

// The course.
extension Language {
  var course: String { self("Lessons", "수업") }
  var open: String { self("Open", "열기") }
  var code: String { self("Code", "코드") }
  var test: String { self("Test", "테스트") }
  var nextLesson: String { self("Next lesson", "다음 과") }

  func lessonCount(_ count: Int) -> String { self("\(count) lessons", "\(count)과") }
  func lesson(_ number: Int) -> String { self("Lesson \(number)", "\(number)과") }
  func codeFiles(_ count: Int) -> String { self("Code: \(count) files", "코드: 파일 \(count)개") }
  func testFile(_ name: String) -> String { self("Test: \(name)", "테스트: \(name)") }
  func next(_ number: Int, _ title: String) -> String {
    self("Next lesson: \(number). \(title)", "다음 과: \(number). \(title)")
  }
  func run(_ command: String, function: String) -> String {
    self("The test is \(function). Run it: \(command)", "테스트는 \(function)입니다. 실행: \(command)")
  }
}

// The playground.
extension Language {
  var playground: String { self("The playground", "놀이터") }
  var navigationState: String { self("Navigation state", "내비게이션 상태") }
  var alertTitle: String { self("An alert", "알림") }
  var alertMessage: String { self("It has to be answered before anything else.", "답하기 전에는 다른 일을 할 수 없습니다.") }
  var choicesTitle: String { self("Which button?", "어느 버튼을 누를까요?") }
  var deletionTitle: String { self("Delete it?", "지울까요?") }
  var deletionMessage: String {
    self("Cancel has the focus, because this cannot be undone.", "되돌릴 수 없어서 취소가 선택되어 있습니다.")
  }
  var delete: String { self("Delete", "지우기") }
  var nameTitle: String { self("What is your name?", "이름이 무엇인가요?") }
  var namePrompt: String { self("Name", "이름") }
  var nameProblem: String { self("Type at least one letter.", "한 글자 이상 입력하세요.") }

  func tab(_ name: String) -> String { self("Tab \(name)", "탭 \(name)") }
}

// The counter's question.
extension Language {
  var reset: String { self("Reset", "초기화") }
  var resetMessage: String { self("Counting begins again at 0.", "0부터 다시 셉니다.") }

  func resetTitle(_ count: Int) -> String {
    self("Give up the count of \(count)?", "지금까지 센 수(\(count))를 지울까요?")
  }
}

// The command line.
extension Language {
  var aboutGallery: String {
    self(
      "A course through the articles: each example runs, with its code and its test.",
      "글의 예제를 하나씩 실행하고, 코드와 테스트를 함께 봅니다.")
  }
  var usage: String { self("Usage:", "사용법:") }
  var options: String { self("options", "옵션") }
  var optionsTitle: String { self("Options:", "옵션:") }
  var aboutAPI: String { self("Load articles and users from this server", "이 서버에서 글과 사용자를 불러옵니다") }
  var aboutLang: String { self("Language of the screens; else as LANG says", "화면 언어. 없으면 LANG을 따릅니다") }
  var aboutHelp: String { self("Show this help", "이 도움말을 보여 줍니다") }
  var aboutVersion: String { self("Show the version", "버전을 보여 줍니다") }
  var aboutServer: String {
    self(
      "A server has lists of JSON objects at URL/posts and URL/users; files named posts.json and users.json do too.",
      "서버의 URL/posts와 URL/users에는 JSON 객체의 목록이 있어야 합니다. posts.json, users.json 파일도 됩니다.")
  }

  var lessonWord: String { self("lesson", "과") }
  var lessonsTitle: String { self("Lessons, by word or number:", "과 (이름 또는 번호):") }

  func onlyOneLesson(_ word: String) -> String {
    self(
      "“\(word)” is too much: only one lesson can be opened. See --help.", "“\(word)”: 과는 하나만 열 수 있습니다. --help를 보세요.")
  }

  func unknownLesson(_ word: String, known: [String]) -> String {
    self(
      "There is no lesson “\(word)”. The lessons are \(known.joined(separator: ", ")), or 1 to \(known.count).",
      "“\(word)”라는 과는 없습니다. 과: \(known.joined(separator: ", ")) 또는 1~\(known.count)")
  }

  func unknownLanguage(_ word: String) -> String {
    self("--lang \(word) is not known. It can be en or ko.", "--lang \(word): 모르는 언어입니다. en 또는 ko를 쓰세요.")
  }

  func badAddress(_ address: String) -> String {
    self(
      "--api \(address) is no address of a server. Give one such as http://127.0.0.1:8000, without “?” and “#”.",
      "--api \(address): 서버 주소가 아닙니다. “?”와 “#” 없이 http://127.0.0.1:8000처럼 쓰세요.")
  }

  func needsTerminal(_ name: String) -> String {
    self(
      "The gallery needs a terminal for input and output. Run it in one; in scripts only --help and --version work.",
      "갤러리는 입력과 출력에 터미널이 필요합니다. 터미널에서 실행하세요. 스크립트에서는 --help와 --version만 쓸 수 있습니다.")
  }
}
