/// What was typed for questions that went away before anybody answered them, as when a link led elsewhere. It stands there
/// again when the same is asked again: nothing that was typed is lost.
struct TypedAnswers {
  /// What tells questions apart: what they ask, and what stands in the line at first.
  private struct Question: Hashable {
    let title: String
    let field: Alert.Field
  }

  private var kept: [Question: String] = [:]
  /// The question that is asked now, and what is typed for it so far.
  private var current: (question: Question, text: String)?

  /// A question is asked.
  /// - Returns: Its line, as it was left.
  mutating func begin(_ title: String, _ field: Alert.Field?) -> Alert.Field? {
    current = nil
    guard let field else { return nil }
    let question = Question(title: title, field: field)
    let text = kept[question] ?? field.text
    current = (question, text)
    return Alert.Field(prompt: field.prompt, text: text)
  }

  /// Something else stands in its line by now.
  mutating func record(_ text: String) { current?.text = text }

  /// The question goes away.
  /// - Parameter isAnswered: Whether the user did that. What they sent, or would rather not send, is wanted no more.
  mutating func end(isAnswered: Bool) {
    guard let (question, text) = current else { return }
    kept[question] = isAnswered || text == question.field.text ? nil : text
    current = nil
  }
}
