import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ReminderTests {
  private let interactor = FakeSettingsInteractor()
  private let reminder = Reminder(title: LocalizedText("Juno", "주노"), text: LocalizedText("Go on?", "이어 갈까요?"))

  private func run(_ name: String, _ words: [String] = [], io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(ReminderCommands(interactor: interactor).group.subcommands.first { $0.name == name })
    let run = try #require(command.run)
    return try await run(Arguments(words, options: command.options), io)
  }

  @Test func theListSaysWhen() async throws {
    interactor.reminders = planned
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(io.output == "2026-11-22 17:05:09\n2026-11-24 17:05:09\n")
    let json = RecordingCommandIO(wantsJSON: true)
    #expect(try await run("list", io: json) == .done)
    #expect(json.values as? [ReminderRecord] == [ReminderRecord(interactor.reminders)])
  }

  /// Reminders for tomorrow and two later days.
  private var planned: ReminderStatus {
    let now = Timestamp(milliseconds: 1_795_280_709_000)
    return ReminderStatus(
      permission: .allowed,
      due: [Int64(1), 3].map { days in
        let moment = Timestamp(milliseconds: now.milliseconds + days * 86_400_000)
        return .init(moment: moment, localTime: LocalTime(moment), now: LocalTime(now))
      })
  }

  @Test func whoReadsTheListIsToldWhatComesWhen() async throws {
    interactor.reminders = planned
    let english = RecordingCommandIO(isTerminal: true)
    #expect(try await run("list", io: english) == .done)
    #expect(english.output == "Reminder: Tomorrow 17:05\nReminder: 24 Nov 17:05\n")
    let korean = RecordingCommandIO(language: .korean, isTerminal: true)
    #expect(try await run("list", io: korean) == .done)
    #expect(korean.output == "알림: 내일 17:05\n알림: 11월 24일 17:05\n")
  }

  @Test(arguments: Language.allCases) func theSectionSaysWhatComesNext(language: Language) {
    let words = language.nextReminder(planned.due[0])
    #expect(
      words == language("Next reminder, unless you come back before: Tomorrow 17:05", "그때까지 열지 않으면 내일 17:05에 알립니다"))
  }

  @Test func whereThereAreNoneItSaysWhy() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("list", io: io) == .done)
    #expect(io.output.isEmpty && io.warnings == ["Reminders are not allowed yet. The settings switch them on."])
  }

  @Test(arguments: [
    (true, "Shown: Juno\n"),
    (false, "No notification is possible here. The next launch shows it: Juno\n"),
  ])
  func deliverSaysWhatItDid(isShown: Bool, words: String) async throws {
    interactor.reminderOutcome = isShown ? .shown(reminder) : .kept(reminder)
    let io = RecordingCommandIO()
    #expect(try await run("deliver", io: io) == .done)
    #expect(io.output == words)
  }

  /// Without a profile, the output does not say whether reminders are on.
  @Test(arguments: [
    (ReminderOutcome.off, "Reminders are off.", "off"),
    (.noProfile, "No profile is in use.", "nobody"),
  ])
  func deliverSaysWhyThereIsNone(outcome: ReminderOutcome, words: String, name: String) async throws {
    interactor.reminderOutcome = outcome
    let io = RecordingCommandIO()
    #expect(try await run("deliver", io: io) == .done)
    #expect(io.output.isEmpty && io.warnings == [words])
    #expect(DeliveryRecord(outcome, .english).outcome == name)
  }

  @Test func deliverTakesTheProfileOfATimer() async throws {
    let ada = UserProfile.ID(high: 1, low: 1)
    #expect(try await run("deliver", ["\(ada)"], io: RecordingCommandIO()) == .done)
    #expect(interactor.deliveredTo == ada)
    await #expect(throws: CommandFailure.self) {
      try await run("deliver", ["\(ada)", "\(ada)"], io: RecordingCommandIO())
    }
    // A user may write a name or the last digits of the id.
    let profile = try #require(interactor.profile)
    #expect(try await run("deliver", [profile.id.shortForm(among: [])], io: RecordingCommandIO()) == .done)
    #expect(interactor.deliveredTo == profile.id)
    await #expect(throws: OutOfReach.self) { try await run("deliver", ["Nobody"], io: RecordingCommandIO()) }
  }

  @Test func offTakesThemBack() async throws {
    interactor.reminders.permission = .allowed
    let (first, again) = (RecordingCommandIO(), RecordingCommandIO())
    #expect(try await run("off", io: first) == .done)
    #expect(interactor.reminders.permission == .denied && first.output == "Reminders are off.\n")
    // Nothing was done.
    #expect(try await run("off", io: again) == .done)
    #expect(again.output.isEmpty && again.warnings == ["Reminders are off."])
  }

  @Test func theSectionTurnsThemOnAndOff() async {
    let router = RecordingSettingsRouter()
    let presenter = ReminderPresenter(interactor: interactor, router: router)
    await presenter.status.load()
    #expect(await presenter.onSwitched(true))
    await presenter.onMentionSwitched(true)
    #expect(presenter.status.phase == .content(ReminderStatus(permission: .allowed, mentionsChats: true)))
    #expect(await presenter.onSwitched(false))
    #expect(presenter.status.phase == .content(ReminderStatus(permission: .denied)))
    interactor.error = OutOfReach()
    #expect(await !presenter.onSwitched(true))
    #expect(interactor.reminders.permission == .denied)
  }
}
