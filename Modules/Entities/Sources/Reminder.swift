/// Something that the program says while it is closed.
public struct Reminder: Hashable, Sendable {
  /// What it says first.
  public let title: LocalizedText
  /// What else it says.
  public let text: LocalizedText
  /// The conversation that it is about; nil when it is about none.
  public let conversation: Conversation.ID?

  /// A reminder from its parts.
  public init(title: LocalizedText, text: LocalizedText, conversation: Conversation.ID? = nil) {
    self.title = title
    self.text = text
    self.conversation = conversation
  }
}

/// What a profile said about reminders, and what comes of it.
public struct ReminderStatus: Hashable, Sendable {
  /// Whether there may be reminders.
  public enum Permission: String, Hashable, Sendable, Codable {
    /// Nobody was asked yet, or would not say.
    case undecided
    case allowed, denied
  }

  /// How a reminder gets to the user.
  public enum Delivery: Hashable, Sendable {
    /// As a notification of the desktop, while the program is closed.
    case notification
    /// At the next launch, and why not before.
    case nextLaunch(LocalizedText)
  }

  /// A reminder that will come.
  public struct Due: Hashable, Sendable {
    /// When.
    public let moment: Timestamp
    /// When, in the place where the user is, and what time it was there when they asked.
    public let localTime: LocalTime, now: LocalTime

    /// A moment, with its time in the place where the user is.
    public init(moment: Timestamp, localTime: LocalTime, now: LocalTime) {
      self.moment = moment
      self.localTime = localTime
      self.now = now
    }
  }

  /// Whether there may be reminders.
  public var permission: Permission
  /// Whether they may name whom the user talked with: who looks at the screen reads that too.
  public var mentionsChats: Bool
  /// Those that will come, the next first.
  public var due: [Due]
  /// How they come.
  public var delivery: Delivery

  /// What is known about reminders.
  public init(
    permission: Permission = .undecided, mentionsChats: Bool = false, due: [Due] = [],
    delivery: Delivery = .notification
  ) {
    self.permission = permission
    self.mentionsChats = mentionsChats
    self.due = due
    self.delivery = delivery
  }
}

/// What became of a reminder that was due.
public enum ReminderOutcome: Hashable, Sendable {
  /// It was shown.
  case shown(Reminder)
  /// It could not be shown, and waits for the next launch.
  case kept(Reminder)
  /// None is due.
  case nothingDue
  /// There are to be none: the profile did not allow them.
  case off
  /// There is nobody to remind: the profile is gone, or none is in use.
  case noProfile
}

/// That somebody wants reminders, and what they may say.
public struct ReminderConsent: Hashable, Sendable {
  /// Whether they may name whom the user talked with.
  public let mentionsChats: Bool

  /// A consent.
  public init(mentionsChats: Bool) {
    self.mentionsChats = mentionsChats
  }
}
