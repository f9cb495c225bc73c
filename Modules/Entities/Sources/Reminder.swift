/// A reminder for the user: shown while the program is closed, or at its next launch.
public struct Reminder: Hashable, Sendable {
  /// Its title.
  public let title: LocalizedText
  /// Its text.
  public let text: LocalizedText
  /// The conversation that it is about; nil for none.
  public let conversation: Conversation.ID?

  /// A reminder.
  public init(title: LocalizedText, text: LocalizedText, conversation: Conversation.ID? = nil) {
    self.title = title
    self.text = text
    self.conversation = conversation
  }
}

/// A profile's reminder settings, and their effect.
public struct ReminderStatus: Hashable, Sendable {
  /// Whether reminders are allowed.
  public enum Permission: String, Hashable, Sendable, Codable {
    /// The user was not asked yet, or did not decide.
    case undecided
    case allowed, denied
  }

  /// The way in which a reminder reaches the user.
  public enum Delivery: Hashable, Sendable {
    /// As a notification of the desktop, while the program is closed.
    case notification
    /// At the next launch; the value is the reason why not earlier.
    case nextLaunch(LocalizedText)
  }

  /// A scheduled reminder.
  public struct Due: Hashable, Sendable {
    /// Its time.
    public let moment: Timestamp
    /// Its local time, and the local time of the request.
    public let localTime: LocalTime, now: LocalTime

    /// A scheduled reminder.
    public init(moment: Timestamp, localTime: LocalTime, now: LocalTime) {
      self.moment = moment
      self.localTime = localTime
      self.now = now
    }
  }

  /// Whether reminders are allowed.
  public var permission: Permission
  /// Whether they may name the avatar of a chat, which other people at the screen could read.
  public var mentionsChats: Bool
  /// The scheduled reminders, the next first.
  public var due: [Due]
  /// The way in which they reach the user.
  public var delivery: Delivery

  /// A status.
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

/// The outcome of a reminder that was due.
public enum ReminderOutcome: Hashable, Sendable {
  /// It was shown.
  case shown(Reminder)
  /// It could not be shown, and waits for the next launch.
  case kept(Reminder)
  /// No reminder is due.
  case nothingDue
  /// The profile has not allowed reminders.
  case off
  /// No profile is in use, or it was deleted.
  case noProfile
}

/// The user's consent to reminders, with their content.
public struct ReminderConsent: Hashable, Sendable {
  /// Whether they may name the avatar of a chat.
  public let mentionsChats: Bool

  /// A consent.
  public init(mentionsChats: Bool) {
    self.mentionsChats = mentionsChats
  }
}
