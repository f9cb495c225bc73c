/// A walk through earlier texts, which begins and ends at the draft.
struct HistoryWalk: Sendable {
  /// How far back the text is that shows: 1 is the newest, 0 the draft. Older texts may come in front meanwhile.
  private var age = 0
  /// What was there before the walk, with its markers.
  let draft: String
  /// Where the caret was in it.
  let caret: Int

  init(draft: String, caret: Int) {
    self.draft = draft
    self.caret = caret
  }

  /// Whether the draft shows.
  var isAtDraft: Bool { age == 0 }

  /// Goes on to a text that is not empty and not the same as the one before it.
  /// - Returns: The text there; nil when there is none that way.
  mutating func step(older: Bool, in history: [String]) -> String? {
    // What shows may be forgotten by now; then it is older than all the others.
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
