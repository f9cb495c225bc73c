public import Entities
public import Reminders
public import Storage

/// Plans what people are reminded of, and says it. The plan is a note of the profile: it goes with the profile, and
/// several programs that change it at once take each reminder once.
public actor ReminderDesk {
  private static let note = "reminders"
  private static let noTimer = Wording("There is no timer.", "타이머가 없습니다.")
  private let profiles: any ProfileStore
  private let notes: any NoteStore
  private let chats: any ChatStore
  private let timer: any ReminderTiming
  private let notifier: any ReminderNotifying
  private let avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  private let language: ContentLanguage
  private let now: @Sendable () -> Timestamp
  private let localTime: @Sendable (Timestamp) -> String

  /// Why the timer could not be set in this run.
  private var trouble: Wording?
  private var isFinished = false
  /// The last work on a timer.
  private var lastTiming: Task<Void, Never>?

  /// A desk over stores.
  /// - Parameters:
  ///   - avatarNamed: Finds an avatar that the store need not know.
  ///   - language: What notifications are written in.
  ///   - localTime: A moment as a clock on the wall shows it.
  public init(
    profiles: any ProfileStore, notes: any NoteStore, chats: any ChatStore,
    timer: any ReminderTiming = NoReminderTimer(), notifier: any ReminderNotifying = NoReminderTimer(),
    avatarNamed: @escaping @Sendable (Avatar.ID) async -> Avatar?, language: ContentLanguage,
    now: @escaping @Sendable () -> Timestamp,
    localTime: @escaping @Sendable (Timestamp) -> String
  ) {
    self.profiles = profiles
    self.notes = notes
    self.chats = chats
    self.timer = timer
    self.notifier = notifier
    self.avatarNamed = avatarNamed
    self.language = language
    self.now = now
    self.localTime = localTime
  }
}

extension ReminderDesk {
  /// What the profile in use said, and what will come.
  public func status() async throws -> ReminderStatus {
    guard let profile = try await profiles.currentProfile() else { return ReminderStatus() }
    let plan = ReminderPlan(text: try await notes.note(Self.note, of: profile.id))
    return ReminderStatus(
      permission: plan.permission, mentionsChats: plan.mentionsChats,
      due: plan.due.map { ReminderStatus.Due(moment: $0.moment, localTime: localTime($0.moment)) },
      delivery: timer.isSet(for: profile.id) || plan.due.isEmpty ? .notification : .nextLaunch(trouble ?? Self.noTimer))
  }

  /// Allows reminders, and plans them; or changes whether they name anybody.
  public func allow(mentioningChats: Bool) async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    let time = now()
    let plan = try await change(of: profile.id) { plan in
      plan.allow()
      plan.mentionsChats = mentioningChats
      _ = plan.renew(at: time)
      return plan
    }
    await setTimer(plan, for: profile.id)
  }

  /// Takes all reminders back, and the timer.
  /// - Throws: What the store throws, and a `ReminderTimerFailure` when the timer's files stay.
  public func turnOff() async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    try await change(of: profile.id) { $0.deny() }
    try await withdraw(from: profile.id)
  }

  /// Takes a profile's timer away, and leaves its plan: when it is not in use any more, or deleted.
  /// - Throws: A `ReminderTimerFailure` when the timer's files stay.
  public func withdraw(from profile: UserProfile.ID) async throws {
    try await onTimer { try await $0.remove(for: profile) }
  }

  /// Waits until work on timers has ended, and begins none any more: a program that ends in its middle would leave a
  /// timer half made. What was allowed meanwhile is seen to at the next launch.
  public func finish() async {
    isFinished = true
    await lastTiming?.value
  }

  /// Plans the week anew, as somebody is here now.
  public func renew() async throws -> Reminder? {
    guard let profile = try await profiles.currentProfile() else { return nil }
    // Nothing is written for who was never asked.
    guard try await status().permission == .allowed else { return nil }
    let time = now()
    let (unseen, plan, isSame) = try await change(of: profile.id) { plan in
      let before = plan
      let unseen = plan.renew(at: time)
      return (unseen, plan, plan == before)
    }
    if !isSame || !timer.isSet(for: profile.id) { await setTimer(plan, for: profile.id) }
    guard let unseen else { return nil }
    return try await reminder(unseen, plan, profile.id)
  }

  /// Says what is due. It is taken from the plan first: of two programs that do this, one says it.
  /// - Parameter id: Whose timer this is; nil for the profile in use. Another profile's timer says nothing, and goes: who
  ///   left it behind may be gone by any means.
  public func deliver(to id: UserProfile.ID? = nil) async throws -> ReminderOutcome {
    let inUse = try await profiles.currentProfile()
    guard let profile = inUse, id == nil || id == profile.id, try await status().permission == .allowed else {
      if let owner = id ?? inUse?.id { try? await withdraw(from: owner) }
      return .off
    }
    let time = now()
    let (kind, plan) = try await change(of: profile.id) { ($0.takeDue(at: time), $0) }
    guard let kind else { return .nothingDue }
    let reminder = try await reminder(kind, plan, profile.id)
    let link = reminder.conversation.map { "aichat://chat/\($0)" } ?? "aichat://explore"
    if notifier.show(title: reminder.title(in: language), text: reminder.text(in: language) + " aichat open " + link) {
      return .shown(reminder)
    }
    try await change(of: profile.id) { $0.keep(kind) }
    return .kept(reminder)
  }
}

extension ReminderDesk {
  /// A chat that is gone is not named: what shows is looked up when it is said.
  private func reminder(
    _ kind: ReminderKind, _ plan: ReminderPlan, _ profile: UserProfile.ID
  ) async throws -> Reminder {
    guard plan.mentionsChats,
      let chat = try await chats.chats(of: profile, offset: 0, limit: 1).first?.chat,
      let name = await avatarNamed(chat.avatar)?.name
    else { return kind.reminder }
    return kind.reminder(of: chat.id, with: name)
  }

  /// Without a timer the reminders come at the next launch; the status says so.
  private func setTimer(_ plan: ReminderPlan, for profile: UserProfile.ID) async {
    guard !plan.due.isEmpty else { return }
    do {
      try await onTimer { try await $0.set(plan.due.map(\.moment), for: profile) }
      trouble = nil
    } catch {
      trouble = Wording(explaining: error)
    }
  }

  /// Works on timers after what was begun before has ended.
  private func onTimer(_ work: @escaping @Sendable (any ReminderTiming) async throws -> Void) async throws {
    if isFinished { throw CancellationError() }
    let (before, timer) = (lastTiming, timer)
    let task = Task {
      await before?.value
      try await work(timer)
    }
    lastTiming = Task { _ = await task.result }
    try await task.value
  }

  /// Changes the plan as if nobody else did.
  @discardableResult private func change<Value>(
    of profile: UserProfile.ID, _ body: (inout ReminderPlan) -> Value
  ) async throws -> Value {
    // Each round that is lost was another program's success: more than a few are no chance.
    for _ in 0..<16 {
      let text = try await notes.note(Self.note, of: profile)
      let before = ReminderPlan(text: text)
      var plan = before
      let value = body(&plan)
      if plan == before { return value }
      if try await notes.replaceNote(text, by: try plan.text, named: Self.note, of: profile) {
        return value
      }
    }
    throw StorageError.failed(
      Wording("The reminders are being changed all the time. Try again.", "알림이 계속 바뀌고 있습니다. 다시 시도하세요."))
  }
}
