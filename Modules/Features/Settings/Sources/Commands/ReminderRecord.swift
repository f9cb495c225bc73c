import Entities
import FeatureKit
import TerminalUI

/// The JSON value of `reminders list --json` and `off --json`:
///
///     {"permission": "allowed", "mentions_chats": false, "due": [1795339509000], "delivery": "notification"}
///
/// Moments are milliseconds since 1970. `permission` can also be `undecided` or `denied`, and `delivery` can be
/// `next_launch`.
struct ReminderRecord: Encodable, Equatable {
  let permission: String
  let mentionsChats: Bool
  let due: [Timestamp]
  let delivery: String

  init(_ status: ReminderStatus) {
    permission = status.permission.rawValue
    mentionsChats = status.mentionsChats
    due = status.due.map(\.moment)
    delivery = status.delivery == .notification ? "notification" : "next_launch"
  }
}

/// The JSON value of `reminders deliver --json`: `{"outcome": "shown", "title": "…", "text": "…"}`. The outcome can
/// also be `kept`, `nothing_due`, `off` and `nobody`; the last three have no title and no text.
struct DeliveryRecord: Encodable, Equatable {
  let outcome: String
  var title: String?
  var text: String?

  init(_ outcome: ReminderOutcome, _ language: Language) {
    switch outcome {
    case .shown(let reminder), .kept(let reminder):
      self.outcome = if case .shown = outcome { "shown" } else { "kept" }
      (title, text) = (language(reminder.title), language(reminder.text))
    case .nothingDue: self.outcome = "nothing_due"
    case .off: self.outcome = "off"
    case .noProfile: self.outcome = "nobody"
    }
  }
}
