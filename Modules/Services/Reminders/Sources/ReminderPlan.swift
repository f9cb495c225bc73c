public import Entities

/// What one profile is reminded of, and when: the whole truth about it, to be kept as a text.
///
/// Times are moments, not hours of a day: another time zone changes nothing. A clock that was wrong is found out by
/// moments that cannot be, and then nothing is said until the next launch plans anew.
public struct ReminderPlan: Hashable, Sendable, Codable {
  /// A reminder that will come.
  public struct Due: Hashable, Sendable, Codable {
    /// Which one.
    public let kind: ReminderKind
    /// When.
    public let moment: Timestamp
  }

  /// Whether there may be reminders.
  public private(set) var permission = ReminderStatus.Permission.undecided
  /// Whether they may name whom the user talked with.
  public var mentionsChats = false
  /// When the reminders were planned.
  private var made: Timestamp?
  /// What will come, the next first.
  public private(set) var due: [Due] = []
  /// What was due and could not be shown.
  private var missed: ReminderKind?

  /// A plan of somebody who was not asked yet.
  public init() {}
}

extension ReminderPlan {
  /// The clock of a machine that lost the time shows an earlier moment than this: the start of 2026.
  private static let beginning = Timestamp(milliseconds: 1_767_225_600_000)
  private static let hour: Int64 = 3_600_000

  /// Allows reminders. They are planned at the next `renew`.
  public mutating func allow() {
    permission = .allowed
  }

  /// Takes all reminders back, for good.
  public mutating func deny() {
    permission = .denied
    (made, due, missed) = (nil, [], nil)
  }

  /// Plans the week anew, as somebody is here now: what was planned before is no longer wanted. A plan of
  /// the same hour stays, so that a second copy of the program changes nothing.
  /// - Returns: Whether there is a reminder that nobody could be shown until now, for `consumeMissed`.
  public mutating func renew(at now: Timestamp) -> Bool {
    guard permission == .allowed else { return false }
    missed = consumeDue(at: now) ?? missed
    guard now >= Self.beginning else {
      (made, due) = (nil, [])
      return false
    }
    let age = made.map { now.milliseconds - $0.milliseconds }
    if let age, (0..<Self.hour).contains(age), due.count == ReminderKind.allCases.count { return missed != nil }
    made = now
    due = ReminderKind.allCases.map {
      Due(kind: $0, moment: Timestamp(milliseconds: now.milliseconds + $0.days * 24 * Self.hour))
    }
    return missed != nil
  }

  /// Takes what was due and could not be shown.
  public mutating func consumeMissed() -> ReminderKind? {
    defer { missed = nil }
    return missed
  }

  /// Takes what is due out of the plan. Of several, as after a week with the machine off, only the last one counts.
  public mutating func consumeDue(at now: Timestamp) -> ReminderKind? {
    // Planned in the future, or before the program was written: the clock is wrong, or was.
    guard permission == .allowed, let made, made >= Self.beginning, made <= now else { return nil }
    let last = due.last { $0.moment <= now }
    due.removeAll { $0.moment <= now }
    return last?.kind
  }

  /// Keeps a reminder for the next launch.
  public mutating func keep(_ kind: ReminderKind) {
    if permission == .allowed { missed = kind }
  }
}
