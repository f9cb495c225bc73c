import Entities

/// The messages that are summed up, while they are chosen: from the newest backwards, as many as there is room for.
struct SummaryMaterial {
  let words: SummaryPrompt
  let estimate: TokenEstimate
  /// How many tokens there is room for.
  private var room: Int
  private(set) var newestFirst: [String] = []
  /// The newest of them, and how many there are, those included in which there is nothing to read.
  private(set) var last: Message.ID?, count = 0
  /// Whether there was room for all so far.
  private(set) var isWhole = false

  init(words: SummaryPrompt, estimate: TokenEstimate, room: Int) {
    self.words = words
    self.estimate = estimate
    self.room = room
  }

  /// - Returns: Whether there was room.
  mutating func add(_ message: Message) -> Bool {
    // What rules answered is not summed up, but is behind the summary.
    if !message.isOfRules, let line = words.line(of: message) {
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
