public import Entities
public import Storage

/// Who uses the program: the store is the one truth, and every change of it by this process passes through here.
///
/// Changes happen one after another, each from its first reading to its last writing. Everything throws what the
/// store throws.
public actor ProfileRegistry {
  private let profiles: any ProfileStore
  private let now: @Sendable () -> Timestamp
  private let newID: @Sendable (Timestamp) -> UserProfile.ID
  private let beforeDeletion: @Sendable (UserProfile.ID) async -> Void
  private let listeners: ProfileListeners
  private var lastChange: Task<Void, Never>?

  /// A registry of the profiles in a store.
  ///
  /// - Parameters:
  ///   - now: the time, for what is made.
  ///   - newID: makes the identifier of a profile that begins at a time.
  ///   - beforeDeletion: ends what still works for a profile, its replies above all, before it is deleted.
  public init(
    profiles: any ProfileStore, now: @escaping @Sendable () -> Timestamp,
    newID: @escaping @Sendable (Timestamp) -> UserProfile.ID = { UserProfile.ID(at: $0) },
    beforeDeletion: @escaping @Sendable (UserProfile.ID) async -> Void = { _ in }
  ) {
    self.profiles = profiles
    self.now = now
    self.newID = newID
    self.beforeDeletion = beforeDeletion
    listeners = ProfileListeners(current: { try await profiles.currentProfile() })
  }
}

extension ProfileRegistry {
  /// The profile in use; nil before the first, and after signing out.
  public func currentProfile() async throws -> UserProfile? {
    try await profiles.currentProfile()
  }

  /// The profile in use; an anonymous one is made when there is none.
  public func ensureProfile() async throws -> UserProfile {
    try await change { registry in try await registry.currentOrNew() }
  }

  /// Stores the colour, and that onboarding is complete; makes the profile first when there is none.
  public func completeOnboarding(color: ProfileColor) async throws {
    try await change { registry in
      var profile = try await registry.currentOrNew()
      profile.color = color
      profile.didCompleteOnboarding = true
      try await registry.profiles.save(profile)
      registry.listeners.post(profile)
    }
  }

  /// Stores another colour of the profile in use. Nothing happens when there is none.
  public func changeColor(to color: ProfileColor) async throws {
    try await change { registry in
      guard var profile = try await registry.profiles.currentProfile() else { return }
      profile.color = color
      try await registry.profiles.save(profile)
      registry.listeners.post(profile)
    }
  }

  /// Takes the profile out of use. Its data stays.
  public func signOut() async throws {
    try await change { registry in
      try await registry.profiles.setCurrentProfile(nil)
      registry.listeners.post(nil)
    }
  }

  /// Deletes the profile in use with everything of its own, then takes it out of use.
  ///
  /// The profile stays in use until its data is gone, so after a failure the same call goes on where it stopped.
  public func deleteAccount() async throws {
    try await change { registry in
      if let profile = try await registry.profiles.currentProfile() {
        await registry.beforeDeletion(profile.id)
        try await registry.delete(profile.id)
      }
      try await registry.profiles.setCurrentProfile(nil)
      registry.listeners.post(nil)
    }
  }

  /// The profile in use now, and after every change that this process makes.
  public nonisolated func updates() -> AsyncStream<UserProfile?> {
    listeners.stream()
  }
}

extension ProfileRegistry {
  private func currentOrNew() async throws -> UserProfile {
    let time = now()
    let fresh = UserProfile(id: newID(time), created: time)
    let profile = try await profiles.currentProfile(orMaking: fresh)
    if profile.id == fresh.id { listeners.post(profile) }
    return profile
  }

  private func delete(_ id: UserProfile.ID) async throws {
    do {
      try await profiles.deleteProfile(id)
    } catch StorageError.missing {
      // Another program deleted it meanwhile: what was wanted is so.
    }
  }

  /// Runs a change after the one before it has ended. A change that has begun is not stopped halfway by the screen
  /// that asked for it going away.
  private func change<Value: Sendable>(
    _ body: @escaping @Sendable (isolated ProfileRegistry) async throws -> Value
  ) async throws -> Value {
    let previous = lastChange
    let task = Task {
      await previous?.value
      return try await body(self)
    }
    lastChange = Task { _ = try? await task.value }
    return try await task.value
  }
}
