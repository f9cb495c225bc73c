/// A walk through earlier texts, which begins and ends at the draft.
struct HistoryWalk: Sendable {
  /// How far back the shown text is: 1 is the newest, 0 the draft. Older texts may be added in front meanwhile.
  private var age = 0
  /// The text before the walk, with its markers.
  let draft: String
  /// The place of the caret in the draft.
  let caret: Int

  init(draft: String, caret: Int) {
    self.draft = draft
    self.caret = caret
  }

  var isAtDraft: Bool { age == 0 }

  /// Goes to the next text that is not empty and differs from the one that shows.
  /// - Returns: The text there; nil when there is none in this direction.
  mutating func step(older: Bool, in history: [String]) -> String? {
    // The shown text may have left the history by now; then it is older than all others.
    age = min(age, history.count + 1)
    let present = age > history.count ? nil : text(in: history, age)
    var next = age
    repeat {
      next += older ? 1 : -1
      guard 0...history.count ~= next else { return nil }
    } while next > 0 && (history[history.count - next].isEmpty || history[history.count - next] == present)
    age = next
    return text(in: history, next)
  }

  private func text(in history: [String], _ age: Int) -> String {
    age > 0 ? history[history.count - age] : draft
  }
}
