public import Entities

/// One profile's reminders and their times, to be saved as a text.
///
/// Times are absolute, not hours of a day: another time zone changes nothing. Impossible times reveal a wrong clock;
/// then no reminder is shown until the next launch plans again.
public struct ReminderPlan: Hashable, Sendable, Codable {
  /// A planned reminder.
  public struct Due: Hashable, Sendable, Codable {
    /// The kind of reminder.
    public let kind: ReminderKind
    /// Its time.
    public let moment: Timestamp
  }

  /// Whether reminders are allowed.
  public private(set) var permission = ReminderStatus.Permission.undecided
  /// Whether reminders may name the character of the user's last chat.
  public var mentionsChats = false
  /// The time of planning.
  private var made: Timestamp?
  /// The planned reminders, the next first.
  public private(set) var due: [Due] = []
  /// A due reminder that could not be shown.
  private var missed: ReminderKind?

  /// An undecided plan.
  public init() {}
}

extension ReminderPlan {
  /// The earliest plausible time, the start of 2026. A machine that lost its time shows an earlier one.
  private static let beginning = Timestamp(milliseconds: 1_767_225_600_000)
  private static let hour: Int64 = 3_600_000

  /// Allows reminders. They are planned at the next `renew`.
  public mutating func allow() {
    permission = .allowed
  }

  /// Denies reminders and removes all of them.
  public mutating func deny() {
    permission = .denied
    (made, due, missed) = (nil, [], nil)
  }

  /// Plans the week again from now on and discards the earlier plan, if reminders are allowed. A plan that is less than
  /// an hour old and complete stays, so that a second copy of the program changes nothing. While the clock shows an
  /// impossible time, nothing is planned.
  /// - Returns: Whether there is a reminder that could not be shown so far, for `consumeMissed`. False while nothing
  ///   can be planned.
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

  /// Removes and returns a due reminder that could not be shown.
  public mutating func consumeMissed() -> ReminderKind? {
    defer { missed = nil }
    return missed
  }

  /// Removes the due reminders and returns the last of them: several may have become due while the machine was off.
  public mutating func consumeDue(at now: Timestamp) -> ReminderKind? {
    // A plan made in the future, or before the program was written, means that the clock is wrong, or was.
    guard permission == .allowed, let made, made >= Self.beginning, made <= now else { return nil }
    let last = due.last { $0.moment <= now }
    due.removeAll { $0.moment <= now }
    return last?.kind
  }

  /// Saves a reminder for the next launch, if reminders are allowed.
  public mutating func keep(_ kind: ReminderKind) {
    if permission == .allowed { missed = kind }
  }
}
