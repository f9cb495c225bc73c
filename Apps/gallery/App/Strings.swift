import TerminalUI

extension Language {
  var quit: String { self("Quit", "종료") }
  var ok: String { self("OK", "확인") }
  var cancel: String { self("Cancel", "취소") }

  func notPartOfThisRun(_ feature: String) -> String {
    self("The feature “\(feature)” is not part of this run.", "이번 실행에는 “\(feature)” 기능이 없습니다.")
  }

  func howToBringBack(_ feature: String) -> String {
    self(
      "Start the gallery without “--without \(feature)”, or add it to “--features”.",
      "“--without \(feature)” 없이 실행하거나 “--features”에 추가하세요.")
  }
}

// The counter's question.
extension Language {
  var reset: String { self("Reset", "초기화") }
  var resetMessage: String { self("Counting begins again at 0.", "0부터 다시 셉니다.") }

  func resetTitle(_ count: Int) -> String {
    self("Give up the count of \(count)?", "지금까지 센 \(count)을(를) 지울까요?")
  }
}

// The command line.
extension Language {
  var aboutGallery: String { self("Small features to learn from, in one app.", "보고 배우는 작은 기능들을 한 앱에 모았습니다.") }
  var usage: String { self("Usage:", "사용법:") }
  var options: String { self("options", "옵션") }
  var optionsTitle: String { self("Options:", "옵션:") }
  var aboutAPI: String { self("Load articles and users from this server", "이 서버에서 글과 사용자를 불러옵니다") }
  var aboutLang: String { self("Language of the screens; else as LANG says", "화면 언어. 없으면 LANG을 따릅니다") }
  var aboutFeatures: String { self("Only these features, with commas between", "이 기능만 사용 (쉼표로 구분)") }
  var aboutWithout: String { self("All but these features", "이 기능은 제외 (쉼표로 구분)") }
  var aboutHelp: String { self("Show this help", "이 도움말 보기") }
  var aboutVersion: String { self("Show the version", "버전 보기") }
  var aboutServer: String {
    self(
      "A server has lists of JSON objects at URL/posts and URL/users; files named posts.json and users.json do too.",
      "서버의 URL/posts와 URL/users에는 JSON 객체의 목록이 있어야 합니다. posts.json, users.json 파일도 됩니다.")
  }

  func featureList(_ names: [String]) -> String {
    self("The features are \(names.joined(separator: ", ")).", "기능: \(names.joined(separator: ", "))")
  }

  func onlyOptions(_ word: String) -> String {
    self("“\(word)” is too much: only options are understood. See --help.", "“\(word)”: 옵션만 쓸 수 있습니다. --help를 보세요.")
  }

  func unknownLanguage(_ word: String) -> String {
    self("--lang \(word) is not known. It can be en or ko.", "--lang \(word): 모르는 언어입니다. en 또는 ko를 쓰세요.")
  }

  func badAddress(_ address: String) -> String {
    self(
      "--api \(address) is no address of a server. Give one such as http://127.0.0.1:8000, without “?” and “#”.",
      "--api \(address): 서버 주소가 아닙니다. “?”와 “#” 없이 http://127.0.0.1:8000처럼 쓰세요.")
  }

  func unknownFeature(_ name: String, known: [String]) -> String {
    self(
      "There is no feature “\(name)”. The features are \(known.joined(separator: ", ")).",
      "“\(name)” 기능은 없습니다. 기능: \(known.joined(separator: ", "))")
  }

  func nothingLeft(known: [String]) -> String {
    self(
      "No feature is left to show. Keep at least one of \(known.joined(separator: ", ")).",
      "보여 줄 기능이 없습니다. 적어도 하나는 남겨 두세요: \(known.joined(separator: ", "))")
  }

  func needsTerminal(_ name: String) -> String {
    self(
      "The gallery needs a terminal for input and output. Run it in one; in scripts only --help and --version work.",
      "갤러리는 입력과 출력에 터미널이 필요합니다. 터미널에서 실행하세요. 스크립트에서는 --help와 --version만 쓸 수 있습니다.")
  }
}
