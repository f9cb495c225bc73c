import SampleEntities

/// Fetches the users, and calls the presenter with the result.
@MainActor final class CallbackUserInteractor: UserInteractorable {
  // Weak, because the presenter references the interactor: a cycle of references is never freed.
  weak var presenter: (any UserPresentable)?
  private let users: any UsersInteractor
  private var fetch: Task<Void, Never>?

  init(users: any UsersInteractor) {
    self.users = users
  }

  func getUsers() {
    cancel()
    fetch = Task { [users, weak self] in
      let result = await Result { try await users.users() }
      // A cancelled fetch has no answer, not even a failure.
      guard !Task.isCancelled else { return }
      self?.presenter?.interactorDidFetchUsers(with: result)
    }
  }

  func cancel() {
    fetch?.cancel()
  }
}

extension Result where Failure == any Error {
  /// The value of a function, or its error.
  fileprivate init(_ body: @MainActor () async throws -> Success) async where Success: Sendable {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
