import Entities

/// The messages for a summary, while they are chosen: from the newest backwards, as many as fit.
struct SummaryMaterial {
  let words: SummaryPrompt
  let estimate: TokenEstimate
  /// The number of tokens left.
  private var room: Int
  private(set) var newestFirst: [String] = []
  /// The newest message, and the number of messages, including those without readable text.
  private(set) var last: Message.ID?, count = 0
  /// Whether all messages have fitted so far; false before the first one with readable text.
  private(set) var isWhole = false

  init(words: SummaryPrompt, estimate: TokenEstimate, room: Int) {
    self.words = words
    self.estimate = estimate
    self.room = room
  }

  /// - Returns: Whether it fitted.
  mutating func add(_ message: Message) -> Bool {
    // The answers of rules and hidden messages are not summarized, but the summary covers them.
    if !message.isOfRules, !message.marks.isHidden, let line = words.line(of: message) {
      room -= estimate.tokens(of: line)
      isWhole = room >= 0
      guard isWhole else { return false }
      newestFirst.append(line)
    }
    last = last ?? message.id
    count += 1
    return true
  }
}
