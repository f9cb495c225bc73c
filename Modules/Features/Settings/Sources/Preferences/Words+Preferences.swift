import TerminalUI

extension Language {
  func title(of group: Preference.Group) -> String {
    switch group {
    case .appearance: appearance
    case .replies: self("Replies", "답장")
    case .connection: self("Connection", "연결")
    case .data: data
    case .privacy: self("Privacy", "개인 정보")
    case .program: self("Program", "프로그램")
    }
  }

  func title(of preference: Preference) -> String {
    switch preference {
    case .theme: self("Theme", "테마")
    case .color: self("Colour of commands", "명령의 색")
    case .density: self("Density", "밀도")
    case .motion: self("Motion", "움직임")
    case .language: languageName
    case .noMouse: self("Leave the mouse to the terminal", "마우스를 터미널에 맡기기")
    case .plain: self("Line by line, for screen readers", "한 줄씩 표시 (화면 낭독기용)")
    case .effort: self("Thinking", "생각하기")
    case .temperature: self("Temperature", "온도")
    case .topP: self("Top P", "Top P")
    case .maximumTokens: self("Longest reply, in tokens", "최대 답장 길이(토큰)")
    case .contextWindow: self("Context window, in tokens", "컨텍스트 길이(토큰)")
    case .summaries: self("Sum up older messages", "이전 메시지 요약하기")
    case .seed: self("Seed", "시드")
    case .baseURL: self("Server address", "서버 주소")
    case .timeout: self("Patience with servers, in seconds", "서버 대기 시간(초)")
    case .certificateFile: self("Certificates", "인증서 파일")
    case .offlineScript: self("Rules to answer by offline", "오프라인 답장 규칙 파일")
    case .dataDirectory: self("Folder of avatars and chats", "아바타와 대화 폴더")
    case .telemetryFile: self("Keep a log of what happens", "일어난 일을 기록하기")
    case .telemetryEndpoint: self("Collector to send the log to", "기록을 보낼 수집기")
    case .json: self("Commands print JSON", "명령 결과를 JSON으로 출력")
    case .verbose: self("Commands tell what happens", "명령이 하는 일을 자세히 표시")
    case .dev: self("For developers", "개발자용")
    }
  }

  /// What a value is called. One that has no name is called what it is.
  func name(of value: String, for preference: Preference) -> String {
    switch (preference, value) {
    case (_, ""): notSet
    case (.theme, "auto"): self("as the terminal", "터미널에 맞춤")
    case (.theme, "light"): self("light", "밝게")
    case (.theme, "dark"): self("dark", "어둡게")
    case (.theme, "none"): self("no colours", "색 없음")
    case (.color, "auto"): self("as the terminal can", "터미널에 맞춤")
    case (.color, "always"): self("always", "항상")
    case (.color, "never"): self("never", "사용 안 함")
    case (.density, "comfortable"): self("comfortable", "넉넉하게")
    case (.density, "compact"): self("compact", "촘촘하게")
    case (.motion, "full"): self("full", "모두 표시")
    case (.motion, "reduced"): self("reduced", "줄이기")
    case (.language, _): Language(rawValue: value)?.itself ?? value
    case (.effort, "off"): self("off", "끄기")
    case (.effort, "low"): self("low", "조금")
    case (.effort, "medium"): self("medium", "보통")
    case (.effort, "high"): self("high", "많이")
    case (.effort, "max"): self("as much as it can", "최대")
    default: value
    }
  }

  var notSet: String { self("not set", "설정 안 함") }
  var accent: String { self("Accent", "강조색") }
  func decides(_ origin: String) -> String { self("\(origin) decides in this run.", "이번 실행에서는 \(origin) 값을 따릅니다.") }
  var countsFromNextStart: String { self("It counts from the next start.", "다음에 시작할 때 적용됩니다.") }
  var avatarsSpeakLater: String {
    self(
      "The avatars that come with aichat speak it from the next start.",
      "기본 아바타는 다음에 시작할 때부터 이 언어로 말합니다.")
  }
  var emptyMeansNone: String { self("Leave it empty for none.", "비워 두면 설정하지 않습니다.") }
  var searchSettings: String { self("Search settings", "설정 검색") }
  var showAll: String { self("Show all", "모두 보기") }
  func nothingFound(_ query: String) -> String {
    self("No setting has “\(query)”.", "“\(query)”에 맞는 설정이 없습니다.")
  }
}
