public import Entities

/// The reminders of a week, in their order.
public enum ReminderKind: String, CaseIterable, Hashable, Sendable, Codable {
  case firstDay, thirdDay, fifthDay

  /// The number of days from the planning to the reminder.
  var days: Int64 {
    switch self {
    case .firstDay: 1
    case .thirdDay: 3
    case .fifthDay: 5
    }
  }

  /// Its text without a character's name.
  public var reminder: Reminder {
    switch self {
    case .firstDay:
      Reminder(
        title: LocalizedText("Where you left off", "멈춘 곳에서 다시"),
        text: LocalizedText("Your chats are as they were yesterday.", "대화는 어제 그대로 남아 있습니다."))
    case .thirdDay:
      Reminder(
        title: LocalizedText("New characters to meet", "새로운 만남"),
        text: LocalizedText("There are characters on Explore to get to know.", "탐색 화면에서 새로운 캐릭터를 만나 보세요."))
    case .fifthDay:
      Reminder(
        title: LocalizedText("Five quiet days", "조용했던 닷새"),
        text: LocalizedText(
          "All your chats are saved. There are no more reminders until you come back.",
          "나눈 이야기는 모두 그대로입니다. 다시 오실 때까지 더는 알리지 않습니다."))
    }
  }

  /// Its text about a conversation with a character of this name.
  public func reminder(of conversation: Conversation.ID, with name: String) -> Reminder {
    let text =
      switch self {
      case .firstDay: LocalizedText("Your chat is where you left it.", "대화가 멈춘 곳에 그대로 있습니다.")
      case .thirdDay: LocalizedText("Three days without a word. Go on?", "사흘째 이야기가 멈춰 있습니다. 이어 갈까요?")
      case .fifthDay:
        LocalizedText(
          "Your chat is saved. There are no more reminders until you come back.",
          "대화는 그대로 남아 있습니다. 다시 오실 때까지 더는 알리지 않습니다.")
      }
    return Reminder(title: LocalizedText(untranslated: name), text: text, conversation: conversation)
  }
}

/// The reminder shown at a launch. It replaces the due reminder, because it no longer matters how long the user was
/// away.
extension Reminder {
  /// Its text without a character's name.
  public static let onReturn = Reminder(
    title: LocalizedText("Welcome back", "다시 오셨네요"),
    text: LocalizedText("Your chats are as you left them.", "대화는 두고 가신 그대로 남아 있습니다."))

  /// Its text about a conversation with a character of this name.
  public static func onReturn(to conversation: Conversation.ID, with name: String) -> Reminder {
    Reminder(
      title: LocalizedText(untranslated: name),
      text: LocalizedText("Your chat is where you left it. Go on?", "대화가 멈춘 곳에 그대로 있습니다. 이어 갈까요?"),
      conversation: conversation)
  }
}
