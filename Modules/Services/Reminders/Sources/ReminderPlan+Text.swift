import JSON

extension ReminderPlan {
  /// The plan in a text; one of somebody who was not asked where there is none. What cannot be read says nothing either:
  /// nobody is reminded without having allowed it.
  public init(text: String?) {
    self = text.flatMap { try? JSONReader.decode(ReminderPlan.self, from: Array($0.utf8)) } ?? ReminderPlan()
  }

  /// The plan as a text to keep.
  public var text: String {
    get throws { try JSONWriter.encode(self) }
  }
}
