import Entities
import FeatureKit
import TerminalUI

/// `reminders list`, `deliver` and `off`: the reminders while the program is closed. A timer runs `deliver`.
@MainActor struct ReminderCommands {
  let interactor: any ReminderCommandsInteractor

  var group: Subcommand {
    Subcommand("reminders", summary: { $0.aboutReminders }, subcommands: [list, deliver, off])
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutRemindersList }) { _, io in
      let status = try await interactor.reminderStatus()
      if io.wantsJSON {
        try io.write(json: ReminderRecord(status))
        return .done
      }
      // A script gets the same form in every language, a terminal a sentence.
      for due in status.due {
        try io.writeLine(io.isTerminal ? io.language.plannedReminder(due) : due.localTime.dateAndClock)
      }
      // In a pipe only the list is printed.
      if io.isTerminal || status.due.isEmpty { io.warn(io.language.meaning(of: status)) }
      return .done
    }
  }

  private var deliver: Subcommand {
    Subcommand("deliver", operands: "[PROFILE]", summary: { $0.aboutRemindersDeliver }) { arguments, io in
      guard arguments.operands.count <= 1 else { throw CommandFailure(.wrongUsage, io.language.oneProfileAtMost) }
      // A timer names its profile by the complete id, also when the profile is deleted.
      var id = arguments.operands.first.flatMap { UserProfile.ID($0) }
      if id == nil, let name = arguments.operands.first { id = try await interactor.profile(named: name).id }
      let outcome = try await interactor.deliverReminders(to: id)
      if io.wantsJSON {
        try io.write(json: DeliveryRecord(outcome, io.language))
      } else {
        let words = io.language.words(for: outcome)
        switch outcome {
        case .shown, .kept: try io.writeLine(words)
        case .nothingDue, .off, .noProfile: io.warn(words)
        }
      }
      return .done
    }
  }

  private var off: Subcommand {
    Subcommand("off", summary: { $0.aboutRemindersOff }) { _, io in
      let earlier = try await interactor.reminderStatus().permission
      try await interactor.turnRemindersOff()
      if io.wantsJSON {
        try io.write(json: ReminderRecord(try await interactor.reminderStatus()))
      } else if earlier == .allowed {
        try io.writeLine(io.language.remindersAreOff)
      } else {
        io.warn(io.language.remindersAreOff)
      }
      return .done
    }
  }
}
