/// A key that is kept where having it may take long: a keyring may want a user's password first.
///
/// It is fetched when a model is first asked, once for all models that share the lock. Whoever asks meanwhile waits for
/// the same one. A failure is tried again by the next, and so is a key that its server did not take.
public actor LazyCredential {
  /// Has the key; nil where there is none after all. What it throws is the failure of whoever wanted it.
  public typealias Fetch = @Sendable () async throws -> String?

  private let fetch: Fetch
  private var fetching: Task<String?, any Error>?

  /// A lock.
  /// - Parameter fetch: Has the key. It is waited for as long as it takes, so that it must not block its thread.
  public init(_ fetch: @escaping Fetch) { self.fetch = fetch }

  /// The key.
  func key() async throws -> String? {
    let task = fetching ?? Task { try await fetch() }
    fetching = task
    do {
      return try await task.value
    } catch {
      if fetching == task { fetching = nil }
      throw error
    }
  }

  /// Has the key fetched anew when it is wanted next.
  public func forget() { fetching = nil }
}
