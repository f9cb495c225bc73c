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
    case .timeout: self("Server timeout, in seconds", "서버 대기 시간(초)")
    case .certificateFile: self("Certificates", "인증서 파일")
    case .offlineScript: self("File of offline rules", "오프라인 답장 규칙 파일")
    case .dataDirectory: self("Folder of avatars and chats", "아바타와 대화 폴더")
    case .telemetryFile: self("Log events", "일어난 일을 기록하기")
    case .telemetryEndpoint: self("Send the log to this collector", "기록을 보낼 수집기")
    case .json: self("Commands print JSON", "명령 결과를 JSON으로 출력")
    case .verbose: self("Commands report what they do", "명령이 하는 일을 자세히 표시")
    case .dev: self("For developers", "개발자용")
    }
  }

  /// The name of a value. A value without a name is shown unchanged.
  func name(of value: String, for preference: Preference) -> String {
    switch (preference, value) {
    case (.timeout, ""): self("120, the usual", "기본값 120")
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
  func isSet(by origin: String) -> String { self("Set by \(origin) in this run.", "이번 실행에서는 \(origin) 값을 따릅니다.") }
  var countsFromNextStart: String { self("It takes effect at the next start.", "다음에 시작할 때 적용됩니다.") }
  var avatarsSpeakLater: String {
    self(
      "The avatars that come with aichat speak it from the next start.",
      "기본 아바타는 다음에 시작할 때부터 이 언어로 말합니다.")
  }
  var dataStaysWhereItIs: String {
    self(
      "It takes effect at the next start. Nothing is moved: the data of now stays in the old folder.",
      "다음에 시작할 때 적용됩니다. 지금까지의 데이터는 그 자리에 남고 옮겨지지 않습니다.")
  }
  var countsOnceAModelIsChosen: String {
    self(
      "It takes effect at the next start, or when you choose one of its models.",
      "다음에 시작할 때, 또는 그 서버의 모델을 고르면 바로 적용됩니다.")
  }
  /// The text of the question for a value.
  func hint(for preference: Preference) -> String {
    switch preference {
    case .dataDirectory:
      self(
        "The next start shows the avatars and chats in this folder. Those of now stay in the old folder. Leave it empty "
          + "for the default folder.",
        "다음에 시작할 때 그 폴더의 아바타와 대화를 보여 줍니다. 지금 것은 그 자리에 남습니다. 비워 두면 기본 폴더를 씁니다.")
    case .temperature:
      self(
        "From 0 to 2. Higher values choose less likely words more often. Leave it empty for the model's default.",
        "0부터 2까지. 클수록 뜻밖의 낱말을 더 고릅니다. 비워 두면 모델의 기본값을 씁니다.")
    case .topP:
      self(
        "From 0 to 1. The model chooses among the likeliest words whose probabilities add up to this. Leave it empty for "
          + "the model's default.",
        "0부터 1까지. 확률의 합이 이 값이 될 때까지 가장 그럴듯한 낱말 중에서만 고릅니다. 비워 두면 모델의 기본값을 씁니다.")
    case .seed:
      self(
        "A whole number. The same number asks for the same reply to the same messages. Leave it empty for another reply "
          + "each time.",
        "정수. 같은 수를 쓰면 같은 말에 같은 답장을 요청합니다. 비워 두면 매번 다르게 답합니다.")
    case .timeout:
      self(
        "How many seconds to wait for the next part of a reply, from 0.01 to 86400. Leave it empty for 120.",
        "답이 한 글자도 오지 않아도 기다릴 시간, 0.01초부터 86400초까지. 비워 두면 120초입니다.")
    case .baseURL:
      self(
        "An address such as localhost:8080/v1. “Choose model” then lists the models of that server. Leave it "
          + "empty for the provider's own address.",
        "localhost:8080/v1 같은 주소. 저장하면 “모델 고르기”에 그 서버의 모델이 나옵니다. 비워 두면 제공자의 주소를 씁니다.")
    case .certificateFile:
      self(
        "A PEM file to trust, for a server with a self-signed certificate. Leave it empty for the system's certificates.",
        "자체 인증서를 쓰는 서버를 위해 신뢰할 PEM 파일. 비워 두면 시스템의 인증서를 씁니다.")
    case .offlineScript:
      self(
        "A file of rules in place of the built-in ones. Leave it empty for the built-in rules.",
        "프로그램의 기본 규칙 대신 답할 규칙 파일. 비워 두면 기본 규칙을 씁니다.")
    default: emptyMeansNone
    }
  }
  func countsAsLongAsNothingIsSet(_ variable: String) -> String {
    self(
      "Set by \(variable) in the environment. A value set here overrides it.",
      "환경 변수 \(variable)의 값입니다. 여기에서 정하면 그 값이 먼저 적용됩니다.")
  }
  var emptyMeansNone: String { self("Leave it empty for none.", "비워 두면 설정하지 않습니다.") }
  var searchSettings: String { self("Search settings", "설정 검색") }
  var showAll: String { self("Show all", "모두 보기") }
  func nothingFound(_ query: String) -> String {
    self("No setting matches “\(query)”.", "“\(query)”에 맞는 설정이 없습니다.")
  }
}
