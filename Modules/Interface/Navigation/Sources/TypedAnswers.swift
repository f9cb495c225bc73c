/// Text typed for questions that went away unanswered, for example because a link led elsewhere. It is restored when
/// the same question is asked again, so that no typed text is lost.
struct TypedAnswers {
  /// The identity of a question: its title, and the initial text of its field.
  private struct Question: Hashable {
    let title: String
    let field: Alert.Field
  }

  private var kept: [Question: String] = [:]
  /// The present question, and the text typed for it so far.
  private var current: (question: Question, text: String)?

  /// Begins a question.
  /// - Returns: Its field, with the text as it was left.
  mutating func begin(_ title: String, _ field: Alert.Field?) -> Alert.Field? {
    current = nil
    guard let field else { return nil }
    let question = Question(title: title, field: field)
    let text = kept[question] ?? field.text
    current = (question, text)
    return Alert.Field(prompt: field.prompt, text: text)
  }

  /// Records the present text of the field.
  mutating func record(_ text: String) { current?.text = text }

  /// Ends the question.
  /// - Parameter isAnswered: Whether the user answered or cancelled it; the typed text is then dropped.
  mutating func end(isAnswered: Bool) {
    guard let (question, text) = current else { return }
    kept[question] = isAnswered || text == question.field.text ? nil : text
    current = nil
  }
}
