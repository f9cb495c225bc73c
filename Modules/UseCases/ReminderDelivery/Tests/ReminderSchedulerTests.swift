import Entities
import Reminders
import Storage
import Synchronization
import Testing

@testable import ReminderDelivery

/// The timer and the notifier: both record their calls.
private final class Desktop: ReminderTiming, ReminderNotifying {
  let moments: Mutex<[UserProfile.ID: [Timestamp]]> = Mutex([:])
  let shown: Mutex<[String]> = Mutex([])
  let works: Bool

  init(works: Bool = true) { self.works = works }

  var isSet: Bool { moments.withLock { !$0.isEmpty } }

  func isSet(for profile: UserProfile.ID) -> Bool { moments.withLock { $0[profile] != nil } }

  func set(_ wanted: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    if !works { throw ReminderTimerFailure(LocalizedText("no systemd", "systemd 없음")) }
    moments.withLock { $0[profile] = wanted }
  }

  func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    moments.withLock { $0[profile] = nil }
  }

  func show(title: String, text: String) -> Bool {
    if works { shown.withLock { $0.append("\(title): \(text)") } }
    return works
  }
}

private final class Clock: Sendable {
  let days: Mutex<Double> = Mutex(0)
  var now: Timestamp { Timestamp(milliseconds: 1_795_000_000_000 + days.withLock { Int64($0 * 86_400_000) }) }
  func pass(days count: Double) { days.withLock { $0 += count } }
}

struct ReminderSchedulerTests {
  private let stores = Stores.inMemory()
  private let clock = Clock()
  private let profile = UserProfile(
    id: UserProfile.ID(high: 1, low: 1), created: Timestamp(milliseconds: 1_795_000_000_000))
  private let juno = Avatar(
    id: Avatar.ID(high: 2, low: 2), name: "Juno", character: .cat, action: .smiling, location: .park,
    created: Timestamp(milliseconds: 1))
  private let chat = Conversation.ID(high: 3, low: 3)

  /// Another copy of the program.
  private func scheduler(_ desktop: Desktop) -> ReminderScheduler {
    ReminderScheduler(
      profiles: stores.profiles, notes: stores.notes, chats: stores.chats, timer: desktop, notifier: desktop,
      avatarNamed: { [juno] in $0 == juno.id ? juno : nil }, language: .english, now: { [clock] in clock.now })
  }

  /// The reminder that a user sees when opening the program now.
  private func shownReminder(by scheduler: ReminderScheduler) async throws -> Reminder? {
    guard try await scheduler.renew() else { return nil }
    let said = Mutex<Reminder?>(nil)
    try await scheduler.show { reminder in
      said.withLock { $0 = reminder }
      return true
    }
    return said.withLock(\.self)
  }

  private func signIn() async throws {
    _ = try await stores.profiles.currentProfile(orMaking: profile)
  }

  private func talk() async throws {
    try await stores.chats.create(
      Conversation(id: chat, profile: profile.id, avatar: juno.id, created: clock.now, updated: clock.now))
  }

  /// An app that stays open for days is not unused, as long as the user sends messages in it.
  @Test func theUserOfAnOpenProgramGetsNoReminder() async throws {
    let desktop = Desktop()
    try await signIn()
    let scheduler = scheduler(desktop)
    try await scheduler.allow(mentioningChats: false)
    func planned() async throws -> Timestamp? { try await scheduler.status().due.first?.moment }
    _ = try await scheduler.renew()
    let first = try await planned()
    clock.pass(days: 0.1)
    await scheduler.recordUse()
    #expect(try await planned() == first)
    clock.pass(days: 0.5)
    await scheduler.recordUse()
    let second = try #require(try await planned())
    #expect(second.milliseconds == clock.now.milliseconds + 86_400_000)
    await scheduler.finish()
    #expect(desktop.moments.withLock { $0[profile.id]?.first } == second)
    // After a day without a message the timer shows the reminder, unless the user sends another message.
    clock.pass(days: 1.5)
    await scheduler.recordUse()
    #expect(try await shownReminder(by: self.scheduler(desktop)) == nil)
    #expect(try await scheduler.deliver() == .nothingDue)
  }

  @Test func withoutPermissionNothingIsPlanned() async throws {
    let desktop = Desktop()
    await scheduler(desktop).recordUse()
    try await signIn()
    await scheduler(desktop).recordUse()
    #expect(try await scheduler(desktop).status().due.isEmpty && !desktop.isSet)
  }

