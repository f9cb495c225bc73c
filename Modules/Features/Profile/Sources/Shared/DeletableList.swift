import Entities
import Observation

/// The content of a screen that lists and deletes things. One action at a time changes it. The last deletion can be
/// taken back.
@Observable @MainActor final class DeletableList<Content, Deleted> {
  /// The state of the screen. The content stays while it is loaded again.
  enum Phase: Equatable {
    case loading, content
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// The content that was read last.
  private(set) var content: Content
  /// What was deleted last, until another action; nil for none.
  private(set) var deleted: Deleted?
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private let turn = WorkTurn()
  private let reading: @MainActor () async throws -> Content
  private let onError: @MainActor (any Error) -> Void

  /// - Parameters:
  ///   - content: The content before the first load.
  ///   - reading: Reads the content.
  ///   - onError: Called with the error of an action.
  init(
    _ content: Content, reading: @escaping @MainActor () async throws -> Content,
    onError: @escaping @MainActor (any Error) -> Void
  ) {
    (self.content, self.reading, self.onError) = (content, reading, onError)
  }

  /// Loads the content, each time the screen appears.
  /// - Returns: The outcome; nil if the screen has gone meanwhile.
  @discardableResult func load() async -> Result<Content, any Error>? {
    do {
      try await read()
      if Task.isCancelled { return nil }
      phase = .content
      return .success(content)
    } catch {
      if Task.isCancelled { return nil }
      phase = .failed(LocalizedText(explaining: error))
      return .failure(error)
    }
  }

  /// Reads the content again.
  func read() async throws {
    let found = try await reading()
    if !Task.isCancelled { content = found }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }
}

// MARK: - Actions

extension DeletableList {
  /// Does something, unless another action is in progress. It ends the offer to bring something back.
  /// - Returns: Whether it was done without an error.
  @discardableResult func act(_ work: @MainActor () async throws -> Void) async -> Bool {
    await turn.take {
      forget()
      do {
        try await work()
        return true
      } catch is CancellationError {
        // The screen has gone, or the user did not agree.
      } catch {
        onError(error)
      }
      return false
    } ?? false
  }

  /// Deletes something, which can come back until another action.
  /// - Parameter work: Deletes it, and returns what brings it back; throws a `CancellationError` when the user does not
  ///   agree.
  /// - Returns: Whether it is deleted.
  func delete(_ work: @MainActor () async throws -> Deleted) async -> Bool {
    await act {
      deleted = try await work()
      try await read()
    }
  }

  /// Brings back what was deleted last. After an error it can be tried again.
  /// - Returns: Whether it is back.
  func undo(_ work: @MainActor (Deleted) async throws -> Void) async -> Bool {
    guard let deleted else { return false }
    return await act {
      do {
        try await work(deleted)
      } catch {
        self.deleted = deleted
        throw error
      }
      try await read()
    }
  }

  /// Ends the offer to bring something back.
  func forget() { deleted = nil }
}
