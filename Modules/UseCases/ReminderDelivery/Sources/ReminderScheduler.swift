public import Entities
public import Reminders
public import Storage

/// Plans the user's reminders, and shows them. The plan is a note of the profile and is deleted with it. If several
/// programs change the plan at once, only one of them consumes each reminder.
public actor ReminderScheduler {
  /// The name of the note with the plan and the user's permission. The note stays on this machine.
  public static let note = "reminders"
  private static let weekScheduled = EventFamily("ReminderDesk", "WeekScheduled")
  private static let noTimer = LocalizedText("There is no timer.", "타이머가 없습니다.")
  private let profiles: any ProfileStore
  private let notes: any NoteStore
  private let chats: any ConversationStore
  private let timer: any ReminderTiming
  private let notifier: any ReminderNotifying
  private let avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  private let language: ContentLanguage
  private let now: @Sendable () -> Timestamp
  private let zone: LocalZone
  private let log: @Sendable (LoggableEvent) -> Void

  /// The largest age of a plan while the user is active, in milliseconds.
  private static let freshness: Int64 = 4 * 3_600_000
  /// When the week was last planned, and for which profile.
  private var renewed: (profile: UserProfile.ID, time: Timestamp)?
  /// Why the timer could not be set in this run.
  private var timerError: LocalizedText?
  private var isFinished = false
  /// The last work on a timer.
  private var lastTiming: Task<Void, Never>?

  /// A scheduler over stores.
  /// - Parameters:
  ///   - avatarNamed: Finds an avatar, also one that is not in the store.
  ///   - language: The language of notifications.
  ///   - zone: The user's time zone.
  ///   - log: Logs the results of setting timers.
  public init(
    profiles: any ProfileStore, notes: any NoteStore, chats: any ConversationStore,
    timer: any ReminderTiming = NoReminderTimer(), notifier: any ReminderNotifying = NoReminderTimer(),
    avatarNamed: @escaping @Sendable (Avatar.ID) async -> Avatar?, language: ContentLanguage,
    now: @escaping @Sendable () -> Timestamp,
    zone: LocalZone = .utc, log: @escaping @Sendable (LoggableEvent) -> Void = { _ in }
  ) {
    self.profiles = profiles
    self.notes = notes
    self.chats = chats
    self.timer = timer
    self.notifier = notifier
    self.avatarNamed = avatarNamed
    self.language = language
    self.now = now
    self.zone = zone
    self.log = log
  }
}

extension ReminderScheduler {
  func status() async throws -> ReminderStatus {
    guard let profile = try await profiles.currentProfile() else { return ReminderStatus() }
    let plan = ReminderPlan(text: try await notes.note(Self.note, of: profile.id))
    let time = zone(now())
    return ReminderStatus(
      permission: plan.permission, mentionsChats: plan.mentionsChats,
      due: plan.due.map { ReminderStatus.Due(moment: $0.moment, localTime: zone($0.moment), now: time) },
      delivery: timer.isSet(for: profile.id) || plan.due.isEmpty
        ? .notification : .nextLaunch(timerError ?? Self.noTimer))
  }

