public import Entities
public import Settings

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
  /// The version it shows, and the place of the data.
  public let version: String, dataDirectory: String
  /// Who answers.
  public var modelChoice: ModelChoice
  private var isClosed = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [CheckedContinuation<Void, Never>] = []

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

  /// Makes requests wait until `open()`.
  public func close() {
    isClosed = true
  }

  /// Lets the requests go on that wait, the newest first, and all later ones.
  public func open() {
    isClosed = false
    resume(&waiting)
  }

  /// Returns when a request waits.
  public func arrival() async {
    if waiting.isEmpty { await withCheckedContinuation { watching.append($0) } }
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
    if isClosed {
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        resume(&watching)
      }
    }
    if let error { throw error }
  }

  private func resume(_ continuations: inout [CheckedContinuation<Void, Never>]) {
    let going = continuations
    continuations = []
    for continuation in going.reversed() { continuation.resume() }
  }
}
