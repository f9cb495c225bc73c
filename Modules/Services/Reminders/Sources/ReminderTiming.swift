public import Entities

/// Starts the program at given times, while it is closed. Each profile has times of its own.
public protocol ReminderTiming: Sendable {
  /// Whether a timer is set for a profile.
  func isSet(for profile: UserProfile.ID) -> Bool

  /// Replaces a profile's times. It waits for other programs, which may take some seconds.
  /// - Throws: `ReminderTimerFailure` when this machine cannot do it. The new times are not set then; an earlier timer
  ///   may stay.
  func set(_ moments: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure)

  /// Removes a profile's timer. It can be called again, and when nothing is set.
  /// - Throws: When a part of it could not be removed.
  func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure)
}

/// Shows a notification outside the program.
public protocol ReminderNotifying: Sendable {
  /// Shows a notification and returns whether it was shown, as far as that is known.
  func show(title: String, text: String) -> Bool
}

/// The error of a timer that cannot be set or removed.
public struct ReminderTimerFailure: ExplainedError, Hashable {
  /// The reason.
  public let words: LocalizedText

  /// Makes an error.
  public init(_ words: LocalizedText) {
    self.words = words
  }

  /// The reason.
  public func message(in language: ContentLanguage) -> String { words(in: language) }
}

/// No timer and no notifications: for stores in memory, and for tests.
public struct NoReminderTimer: ReminderTiming, ReminderNotifying {
  /// Makes the value.
  public init() {}
  /// Always false.
  public func isSet(for profile: UserProfile.ID) -> Bool { false }
  /// Throws.
  public func set(_ moments: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    throw ReminderTimerFailure(LocalizedText("This run saves nothing.", "이번 실행에서는 아무것도 보관하지 않습니다."))
  }
  /// Does nothing.
  public func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure) {}
  /// Returns false.
  public func show(title: String, text: String) -> Bool { false }
}
