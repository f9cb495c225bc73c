/// A key that is fetched lazily, because fetching may take long: a keyring may first ask for the user's password.
///
/// It is fetched when a model is first used, once for all models that share the credential. Concurrent callers wait for
/// the same fetch. After a failure, or when the server rejects the key, the next caller fetches again.
public actor LazyCredential {
  /// Fetches the key; nil when there is none. An error it throws becomes the failure of the caller's reply.
  public typealias Fetch = @Sendable () async throws -> String?

  private let fetch: Fetch
  private var fetching: Task<String?, any Error>?

  /// A key that is not fetched yet.
  /// - Parameter fetch: Fetches the key. It may take any time, so it must not block its thread.
  public init(_ fetch: @escaping Fetch) { self.fetch = fetch }

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

  /// Makes the next caller fetch the key again.
  public func forget() { fetching = nil }
}
