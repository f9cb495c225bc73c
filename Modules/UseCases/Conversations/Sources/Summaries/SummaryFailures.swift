import Entities

/// The summaries of a conversation that came to nothing, one after the other: each had a window of messages read.
struct SummaryFailures {
  /// How many are tried before there is a pause, and how many more messages must have fallen out then.
  static let patience = 2, pause = 10

  /// Whose they are: another model may do better.
  private var model: ModelChoice?
  private var count = 0
  /// How many messages had fallen out at the last.
  private var fallen = 0

  /// One more of a model, when so many messages had fallen out.
  mutating func add(by model: ModelChoice, fallen: Int) {
    count = model == self.model ? count + 1 : 1
    (self.model, self.fallen) = (model, fallen)
  }

  /// Whether a model is not tried any more, until more messages have fallen out.
  func hasGivenUp(on model: ModelChoice) -> Bool { model == self.model && count >= Self.patience }

  /// Whether it is too early to try a model again when so many messages have fallen out.
  func holdsBack(_ model: ModelChoice, fallen: Int) -> Bool {
    hasGivenUp(on: model) && fallen < self.fallen + Self.pause
  }

  /// What the user reads of it.
  static let words = LocalizedText(
    "this model failed \(patience) times to sum up this chat; it is tried again after more messages",
    "이 모델이 이 대화를 요약하지 못했습니다(\(patience)번). 메시지가 더 쌓이면 다시 시도합니다")
}
