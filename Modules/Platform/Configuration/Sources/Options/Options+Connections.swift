import Entities

extension CommonOption {
  /// The options that select a model.
  static let ofModel: [CommonOption] = [provider, model, baseURL]
  static let ofConnections = ofModel + [certificateFile, timeout, imageModel]

  /// The provider's name, in lower case: the named one, else the implied one (`SettingSources`): `offline` by
  /// `offline_script`, else the first with an implying variable, such as OPENAI_API_KEY or OPENAI_BASE_URL. A saved key
  /// selects none. The default is `openai` if an address is set, else `offline`.
  public static let provider = Option<String>(
    "provider", .oneOf(providers), "P", defaultValue: { $0[baseURL] == nil ? "offline" : "openai" },
    help: LocalizedText(
      "Use this provider: offline, openai, anthropic, ollama", "이 제공자를 사용합니다: offline, openai, anthropic, ollama"))

  /// All providers. The models have the same list; a test compares the two.
  private static let providers = ["offline"] + ProviderVariables.all.map(\.provider)

  /// The model's name in its provider's spelling.
  public static let model = Option<String?>(
    "model", .text, "M",
    help: LocalizedText("Use this model, by the name that its provider gives it", "제공자에 등록된 이름으로 모델을 고릅니다"))

  /// The provider's address as it was written, else that of its own variable; nil for its usual one.
  public static let baseURL = Option<String?>(
    "base_url", .serverAddress, "URL",
    help: LocalizedText("Reach the provider at this address", "이 주소의 제공자에 연결합니다"),
    setting: SettingDescription(
      .connection, row: 1, title: LocalizedText("Server address", "서버 주소"),
      hint: LocalizedText(
        "An address such as localhost:8080/v1. “Choose model” then lists the models of that server. Leave it "
          + "empty for the provider's own address.",
        "localhost:8080/v1 같은 주소. 저장하면 “모델 고르기”에 그 서버의 모델이 나옵니다. 비워 두면 제공자의 주소를 씁니다."),
      searchWords: ["url", "endpoint", "api", "host", "주소"]))

  /// A file of certificates to trust, in PEM: an absolute path. SSL_CERT_FILE is used if no setting names one.
  public static let certificateFile = Option<String?>(
    "certificate_file", .file, "FILE",
    help: LocalizedText(
      "Trust the certificates in this file, for a server with its own certificate", "자체 인증서를 쓰는 서버를 위해 이 파일의 인증서를 신뢰합니다"
    ),
    setting: SettingDescription(
      .connection, row: 3, title: LocalizedText("Certificates", "인증서 파일"),
      hint: LocalizedText(
        "A PEM file to trust, for a server with a self-signed certificate. Leave it empty for the system's certificates.",
        "자체 인증서를 쓰는 서버를 위해 신뢰할 PEM 파일. 비워 두면 시스템의 인증서를 씁니다."),
      searchWords: ["tls", "ssl", "https", "인증서"]))

  /// How long a server may be silent, in seconds; nil for the usual time.
  public static let timeout = Option<Double?>(
    "timeout", .seconds, "SECONDS",
    help: LocalizedText(
      "Stop waiting if no part of a reply comes for this long; 120 by default",
      "답이 이 시간(초) 동안 한 글자도 오지 않으면 그만둡니다. 기본값은 120입니다"),
    setting: SettingDescription(
      .connection, row: 2, title: LocalizedText("Server timeout, in seconds", "서버 대기 시간(초)"),
      valueNames: ["": LocalizedText("120, the usual", "기본값 120")],
      hint: LocalizedText(
        "How many seconds to wait for the next part of a reply, from 0.01 to 86400. Leave it empty for 120.",
        "답이 한 글자도 오지 않아도 기다릴 시간, 0.01초부터 86400초까지. 비워 두면 120초입니다."),
      searchWords: ["wait", "seconds", "제한 시간"]))

  /// The name of the model for pictures, in its provider's spelling; nil for OpenAI's usual one.
  public static let imageModel = Option<String?>(
    "image_model", .text, "M",
    help: LocalizedText(
      "Have this model draw characters, as its provider names it", "캐릭터를 그릴 모델입니다. 제공자에 등록된 이름을 씁니다"),
    setting: SettingDescription(
      .connection, row: 5, title: LocalizedText("Model for pictures", "그림 모델"),
      hint: LocalizedText(
        "The model that draws characters, as a server with OpenAI's images endpoint names it. Leave it empty for "
          + "OpenAI's usual one.",
        "캐릭터를 그릴 모델. OpenAI의 이미지 API가 있는 서버에 등록된 이름을 씁니다. 비워 두면 OpenAI의 기본 모델을 씁니다."),
      searchWords: ["image", "picture", "draw", "이미지", "그리기"]))
}
