public import Entities

/// Wakes the program at given moments, while it is closed. Each profile has moments of its own.
public protocol ReminderTiming: Sendable {
  /// Whether anything is set for a profile.
  func isSet(for profile: UserProfile.ID) -> Bool

  /// Sets these moments in place of a profile's earlier ones. Other programs may take some seconds for it.
  /// - Throws: `ReminderTimerFailure` when this machine cannot do it; nothing is set then.
  func set(_ moments: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure)

  /// Takes back what is set for a profile. It is safe to call again, and where nothing was set.
  /// - Throws: When something of it stays.
  func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure)
}

/// Shows something to a user who looks elsewhere.
public protocol ReminderNotifying: Sendable {
  /// Whether it was shown, as far as anybody can tell.
  func show(title: String, text: String) -> Bool
}

/// Why nothing can be set.
public struct ReminderTimerFailure: ExplainedError, Hashable {
  /// What is in the way.
  public let words: LocalizedText

  /// A failure with its reason.
  public init(_ words: LocalizedText) {
    self.words = words
  }

  /// The reason.
  public func message(in language: ContentLanguage) -> String { words(in: language) }
}

/// There is nothing to wake or to tell: in memory, and in tests.
public struct NoReminderTimer: ReminderTiming, ReminderNotifying {
  /// Nothing.
  public init() {}
  /// Never.
  public func isSet(for profile: UserProfile.ID) -> Bool { false }
  /// Refuses.
  public func set(_ moments: [Timestamp], for profile: UserProfile.ID) async throws(ReminderTimerFailure) {
    throw ReminderTimerFailure(LocalizedText("Nothing is kept in this run.", "이번 실행에서는 아무것도 보관하지 않습니다."))
  }
  /// There is nothing to take back.
  public func remove(for profile: UserProfile.ID) async throws(ReminderTimerFailure) {}
  /// Shows nothing.
  public func show(title: String, text: String) -> Bool { false }
}
