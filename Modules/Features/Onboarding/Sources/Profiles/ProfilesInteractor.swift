public import Entities

/// What the list of profiles must know and do.
@MainActor public protocol ProfilesInteractor {
  /// Every profile of the machine with what it holds, the oldest first.
  func profileSummaries() async throws -> [ProfileSummary]
  /// Signs in to a profile; the tabs open by themselves.
  func switchProfile(to id: UserProfile.ID) async throws
  /// Remembers how far somebody came; nil forgets it.
  func saveOnboardingProgress(_ progress: OnboardingProgress?)
  /// Signs out; the start screens open by themselves.
  func signOut() async throws
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
