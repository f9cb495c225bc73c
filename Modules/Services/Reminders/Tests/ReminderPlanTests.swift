import Entities
import Testing

@testable import Reminders

struct ReminderPlanTests {
  private static let day: Int64 = 86_400_000
  private let start: Int64 = 1_795_000_000_000

  private func at(_ days: Double) -> Timestamp {
    Timestamp(milliseconds: start + Int64(days * Double(Self.day)))
  }

  private func allowed(mentioning: Bool = false) -> ReminderPlan {
    var plan = ReminderPlan()
    plan.allow()
    _ = plan.renew(at: at(0))
    return plan
  }

  @Test func nothingIsPlannedWithoutPermission() {
    var plan = ReminderPlan()
    #expect(plan.renew(at: at(0)) == false && plan.due.isEmpty && plan.permission == .undecided)
    plan.allow()
    plan.deny()
    #expect(plan.renew(at: at(0)) == false && plan.due.isEmpty && plan.permission == .denied)
  }

  @Test func aWeekHasThreeReminders() {
    #expect(allowed().due.map(\.moment) == [at(1), at(3), at(5)])
  }

  @Test func eachReminderIsConsumedOnce() {
    var plan = allowed()
    #expect(plan.consumeDue(at: at(0.99)) == nil)
    #expect(plan.consumeDue(at: at(1)) == .firstDay)
    #expect(plan.consumeDue(at: at(1)) == nil)
    #expect(plan.consumeDue(at: at(6)) == .fifthDay)
    #expect(plan.due.isEmpty && plan.consumeDue(at: at(9)) == nil)
  }

  @Test func aLaunchPlansTheWeekAgain() {
    var plan = allowed()
    #expect(plan.renew(at: at(0.5)) == false)
    #expect(plan.due.map(\.moment) == [at(1.5), at(3.5), at(5.5)])
  }

  @Test func aSecondLaunchInTheSameHourChangesNothing() {
    var plan = allowed()
    let before = plan
    #expect(plan.renew(at: at(0.03)) == false && plan == before)
  }

  @Test func aMissedReminderIsShownOnceAtTheNextLaunch() {
    var plan = allowed()
    #expect(plan.renew(at: at(4)) == true)
    // It waits until it can be shown.
    #expect(plan.renew(at: at(4)) == true)
    #expect(plan.consumeMissed() == .thirdDay)
    #expect(plan.consumeMissed() == nil && plan.renew(at: at(4)) == false)
    plan.keep(.firstDay)
    #expect(plan.renew(at: at(4)) == true && plan.consumeMissed() == .firstDay)
    #expect(plan.renew(at: at(4)) == false)
  }

  @Test func aWrongClockShowsNoReminder() {
    var plan = ReminderPlan()
    plan.allow()
    // 1970: nothing is planned, so nothing is due when the clock is right again.
    #expect(plan.renew(at: Timestamp(milliseconds: 60_000)) == false)
    #expect(plan.due.isEmpty && plan.consumeDue(at: at(0)) == nil)
    // Set back before the plan: nothing until the next launch, which plans again.
    plan = allowed()
    #expect(plan.consumeDue(at: at(-30)) == nil && plan.due.count == 3)
    #expect(plan.renew(at: at(-30)) == false)
    #expect(plan.due.map(\.moment) == [at(-29), at(-27), at(-25)])
    // Back to 1970 after a correct plan: the plan is discarded.
    #expect(plan.renew(at: Timestamp(milliseconds: 0)) == false && plan.due.isEmpty)
  }

  @Test(arguments: ReminderKind.allCases) func everyReminderHasBothLanguages(_ kind: ReminderKind) {
    let chat = Conversation.ID(high: 1, low: 1)
    for reminder in [
      kind.reminder, kind.reminder(of: chat, with: "Juno"), .onReturn, .onReturn(to: chat, with: "Juno"),
    ] {
      for words in [reminder.title, reminder.text] { #expect(!words.english.isEmpty && !words.korean.isEmpty) }
      #expect(reminder.text.english != reminder.text.korean)
    }
    #expect(kind.reminder.conversation == nil)
    #expect(kind.reminder(of: chat, with: "Juno").conversation == chat)
  }
}
