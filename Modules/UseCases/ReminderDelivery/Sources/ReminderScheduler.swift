public import Entities
public import Reminders
public import Storage

/// Plans what people are reminded of, and says it. The plan is a note of the profile: it goes with the profile, and
/// several programs that change it at once take each reminder once.
public actor ReminderScheduler {
  /// What the note is called that holds the plan, and what the user allowed on this machine.
  public static let note = "reminders"
  private static let weekScheduled = EventFamily("ReminderDesk", "WeekScheduled")
  private static let noTimer = LocalizedText("There is no timer.", "타이머가 없습니다.")
  private let profiles: any ProfileStore
  private let notes: any NoteStore
  private let chats: any ChatStore
  private let timer: any ReminderTiming
  private let notifier: any ReminderNotifying
  private let avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  private let language: ContentLanguage
  private let now: @Sendable () -> Timestamp
  private let zone: LocalZone
  private let log: @Sendable (LoggableEvent) -> Void

  /// How long the program may be open before it is asked again whether somebody is here, in milliseconds.
  private static let freshness: Int64 = 4 * 3_600_000
  /// When the week was last planned, and for whom.
  private var renewed: (profile: UserProfile.ID, time: Timestamp)?
  /// Why the timer could not be set in this run.
  private var trouble: LocalizedText?
  private var isFinished = false
  /// The last work on a timer.
  private var lastTiming: Task<Void, Never>?

  /// A scheduler over stores.
  /// - Parameters:
  ///   - avatarNamed: Finds an avatar that the store need not know.
  ///   - language: What notifications are written in.
  ///   - zone: Where the user is.
  ///   - log: Notes what became of a timer.
  public init(
    profiles: any ProfileStore, notes: any NoteStore, chats: any ChatStore,
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
  /// What the profile in use said, and what will come.
  public func status() async throws -> ReminderStatus {
    guard let profile = try await profiles.currentProfile() else { return ReminderStatus() }
    let plan = ReminderPlan(text: try await notes.note(Self.note, of: profile.id))
    let time = zone(now())
    return ReminderStatus(
      permission: plan.permission, mentionsChats: plan.mentionsChats,
      due: plan.due.map { ReminderStatus.Due(moment: $0.moment, localTime: zone($0.moment), now: time) },
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
    await setTimer(plan, for: profile.id)?.value
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
    try await onTimer { try await $0.remove(for: profile) }.value
  }

  /// Waits until work on timers has ended, and begins none any more: a program that ends in its middle would leave a
  /// timer half made. What was allowed meanwhile is seen to at the next launch, as is what takes too long now: nobody
  /// is to look at a terminal that stands still.
  public func finish(within patience: Duration = .seconds(2)) async {
    isFinished = true
    guard let lastTiming else { return }
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    Task {
      await lastTiming.value
      end.finish()
    }
    Task {
      try? await Task.sleep(for: patience)
      end.finish()
    }
    for await _ in ends {}
  }

  /// Plans the week anew, as somebody is here now. Nothing is written for who was never asked. The timer is seen to
  /// meanwhile, and not waited for.
  /// - Parameter isStaying: Whether the program stays open long enough to see to the timer. Where it does not, the timer
  ///   does so itself the next time it goes off.
  /// - Returns: Whether a reminder waits that could not be said before.
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

  /// Somebody does something in a program that stays open: where the week was planned hours ago, it is planned anew. Who
  /// is here is not told to come back, now or at the next launch. What cannot be planned is seen to the next time.
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

  /// Says what could not be said before, to somebody who is here now. It is taken from the plan first: of two programs
  /// that do this, one says it.
  /// - Parameter show: Shows it, unless that would be in the way; whether it did. What it did not show goes on waiting.
  public func show(by show: @Sendable (Reminder) async -> Bool) async throws {
    guard let profile = try await profiles.currentProfile() else { return }
    let (kind, plan) = try await change(of: profile.id) { ($0.consumeMissed(), $0) }
    guard let kind else { return }
    let chat = await chatToName(plan, profile.id)
    if await !show(chat.map { .onReturn(to: $0.id, with: $0.name) } ?? .onReturn) {
      try await change(of: profile.id) { $0.keep(kind) }
    }
  }

  /// Says what is due. It is taken from the plan first: of two programs that do this, one says it.
  /// - Parameter id: Whose timer this is, who need not be in use: another run may be theirs. Nil for the profile in use.
  ///   A timer that was left behind by whatever end goes.
  public func deliver(to id: UserProfile.ID? = nil) async throws -> ReminderOutcome {
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
      // Somebody was here without seeing to the timer.
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
  /// Whom a reminder names, where the user allowed that. A chat that is gone is not named, and neither is one that
  /// cannot be read: what shows is looked up when it is said.
  private func chatToName(
    _ plan: ReminderPlan, _ profile: UserProfile.ID
  ) async -> (id: Conversation.ID, name: String)? {
    guard plan.mentionsChats,
      let chat = try? await chats.chats(of: profile, offset: 0, limit: 1).first?.chat,
      let name = await avatarNamed(chat.avatar)?.name
    else { return nil }
    return (chat.id, name)
  }

  /// Without a timer the reminders come at the next launch; the status says so.
  /// - Returns: The work, which has begun; nil when there is nothing to set.
  @discardableResult private func setTimer(_ plan: ReminderPlan, for profile: UserProfile.ID) -> Task<Void, Never>? {
    guard !plan.due.isEmpty else { return nil }
    let setting = onTimer { try await $0.set(plan.due.map(\.moment), for: profile) }
    return Task {
      do {
        try await setting.value
        trouble = nil
        log(Self.weekScheduled.success())
      } catch {
        log(Self.weekScheduled.fail(error))
        trouble = LocalizedText(explaining: error)
      }
    }
  }

  /// Works on timers after what was begun before has ended.
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
      LocalizedText("The reminders are being changed all the time. Try again.", "알림이 계속 바뀌고 있습니다. 다시 시도하세요."))
  }
}
