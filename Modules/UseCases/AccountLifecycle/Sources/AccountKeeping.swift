public import Entities

/// The capability of knowing who uses the program: who has a registry of profiles can do this.
public protocol AccountKeeping: Sendable {
  /// Where the verbs go.
  var profileRegistry: ProfileRegistry { get }
}

extension AccountKeeping {
  /// The profile in use; an anonymous one is made when there is none.
  public func ensureProfile() async throws -> UserProfile {
    try await profileRegistry.ensureProfile()
  }

  /// The profile in use; nil before the first, and after signing out.
  public func currentProfile() async throws -> UserProfile? {
    try await profileRegistry.currentProfile()
  }

  /// Stores the colour, and that onboarding is complete; makes the profile first when there is none.
  public func completeOnboarding(color: ProfileColor) async throws {
    try await profileRegistry.completeOnboarding(color: color)
  }

  /// Stores another colour of the profile in use. Nothing happens when there is none.
  public func changeColor(to color: ProfileColor) async throws {
    try await profileRegistry.changeColor(to: color)
  }

  /// Signs out: no profile is in use until `ensureProfile` or `completeOnboarding` makes another. The data stays.
  public func signOut() async throws {
    try await profileRegistry.signOut()
  }

  /// Deletes the profile in use with everything of its own, then signs out. It is safe to call again after a failure.
  public func deleteAccount() async throws {
    try await profileRegistry.deleteAccount()
  }

  /// The profile in use now, and after every change that this process makes. Each call makes a stream of its own.
  ///
  /// A change is given when it is in the store. A reader that is slow gets the newest value, not every one between.
  /// When the store cannot be read, the first value comes with the next change.
  public var profileUpdates: AsyncStream<UserProfile?> {
    profileRegistry.updates()
  }
}
