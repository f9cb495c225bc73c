public import Entities

/// An option that every subcommand understands: one row of the table of them.
///
/// Each is a flag (`--data-dir`), a variable (`AICHAT_DATA_DIR`) and a key of config.json (`data_dir`).
public enum CommonOption: String, CaseIterable, Sendable {
  case dataDirectory = "data_dir"
  case profile, provider, model
  case baseURL = "base_url"
  case certificateFile = "certificate_file"
  case timeout
  case contextWindow = "context_window"
  case temperature
  case topP = "top_p"
  case maximumTokens = "max_tokens"
  case seed, effort, summaries
  case offlineScript = "offline_script"
  case monthlyBudget = "monthly_budget"
  case features, without, plain, color, theme
  case noMouse = "no_mouse"
  case motion, density, shortcuts
  case language = "lang"
  case json, verbose, dev
  case telemetryFile = "telemetry_file"
  case telemetryEndpoint = "telemetry_endpoint"

  /// The option as it is written in config.json: `data_dir`.
  public var key: String { rawValue }

  /// The option as it is written in a command: `--data-dir`.
  public var flag: String { "--" + String(key.map { $0 == "_" ? "-" : $0 }) }

  /// The option with a key, or with dashes as in its flag; nil for another name.
  public init?(named name: String) {
    self.init(rawValue: String(name.map { $0 == "-" ? "_" : $0 }))
  }

  /// The option's variable in the environment: `AICHAT_DATA_DIR`.
  public var variable: String { "AICHAT_" + key.uppercased() }
}

extension CommonOption {
  /// The placeholder of the value in help: `DIR`; nil for a switch, which needs no value.
  public var placeholder: String? { row.placeholder }

  /// One line of help, without a full stop.
  public func help(in language: ContentLanguage) -> String { row.help(in: language) }

  /// The kind of its values.
  public var kind: Kind { row.kind }

  /// The values that an option can have.
  public enum Kind: Hashable, Sendable {
    case text, folder, file, address, names, truth, seconds, amount, keys
    /// A value of a preset.
    case preset(Preset.Field)
    case choice([String])
  }

  /// The possible values of an option with a few values.
  public var choices: [String] {
    switch kind {
    case .choice(let choices): choices
    case .truth: ["true", "false"]
    case .preset(let field): field.choices
    case .text, .folder, .file, .address, .names, .seconds, .amount, .keys: []
    }
  }

  /// All providers. The models have the same list; a test compares the two.
  static let providers = ["offline"] + ProviderVariables.all.map(\.provider)

  private struct Row {
    let kind: Kind
    let placeholder: String?
    let help: LocalizedText

    init(_ kind: Kind, _ placeholder: String?, _ english: String, _ korean: String) {
      self.kind = kind
      self.placeholder = placeholder
      help = LocalizedText(english, korean)
    }
  }

