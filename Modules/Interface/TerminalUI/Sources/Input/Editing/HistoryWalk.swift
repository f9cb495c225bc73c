/// A walk through earlier texts, which begins and ends at the draft.
struct HistoryWalk: Sendable {
  /// Which of the texts shows; their count stands for the draft.
  private var index: Int
  /// What was there before the walk, with its markers.
  let draft: String
  /// Where the caret was in it.
  let caret: Int

  init(at index: Int, draft: String, caret: Int) {
    self.index = index
    self.draft = draft
    self.caret = caret
  }

  /// Goes on to a text that is not empty and not the same as the one before it.
  /// - Returns: The text there; nil when there is none that way.
  mutating func step(older: Bool, in history: [String]) -> String? {
    index = min(index, history.count)
    let present = text(at: index, of: history)
    var next = index
    repeat {
      next += older ? -1 : 1
      guard next >= 0, next <= history.count else { return nil }
    } while next < history.count && (history[next].isEmpty || history[next] == present)
    index = next
    return text(at: next, of: history)
  }

  /// Whether the draft shows.
  func isAtDraft(of history: [String]) -> Bool { index >= history.count }

  private func text(at index: Int, of history: [String]) -> String {
    index < history.count ? history[index] : draft
  }
}
