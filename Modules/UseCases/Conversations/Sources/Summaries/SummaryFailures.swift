import Entities

/// The consecutive failed summaries of a conversation: each has cost a whole window of messages.
struct SummaryFailures {
  /// The number of attempts before a pause, and the number of further messages without room that ends the pause.
  static let failuresBeforePause = 2, pause = 10

  /// The model of the failures; another model may succeed.
  private var model: ModelChoice?
  private var count = 0
  /// The number of messages without room at the last failure.
  private var fallen = 0

  /// Adds a failure of a model, with the number of messages without room.
  mutating func add(by model: ModelChoice, fallen: Int) {
    count = model == self.model ? count + 1 : 1
    (self.model, self.fallen) = (model, fallen)
  }

  /// Whether a model is no longer asked, until more messages have no room.
  func hasGivenUp(on model: ModelChoice) -> Bool { model == self.model && count >= Self.failuresBeforePause }

  /// Whether it is too early to ask a model again, with the given number of messages without room.
  func holdsBack(_ model: ModelChoice, fallen: Int) -> Bool {
    hasGivenUp(on: model) && fallen < self.fallen + Self.pause
  }

  /// The text for the user.
  static let words = LocalizedText(
    "this model failed \(failuresBeforePause) times to sum up this chat; it is tried again after more messages",
    "이 모델이 이 대화를 요약하지 못했습니다(\(failuresBeforePause)번). 메시지가 더 쌓이면 다시 시도합니다")
}