  @Test func withoutPermissionNoReminderIsShown() async throws {
    let desktop = Desktop()
    try await signIn()
    #expect(try await shownReminder(by: scheduler(desktop)) == nil)
    #expect(try await scheduler(desktop).status() == ReminderStatus())
    #expect(try await scheduler(desktop).deliver() == .off)
    #expect(!desktop.isSet && desktop.shown.withLock { $0.isEmpty })
    #expect(try await stores.notes.note("reminders", of: profile.id) == nil)
  }

  @Test func whatIsDueIsSaidOnce() async throws {
    let desktop = Desktop()
    try await signIn()
    try await scheduler(desktop).allow(mentioningChats: false)
    #expect(desktop.moments.withLock { $0[profile.id]?.count } == 3)
    #expect(try await scheduler(desktop).deliver() == .nothingDue)
    clock.pass(days: 1)
    #expect(try await scheduler(desktop).deliver() == .shown(ReminderKind.firstDay.reminder))
    #expect(try await scheduler(desktop).deliver() == .nothingDue)
    #expect(
      desktop.shown.withLock { $0 } == [
        "Where you left off: Your chats are as they were yesterday. aichat open aichat://explore"
      ])
    #expect(try await shownReminder(by: scheduler(desktop)) == nil)
  }

  @Test func ofManyThatDeliverAtOnceOneDoes() async throws {
    let desktop = Desktop()
    try await signIn()
    try await scheduler(desktop).allow(mentioningChats: false)
    clock.pass(days: 1)
    let schedulers = (0..<8).map { _ in scheduler(desktop) }
    let outcomes = try await withThrowingTaskGroup(of: ReminderOutcome.self) { group in
      for scheduler in schedulers { group.addTask { try await scheduler.deliver() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 != .nothingDue } == 1)
    #expect(desktop.shown.withLock { $0.count } == 1)
  }

  @Test func twoLaunchesPlanOnce() async throws {
    let (first, second) = (Desktop(), Desktop())
    try await signIn()
    try await scheduler(first).allow(mentioningChats: false)
    let planned = try await scheduler(first).status().due.map(\.moment)
    clock.pass(days: 0.01)
    #expect(try await shownReminder(by: scheduler(second)) == nil)
    #expect(try await scheduler(second).status().due.map(\.moment) == planned)
  }

  @Test func whatCannotBeShownWaitsForTheNextLaunch() async throws {
    let desktop = Desktop(works: false)
    try await signIn()
    let scheduler = scheduler(desktop)
    try await scheduler.allow(mentioningChats: false)
    #expect(try await scheduler.status().delivery == .nextLaunch(LocalizedText("no systemd", "systemd 없음")))
    clock.pass(days: 3)
    #expect(try await scheduler.deliver() == .kept(ReminderKind.thirdDay.reminder))
    #expect(try await scheduler.deliver() == .nothingDue)
    #expect(try await shownReminder(by: scheduler) == .onReturn)
    #expect(try await shownReminder(by: scheduler) == nil)
    // Without a delivery too; and the text does not say how long that was.
    clock.pass(days: 9)
    #expect(try await shownReminder(by: scheduler) == .onReturn)
  }

  /// A reminder that another screen kept from being shown is not lost.
  @Test func aReminderThatCouldNotBeShownIsShownLater() async throws {
    let desktop = Desktop(works: false)
    try await signIn()
    try await talk()
    let scheduler = scheduler(desktop)
    try await scheduler.allow(mentioningChats: true)
    clock.pass(days: 2)
    #expect(try await scheduler.renew())
    try await scheduler.show { _ in false }
    // In the same run, and after a crash of it.
    #expect(try await scheduler.renew())
    #expect(try await shownReminder(by: self.scheduler(desktop)) == .onReturn(to: chat, with: "Juno"))
    #expect(try await !scheduler.renew())
  }

  @Test func ofManyThatTellAtOnceOneDoes() async throws {
    let desktop = Desktop(works: false)
    try await signIn()
    try await scheduler(desktop).allow(mentioningChats: false)
    clock.pass(days: 1)
    let schedulers = (0..<8).map { _ in scheduler(desktop) }
    let all = try await withThrowingTaskGroup(of: Reminder?.self) { group in
      for scheduler in schedulers { group.addTask { try await shownReminder(by: scheduler) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.compactMap(\.self) == [Reminder.onReturn])
  }

  @Test func onlyAChatThatStillExistsIsNamed() async throws {
    let desktop = Desktop()
    try await signIn()
    try await talk()
    try await scheduler(desktop).allow(mentioningChats: true)
    clock.pass(days: 1)
    #expect(try await scheduler(desktop).deliver() == .shown(ReminderKind.firstDay.reminder(of: chat, with: "Juno")))
    #expect(desktop.shown.withLock { $0.first?.hasSuffix("aichat open aichat://chat/\(chat)") } == true)
    try await stores.chats.deleteChat(chat)
    clock.pass(days: 2)
    #expect(try await scheduler(desktop).deliver() == .shown(ReminderKind.thirdDay.reminder))
  }

  @Test func withoutPermissionNoChatIsNamed() async throws {
    let desktop = Desktop()
    try await signIn()
    try await talk()
    try await scheduler(desktop).allow(mentioningChats: false)
    clock.pass(days: 1)
    #expect(try await scheduler(desktop).deliver() == .shown(ReminderKind.firstDay.reminder))
  }

  @Test func offTakesEverythingBack() async throws {
    let desktop = Desktop()
    try await signIn()
    try await scheduler(desktop).allow(mentioningChats: true)
    try await scheduler(desktop).turnOff()
    #expect(!desktop.isSet)
    #expect(try await scheduler(desktop).status().permission == .denied)
    clock.pass(days: 1)
    #expect(try await scheduler(desktop).deliver() == .off)
    #expect(try await shownReminder(by: scheduler(desktop)) == nil)
  }

  /// A timer that was left behind in any way shows nothing for a missing profile, and is removed.
  @Test(arguments: ["deleted", "denied"]) func aDeletedOrDeniedProfileGetsNoReminder(_ way: String) async throws {
    let desktop = Desktop()
    try await signIn()
    try await scheduler(desktop).allow(mentioningChats: false)
    clock.pass(days: 1)
    if way == "deleted" {
      try await stores.profiles.deleteProfile(profile.id)
    } else {
      var denied = ReminderPlan()
      denied.deny()
      try await stores.notes.setNote(try denied.text, named: "reminders", of: profile.id)
    }
    #expect(try await scheduler(desktop).deliver(to: profile.id) == (way == "deleted" ? .noProfile : .off))
    #expect(!desktop.isSet && desktop.shown.withLock { $0.isEmpty })
  }

  @Test func withoutAProfileThereIsNoReminder() async throws {
    #expect(try await scheduler(Desktop()).deliver() == .noProfile)
  }

  /// `--profile` and AICHAT_PROFILE run the program with another profile than the one in use.
  @Test func theProfileOfOneRunGetsItsReminderToo() async throws {
    let desktop = Desktop()
    try await signIn()
    try await scheduler(desktop).allow(mentioningChats: false)
    let other = UserProfile(id: UserProfile.ID(high: 9, low: 9), created: clock.now)
    try await stores.profiles.save(other)
    try await stores.profiles.setCurrentProfile(other.id)
    clock.pass(days: 1)
    #expect(try await scheduler(desktop).deliver(to: profile.id) == .shown(ReminderKind.firstDay.reminder))
    #expect(desktop.isSet(for: profile.id))
    // The link in the notification names that profile too.
    #expect(desktop.shown.withLock { $0.first?.hasSuffix("aichat://explore --profile \(profile.id)") } == true)
    // The profile in use has not allowed reminders, and another profile's timer is not its own.
    #expect(try await scheduler(desktop).deliver() == .off)
    #expect(desktop.isSet(for: profile.id))
  }

  /// A short command is a use too, without waiting for a timer: the timer is adjusted when it fires.
  @Test func aShortCommandPutsTheReminderOffToo() async throws {
    let desktop = Desktop()
    try await signIn()
    try await scheduler(desktop).allow(mentioningChats: false)
    let first = desktop.moments.withLock { $0[profile.id] }
    clock.pass(days: 0.9)
    #expect(try await !scheduler(desktop).renew(isStaying: false))
    #expect(desktop.moments.withLock { $0[profile.id] } == first)
    clock.pass(days: 0.1)
    #expect(try await scheduler(desktop).deliver(to: profile.id) == .nothingDue)
    let due = try await scheduler(desktop).status().due.map(\.moment)
    #expect(desktop.moments.withLock { $0[profile.id] } == due && due != first)
    clock.pass(days: 0.9)
    #expect(try await scheduler(desktop).deliver(to: profile.id) == .shown(ReminderKind.firstDay.reminder))
  }

  @Test func aTimerThatIsWithdrawnComesBackAtTheNextLaunch() async throws {
    let desktop = Desktop()
    try await signIn()
    let scheduler = scheduler(desktop)
    try await scheduler.allow(mentioningChats: false)
    try await scheduler.withdraw(from: profile.id)
    #expect(!desktop.isSet)
    #expect(try await !scheduler.renew())
    await scheduler.finish()
    #expect(desktop.isSet(for: profile.id))
  }

  /// The program does not end while a timer is half made.
  @Test func finishingWaitsForTheTimer() async throws {
    let timer = SlowTimer()
    try await signIn()
    let scheduler = ReminderScheduler(
      profiles: stores.profiles, notes: stores.notes, chats: stores.chats, timer: timer,
      avatarNamed: { _ in nil }, language: .english, now: { [clock] in clock.now })
    let allowing = Task { try await scheduler.allow(mentioningChats: false) }
    await timer.begins()
    async let finished: Void = scheduler.finish(within: .seconds(600))
    #expect(!timer.isSet(for: profile.id))
    timer.goOn()
    await finished
    #expect(timer.isSet(for: profile.id))
    try await allowing.value
    // A request that comes too late is left to the next launch.
    await #expect(throws: CancellationError.self) { try await scheduler.withdraw(from: profile.id) }
    #expect(try await scheduler.status().permission == .allowed)
  }

  /// Quitting does not wait for ever for the timer.
  @Test func finishingDoesNotWaitForEver() async throws {
    let timer = SlowTimer()
    try await signIn()
    let scheduler = ReminderScheduler(
      profiles: stores.profiles, notes: stores.notes, chats: stores.chats, timer: timer,
      avatarNamed: { _ in nil }, language: .english, now: { [clock] in clock.now })
    let allowing = Task { try await scheduler.allow(mentioningChats: false) }
    await timer.begins()
    await scheduler.finish(within: .milliseconds(1))
    #expect(!timer.isSet(for: profile.id))
    timer.goOn()
    try await allowing.value
  }

  /// The due reminder is known at once, even if setting the timer is slow.
  @Test func renewingDoesNotWaitForTheTimer() async throws {
    let timer = SlowTimer()
    try await signIn()
    let scheduler = ReminderScheduler(
      profiles: stores.profiles, notes: stores.notes, chats: stores.chats, timer: timer,
      avatarNamed: { _ in nil }, language: .english, now: { [clock] in clock.now })
    var plan = ReminderPlan()
    plan.allow()
    _ = plan.renew(at: clock.now)
    try await stores.notes.setNote(try plan.text, named: "reminders", of: profile.id)
    clock.pass(days: 1)
    #expect(try await scheduler.renew())
    #expect(!timer.isSet(for: profile.id))
    timer.goOn()
    await scheduler.finish(within: .seconds(600))
    #expect(timer.isSet(for: profile.id))
  }

  @Test(arguments: ["", "{", "[]", #"{"permission":"allowed"}"#, #"{"permission":"maybe","due":[]}"#])
  func aPlanThatCannotBeReadShowsNoReminder(_ text: String) async throws {
    let desktop = Desktop()
    try await signIn()
    try await stores.notes.setNote(text, named: "reminders", of: profile.id)
    #expect(try await scheduler(desktop).deliver() == .off)
    #expect(try await scheduler(desktop).status() == ReminderStatus())
    try await scheduler(desktop).allow(mentioningChats: false)
    #expect(try await scheduler(desktop).status().due.count == 3)
  }
}

/// A timer that is made when the test permits it.
private final class SlowTimer: ReminderTiming {
  private let isMade = Mutex(false)
  private let (beginnings, begin) = AsyncStream.makeStream(of: Void.self)
  private let (permissions, permit) = AsyncStream.makeStream(of: Void.self)

  func begins() async { for await _ in beginnings { return } }
  func goOn() { permit.yield() }

  func isSet(for profile: UserProfile.ID) -> Bool { isMade.withLock(\.self) }

  func set(_ moments: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    begin.yield()
    for await _ in permissions { break }
    isMade.withLock { $0 = true }
  }

  func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure) {}
}
