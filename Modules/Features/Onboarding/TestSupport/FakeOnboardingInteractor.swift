public import Entities
public import Onboarding
public import TerminalTesting

/// What Onboarding works through: it keeps the colours that would be stored.
@MainActor public final class FakeOnboardingInteractor: IntroInteractor, CompletedInteractor {
  /// The colours that it was asked to store, also when that failed.
  public private(set) var asked: [ProfileColor] = []
  /// The colours that it stored.
  public private(set) var stored: [ProfileColor] = []
  /// What storing fails with, as long as it is set.
  public var error: (any Error)?
  /// Held closed, it keeps the work under way. It counts how often was asked.
  public let gate = Gate()

  /// Whether a screen about the other avatars comes after the intro.
  public var onboardingCommunityTest = OnboardingCommunityTest.off
  /// What was noted.
  public private(set) var events: [LoggableEvent] = []

  /// An interactor that answers at once.
  public init() {}

  /// Keeps the event.
  public func log(_ event: LoggableEvent) { events.append(event) }

  /// Keeps the colour once the gate is open, unless there is an error.
  public func completeOnboarding(color: ProfileColor) async throws {
    asked.append(color)
    await gate.pass()
    if let error { throw error }
    stored.append(color)
  }
}
