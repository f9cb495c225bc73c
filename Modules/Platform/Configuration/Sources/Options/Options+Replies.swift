import Entities

extension CommonOption {
  /// The options of replies. `AppConfiguration.presets` combines those whose value is a `Preset`.
  static let ofReplies: [CommonOption] = [
    contextWindow, temperature, topP, maximumTokens, seed, effort, summaries, noTitles, offlineScript,
    monthlyBudget,
  ]

  static let contextWindow = Option<Preset>(
    "context_window", .preset(.contextWindow), "N", default: Preset(),
    help: LocalizedText(
      "Send at most N tokens; older messages are left out",
      "모델이 한 번에 볼 토큰 수를 정합니다. 넘치는 이전 메시지는 보내지 않습니다"),
    setting: SettingDescription(
      .replies, row: 5, title: LocalizedText("Context window, in tokens", "컨텍스트 길이(토큰)"),
      hint: LocalizedText("Leave it empty for the model's own length.", "비워 두면 모델의 길이를 씁니다."),
      searchWords: ["length", "limit", "memory", "한도", "기억"]))

  static let temperature = Option<Preset>(
    "temperature", .preset(.temperature), "T", default: Preset(),
    help: LocalizedText(
      "Set how freely the model chooses words: 0 to 2", "모델이 얼마나 자유롭게 낱말을 고를지 정합니다: 0부터 2까지"),
    setting: SettingDescription(
      .replies, row: 2, title: LocalizedText("Temperature", "온도"),
      hint: LocalizedText(
        "From 0 to 2. Higher values choose less likely words more often. Leave it empty for the model's default.",
        "0부터 2까지. 클수록 뜻밖의 낱말을 더 고릅니다. 비워 두면 모델의 기본값을 씁니다."),
      searchWords: ["creativity", "sampling", "창의성"]))

  static let topP = Option<Preset>(
    "top_p", .preset(.topP), "P", default: Preset(),
    help: LocalizedText(
      "Choose only among the likeliest words, up to this probability: 0 to 1", "확률의 합이 이 값인 낱말 중에서 고릅니다: 0부터 1까지"),
    setting: SettingDescription(
      .replies, row: 3, title: LocalizedText("Top P", "Top P"),
      hint: LocalizedText(
        "From 0 to 1. The model chooses among the likeliest words whose probabilities add up to this. Leave it empty for "
          + "the model's default.",
        "0부터 1까지. 확률의 합이 이 값이 될 때까지 가장 그럴듯한 낱말 중에서만 고릅니다. 비워 두면 모델의 기본값을 씁니다."),
      searchWords: ["creativity", "sampling", "창의성"]))

  static let maximumTokens = Option<Preset>(
    "max_tokens", .preset(.maximumTokens), "N", default: Preset(),
    help: LocalizedText("Limit a reply to N tokens", "답장 길이를 N토큰까지로 정합니다"),
    setting: SettingDescription(
      .replies, row: 4, title: LocalizedText("Longest reply, in tokens", "최대 답장 길이(토큰)"),
      hint: LocalizedText("Leave it empty: the model decides.", "비워 두면 모델이 정합니다."),
      searchWords: ["length", "limit", "memory", "한도", "기억"]))

  static let seed = Option<Preset>(
    "seed", .preset(.seed), "N", default: Preset(),
    help: LocalizedText("Request the same reply to the same words", "같은 말에 같은 답장을 요청합니다"),
    setting: SettingDescription(
      .replies, row: 7, title: LocalizedText("Seed", "시드"),
      hint: LocalizedText(
        "A whole number. The same number asks for the same reply to the same messages. Leave it empty for another reply "
          + "each time.",
        "정수. 같은 수를 쓰면 같은 말에 같은 답장을 요청합니다. 비워 두면 매번 다르게 답합니다."),
      searchWords: ["random", "무작위"]))

  static let effort = Option<Preset>(
    "effort", .preset(.effort), "E", default: Preset(),
    help: LocalizedText(
      "Set how much the model thinks before it answers: off, low, medium, high, max",
      "답하기 전에 이만큼 생각합니다: off, low, medium, high, max"),
    setting: SettingDescription(
      .replies, row: 1, title: LocalizedText("Thinking", "생각하기"),
      valueNames: [
        "off": LocalizedText("off", "끔"), "low": LocalizedText("low", "조금"), "medium": LocalizedText("medium", "보통"),
        "high": LocalizedText("high", "많이"), "max": LocalizedText("as much as it can", "최대"),
      ], searchWords: ["reasoning", "effort", "추론"]))

  static let summaries = Option<Preset>(
    "summaries", .summarizes, default: Preset(),
    help: LocalizedText(
      "Sum up older messages that have no room, with the chat's own model", "더 보내지 못하는 이전 메시지를 그 대화의 모델로 요약합니다"),
    setting: SettingDescription(
      .replies, row: 6, title: LocalizedText("Sum up older messages", "이전 메시지 요약"),
      searchWords: ["summary", "summaries", "memory", "요약", "기억"]))

  /// Whether new chats stay without a title, so that they show their character's name.
  public static let noTitles = Option<Bool>(
    "no_titles", .truth, default: false,
    help: LocalizedText(
      "Leave new chats without the title that their first message gives", "새 대화에 첫 메시지로 제목을 붙이지 않습니다"),
    setting: SettingDescription(
      .replies, row: 8, title: LocalizedText("Leave new chats without a title", "새 대화에 제목 붙이지 않기"),
      searchWords: ["name", "title", "제목", "이름"]))

  /// A file of rules for the offline provider: an absolute path.
  public static let offlineScript = Option<String?>(
    "offline_script", .file, "FILE",
    help: LocalizedText(
      "Answer by the rules in this file, in place of the built-in ones", "기본 규칙 대신 이 파일의 규칙으로 답합니다"),
    setting: SettingDescription(
      .connection, row: 4, title: LocalizedText("File of offline rules", "오프라인 답장 규칙 파일"),
      hint: LocalizedText(
        "A file of rules in place of the built-in ones. Leave it empty for the built-in rules.",
        "앱의 기본 규칙 대신 답할 규칙 파일. 비워 두면 기본 규칙을 씁니다."),
      searchWords: ["script", "eliza", "스크립트"]))

  /// The monthly budget for models, in the currency of the prices; nil for no limit.
  public static let monthlyBudget = Option<Double?>(
    "monthly_budget", .amount, "AMOUNT",
    help: LocalizedText(
      "Warn at 80% of this amount in a month, in dollars, and ask before each reply when it is spent: 10",
      "한 달에 이 금액(달러)의 80%를 쓰면 알리고, 다 쓰면 답장마다 묻습니다. 예: 10"))
}
