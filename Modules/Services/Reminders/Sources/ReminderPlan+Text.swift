import JSON

extension ReminderPlan {
  /// The plan in a text; an undecided plan without a text. An unreadable text counts as undecided too, so that a user
  /// is never reminded without permission.
  public init(text: String?) {
    self = text.flatMap { try? JSONReader.decode(ReminderPlan.self, from: Array($0.utf8)) } ?? ReminderPlan()
  }

  /// The plan as a text to save.
  public var text: String {
    get throws { try JSONWriter.encode(self) }
  }
}
