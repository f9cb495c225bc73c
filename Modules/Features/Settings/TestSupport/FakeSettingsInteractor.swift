public import Entities
public import Settings
public import TerminalTesting

/// An account that is only in memory. It can fail, and it can take as long as a test wants.
@MainActor public final class FakeSettingsInteractor: SettingsInteractor, AboutInteractor {
  /// What was asked of it.
  public enum Call: Hashable, Sendable {
    case profile, signOut, deletion
  }

  /// What was asked so far, also when it failed.
  public private(set) var calls: [Call] = []
  /// The profile in use.
  public var profile: UserProfile?
  /// What the next requests fail with.
  public var error: (any Error)?
  /// Held closed, it keeps requests under way. Another one in its place is for the requests that come after it.
  public var gate = Gate()
  /// The version it shows, and the place of the data.
  public let version: String, dataDirectory: String
  /// Who answers.
  public var modelChoice: ModelChoice

  /// An account with this profile.
  public init(
    profile: UserProfile? = .anonymousSample,
    modelChoice: ModelChoice = ModelChoice(provider: "offline", model: "rules"), version: String = "1.2.3",
    dataDirectory: String = "/home/ada/.local/share/aichat"
  ) {
    self.profile = profile
    self.modelChoice = modelChoice
    self.version = version
    self.dataDirectory = dataDirectory
  }

  /// The profile as it was when this was called.
  public func currentProfile() async throws -> UserProfile? {
    let profile = profile
    try await answer(.profile)
    return profile
  }

  /// Forgets the profile.
  public func signOut() async throws {
    try await answer(.signOut)
    profile = nil
  }

  /// Forgets the profile.
  public func deleteAccount() async throws {
    try await answer(.deletion)
    profile = nil
  }

  private func answer(_ call: Call) async throws {
    calls.append(call)
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
  }
}