  func allow(mentioningChats: Bool) async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    let time = now()
    let plan = try await change(of: profile.id) { plan in
      plan.allow()
      plan.mentionsChats = mentioningChats
      _ = plan.renew(at: time)
      return plan
    }
    await setTimer(plan, for: profile.id)?.value
  }

  func turnOff() async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    try await change(of: profile.id) { $0.deny() }
    try await withdraw(from: profile.id)
  }

  /// Removes the timer of a profile that goes out of use or is deleted. The plan stays.
  /// - Throws: A `ReminderTimerFailure` when the timer's files stay; a `CancellationError` after `finish`.
  public func withdraw(from profile: UserProfile.ID) async throws {
    try await onTimer { try await $0.remove(for: profile) }.value
  }

  /// Waits until the work on timers has ended, and prevents new work: a program that ends during that work would leave
  /// an incomplete timer. The wait ends at the timeout, because the terminal must not be blocked. A timer that is
  /// incomplete then is set at the next launch.
  public func finish(within timeout: Duration = .seconds(2)) async {
    isFinished = true
    guard let lastTiming else { return }
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    Task {
      await lastTiming.value
      end.finish()
    }
    Task {
      try? await Task.sleep(for: timeout)
      end.finish()
    }
    for await _ in ends {}
  }

  /// Plans the week again, because the user is active now. Nothing is written for a profile that does not allow
  /// reminders. The timer is set in the background.
  /// - Parameter isStaying: Whether the program stays open long enough to set the timer. Otherwise the timer is
  ///   adjusted the next time it fires.
  /// - Returns: Whether an unshown reminder waits.
  @discardableResult public func renew(isStaying: Bool = true) async throws -> Bool {
    guard let profile = try await profiles.currentProfile() else { return false }
    let time = now()
    let (waits, plan, isSame) = try await change(of: profile.id) { plan in
      let before = plan
      let waits = plan.renew(at: time)
      return (waits, plan, plan == before)
    }
    renewed = (profile.id, time)
    if isStaying, !isSame || !timer.isSet(for: profile.id) { setTimer(plan, for: profile.id) }
    return waits
  }

  /// Records that the user is active in a program that stays open. If the week was not planned in the last four hours,
  /// it is planned again, and a reminder that waits is dropped. A failure is ignored; the next call tries again.
  public func recordUse() async {
    guard let profile = try? await profiles.currentProfile() else { return }
    let time = now()
    if let renewed, renewed.profile == profile.id,
      (0..<Self.freshness).contains(time.milliseconds - renewed.time.milliseconds)
    {
      return
    }
    guard (try? await renew()) == true else { return }
    _ = try? await change(of: profile.id) { $0.consumeMissed() }
  }

  func show(by show: @Sendable (Reminder) async -> Bool) async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    let (kind, plan) = try await change(of: profile.id) { ($0.consumeMissed(), $0) }
    guard let kind else { return }
    let chat = await chatToName(plan, profile.id)
    if await !show(chat.map { .onReturn(to: $0.id, with: $0.name) } ?? .onReturn) {
      try await change(of: profile.id) { $0.keep(kind) }
    }
  }

  func deliver(to id: UserProfile.ID? = nil) async throws -> ReminderOutcome {
    let inUse = try await profiles.currentProfile()
    guard let profile = if let id { try await profiles.profile(id) } else { inUse } else {
      if let id { try? await withdraw(from: id) }
      return .noProfile
    }
    let time = now()
    let (kind, plan) = try await change(of: profile.id) { ($0.consumeDue(at: time), $0) }
    guard plan.permission == .allowed else {
      try? await withdraw(from: profile.id)
      return .off
    }
    guard let kind else {
      // The timer belongs to an older plan: the user was active in a program that did not set it.
      if id != nil { await setTimer(plan, for: profile.id)?.value }
      return .nothingDue
    }
    let chat = await chatToName(plan, profile.id)
    let reminder = chat.map { kind.reminder(of: $0.id, with: $0.name) } ?? kind.reminder
    let link = reminder.conversation.map { "aichat://chat/\($0)" } ?? "aichat://explore"
    let way = "aichat open \(link)" + (profile.id == inUse?.id ? "" : " --profile \(profile.id)")
    if notifier.show(title: reminder.title(in: language), text: reminder.text(in: language) + " " + way) {
      return .shown(reminder)
    }
    try await change(of: profile.id) { $0.keep(kind) }
    return .kept(reminder)
  }
}

extension ReminderScheduler {
  /// The chat that a reminder names, if the user allowed that. The chat is read when the reminder is shown; a deleted
  /// or unreadable chat is not named.
  private func chatToName(
    _ plan: ReminderPlan, _ profile: UserProfile.ID
  ) async -> (id: Conversation.ID, name: String)? {
    guard plan.mentionsChats,
      let chat = try? await chats.chats(of: profile, offset: 0, limit: 1).first?.chat,
      let name = await avatarNamed(chat.avatar)?.name
    else { return nil }
    return (chat.id, name)
  }

  /// Sets the timer for the planned reminders. If that fails, the next launch shows them, and `status` says why.
  /// - Returns: The work, which has begun; nil when there is nothing to set.
  @discardableResult private func setTimer(_ plan: ReminderPlan, for profile: UserProfile.ID) -> Task<Void, Never>? {
    guard !plan.due.isEmpty else { return nil }
    let setting = onTimer { try await $0.set(plan.due.map(\.moment), for: profile) }
    return Task {
      do {
        try await setting.value
        timerError = nil
        log(Self.weekScheduled.success())
      } catch {
        log(Self.weekScheduled.fail(error))
        timerError = LocalizedText(explaining: error)
      }
    }
  }

  /// Works on timers after all earlier work on them.
  private func onTimer(
    _ work: @escaping @Sendable (any ReminderTiming) async throws -> Void
  ) -> Task<Void, any Error> {
    if isFinished { return Task { throw CancellationError() } }
    let (before, timer) = (lastTiming, timer)
    let task = Task {
      await before?.value
      try await work(timer)
    }
    lastTiming = Task { _ = await task.result }
    return task
  }

  /// Changes the plan; if another program changes it at the same time, tries again with the new plan.
  @discardableResult private func change<Value>(
    of profile: UserProfile.ID, _ body: (inout ReminderPlan) -> Value
  ) async throws -> Value {
    // Each lost round means that another program changed the plan. So many in a row are no coincidence.
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
      LocalizedText("The reminders are being changed all the time. Try again.", "알림이 계속 바뀌고 있습니다. 다시 시도하세요."))
  }
}