  private var row: Row {
    switch self {
    case .dataDirectory: Row(.folder, "DIR", "Keep avatars and chats in this folder", "아바타와 대화를 이 폴더에 보관합니다")
    case .profile: Row(.text, "NAME", "Use this profile", "이 프로필을 사용합니다")
    case .provider:
      Row(
        .choice(Self.providers), "P", "Ask this one: offline, openai, anthropic, ollama",
        "이 제공자를 사용합니다: offline, openai, anthropic, ollama")
    case .model: Row(.text, "M", "Ask this model, as its provider names it", "제공자가 부르는 이름의 모델을 사용합니다")
    case .baseURL: Row(.address, "URL", "Find the provider at this address", "이 주소의 제공자에 연결합니다")
    case .certificateFile:
      Row(
        .file, "FILE", "Trust the certificates in this file, for a server with one of its own",
        "자체 인증서를 쓰는 서버를 위해 이 파일의 인증서를 신뢰합니다")
    case .timeout:
      Row(
        .seconds, "SECONDS", "Give up when nothing of an answer comes for so long; 120 if not set",
        "답이 이 시간(초) 동안 한 글자도 오지 않으면 그만둡니다. 기본값은 120입니다")
    case .offlineScript:
      Row(
        .file, "FILE", "Let the rules in this file answer, in place of the program's own",
        "기본 규칙 대신 이 파일의 규칙으로 답합니다")
    case .contextWindow:
      Row(
        .preset(.contextWindow), "N", "Let the model keep N tokens in view; what is older is not sent",
        "모델이 한 번에 볼 토큰 수를 정합니다. 넘치는 이전 메시지는 보내지 않습니다")
    case .monthlyBudget:
      Row(
        .amount, "AMOUNT", "Warn when 80% of this is spent in a month, and stop at it: 10",
        "한 달에 이 금액의 80%를 쓰면 알리고, 다 쓰면 멈춥니다: 10")
    case .temperature:
      Row(
        .preset(.temperature), "T", "Let the model stray from the likeliest word: 0 to 2",
        "모델이 얼마나 자유롭게 낱말을 고를지 정합니다: 0부터 2까지")
    case .topP:
      Row(
        .preset(.topP), "P", "Choose among the likeliest words with this share: 0 to 1",
        "확률의 합이 이 값인 낱말 중에서 고릅니다: 0부터 1까지")
    case .maximumTokens:
      Row(.preset(.maximumTokens), "N", "Let a reply have N tokens at most", "답장 길이를 N토큰까지로 정합니다")
    case .seed: Row(.preset(.seed), "N", "Ask for the same reply to the same words", "같은 말에 같은 답장을 요청합니다")
    case .effort:
      Row(
        .preset(.effort), "E", "Think this much before answering: off, low, medium, high, max",
        "답하기 전에 이만큼 생각합니다: off, low, medium, high, max")
    case .summaries:
      Row(
        .truth, nil, "Sum up messages that have no room any more, with the chat's own model",
        "더 보내지 못하는 이전 메시지를 그 대화의 모델로 요약합니다")
    case .features: Row(.names, "LIST", "Load these features only: explore,chat", "이 기능만 불러옵니다: explore,chat")
    case .without: Row(.names, "LIST", "Leave these features out", "이 기능을 제외합니다")
    case .plain:
      Row(.truth, nil, "Line by line, for screen readers and simple terminals", "화면 낭독기와 단순한 터미널을 위해 한 줄씩 표시합니다")
    case .color:
      Row(.choice(ColorChoice.names), "WHEN", "Use colour: auto, always, never", "색을 사용합니다: auto, always, never")
    case .theme:
      Row(
        .choice(ThemeChoice.names), "T", "Colours of the app for this background, or none: auto, light, dark, none",
        "앱에서 이 배경에 맞는 색을 쓰거나 색을 쓰지 않습니다: auto, light, dark, none")
    case .noMouse:
      Row(
        .truth, nil, "Leave the mouse to the terminal; in the app a key (usually F12) changes that",
        "마우스를 터미널에 맡깁니다. 앱 안에서는 키(보통 F12)로 바꿉니다")
    case .motion:
      Row(
        .choice(MotionChoice.names), "M", "Let small figures turn: full, reduced",
        "작은 움직임을 표시합니다: full, reduced")
    case .density:
      Row(
        .choice(DensityChoice.names), "D", "Give lists and chats this much room: comfortable, compact",
        "목록과 대화의 간격을 정합니다: comfortable, compact")
    case .shortcuts:
      Row(
        .keys, "LIST", "Put keys of the app elsewhere: quit=ctrl-x,model=alt-n",
        "앱의 단축키를 바꿉니다: quit=ctrl-x,model=alt-n")
    case .language: Row(.choice(ContentLanguage.names), "en|ko", "Speak this language", "이 언어로 표시합니다")
    case .json: Row(.truth, nil, "Print one JSON value", "결과를 JSON 값 하나로 출력합니다")
    case .verbose: Row(.truth, nil, "Show on standard error what happens", "일어나는 일을 표준 오류에 보여 줍니다")
    case .dev:
      Row(.truth, nil, "Add a section for developers to the settings", "설정에 개발자용 항목을 추가합니다")
    case .telemetryFile:
      Row(
        .truth, nil, "Keep a file of what happens here, without the words of chats",
        "일어난 일을 이 기기의 파일에 남깁니다. 글 내용은 남기지 않습니다")
    case .telemetryEndpoint:
      Row(
        .address, "URL", "Send the same to this OpenTelemetry collector",
        "같은 내용을 이 OpenTelemetry 수집기로 보냅니다")
    }
  }
}

extension CommonOption {
  /// The expected values, as a text that follows "expected".
  func expectation(in language: ContentLanguage) -> String {
    switch kind {
    case .text: LocalizedText("a name", "이름")(in: language)
    case .folder:
      LocalizedText("the path of a folder that can be written", "쓸 수 있는 폴더의 경로")(in: language)
    case .file:
      LocalizedText("the path of a file that can be read", "읽을 수 있는 파일의 경로")(in: language)
    case .address:
      LocalizedText(
        "an address such as http://127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1 같은 주소")(
          in: language)
    case .names:
      LocalizedText("names with commas between them", "쉼표로 구분한 이름")(in: language)
    case .keys:
      LocalizedText(
        "names and keys that terminals send, with commas between them: quit=ctrl-x,model=alt-n",
        "쉼표로 구분한 이름과, 터미널이 보내는 키: quit=ctrl-x,model=alt-n")(in: language)
    case .seconds:
      LocalizedText("a number of seconds, from 0.01 to 86400", "0.01에서 86400 사이의 초")(in: language)
    case .amount:
      LocalizedText(
        "an amount of money, 0 or more, in dollars where it names a currency: 10, 12.50 or $10",
        "0 이상의 금액. 통화를 쓴다면 달러만 됩니다: 10, 12.50, $10")(in: language)
    case .preset(let field): field.expected(in: language)
    case .truth: LocalizedText("true or false", "true 또는 false")(in: language)
    case .choice(let choices):
      choices.dropLast().joined(separator: ", ")
        + LocalizedText(" or ", " 또는 ")(in: language) + (choices.last ?? "")
    }
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}
