import Entities
import FeatureKit
import TerminalUI

extension Language {
  var reminders: String { self("Reminders", "알림") }
  var remindMe: String { self("Remind me after a day away", "하루 동안 열지 않으면 알림 받기") }
  var mentionChats: String { self("Name the characters I talked with", "이야기한 상대의 이름 보이기") }
  var remindersAreOn: String { self("Reminders are on.", "알림을 켰습니다.") }
  var remindersAreOff: String { self("Reminders are off.", "알림을 껐습니다.") }

  /// The time of the next reminder, unless the user opens the app before.
  func nextReminder(_ due: ReminderStatus.Due) -> String {
    let moment = moment(due.localTime, from: due.now)
    return self("Next reminder, unless you come back before: \(moment)", "그때까지 열지 않으면 \(moment)에 알립니다")
  }
  func plannedReminder(_ due: ReminderStatus.Due) -> String {
    let moment = moment(due.localTime, from: due.now)
    return self("Reminder: \(moment)", "알림: \(moment)")
  }

  // The question.
  var reminderQuestion: String { self("Enable reminders?", "알림을 켤까요?") }
  var reminderMeaning: String {
    self(
      "Three notifications at most, 1, 3 and 5 days after you were last here. The settings turn them off.",
      "마지막으로 연 뒤 1일, 3일, 5일째에 많아야 세 번 알립니다. 설정에서 끌 수 있습니다.")
  }
  var enable: String { self("Enable", "켜기") }

  /// The status in one or two sentences.
  func meaning(of status: ReminderStatus) -> String {
    switch (status.permission, status.delivery) {
    case (.undecided, _):
      self(
        "Reminders are not allowed yet. The settings switch them on.",
        "알림이 아직 허용되지 않았습니다. 설정에서 켤 수 있습니다.")
    case (.denied, _): remindersAreOff
    case (.allowed, _) where status.due.isEmpty:
      self("None is planned. Opening aichat plans the next ones.", "예정된 알림이 없습니다. aichat을 열면 다시 예정됩니다.")
    case (.allowed, .notification):
      self(
        "1, 3 and 5 days after you were last here, as notifications of your desktop.",
        "마지막으로 연 뒤 1일, 3일, 5일째에 데스크톱 알림으로 옵니다.")
    case (.allowed, .nextLaunch(let reason)):
      self(
        "They are shown when you next open aichat. They cannot come earlier: \(reason.english)",
        "다음에 aichat을 열 때 보여 줍니다. 그 전에 알리지 못하는 이유: \(reason.korean)")
    }
  }

  /// The outcome of the due reminder.
  func words(for outcome: ReminderOutcome) -> String {
    switch outcome {
    case .shown(let reminder): self("Shown: \(reminder.title.english)", "보여 준 알림: \(reminder.title.korean)")
    case .kept(let reminder):
      self(
        "No notification is possible here. The next launch shows it: \(reminder.title.english)",
        "여기에서는 알림을 보여 줄 수 없어 다음 실행 때 보여 줍니다: \(reminder.title.korean)")
    case .nothingDue: self("No reminder is due.", "지금 보낼 알림이 없습니다.")
    case .off: remindersAreOff
    case .noProfile:
      self("No profile is in use.", "사용 중인 프로필이 없습니다.")
    }
  }

  var aboutReminders: String { self("See and stop reminders", "알림을 보고 끕니다") }
  var aboutRemindersList: String { self("When reminders will come", "알림이 올 시각을 보여 줍니다") }
  var aboutRemindersDeliver: String {
    self("Show the reminder that is due; a timer runs this", "지금 보낼 알림을 보여 줍니다. 타이머가 실행합니다")
  }
  var oneProfileAtMost: String {
    self("“reminders deliver” takes one profile at most.", "“reminders deliver”는 프로필을 하나까지 받습니다.")
  }
  var aboutRemindersOff: String { self("Stop all reminders, and remove the timer", "모든 알림을 끄고 타이머를 지웁니다") }
}
