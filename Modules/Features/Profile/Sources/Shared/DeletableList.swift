import Entities
import FeatureKit
import Observation

/// The content of a screen that lists and deletes things. One action at a time changes it. The last deletion can be
/// taken back.
@Observable @MainActor final class DeletableList<Content, Deleted> {
  /// Loads the content, each time the screen appears.
  let loader: ContentLoader<Content>
  /// What was deleted last, until another change; nil for none.
  private(set) var deleted: Deleted?
  private let empty: Content
  private let turn = WorkTurn()
  private let onError: @MainActor (any Error) -> Void

  /// - Parameters:
  ///   - content: The content while none shows.
  ///   - reading: Reads the content.
  ///   - onError: Called with the error of an action.
  init(
    _ content: Content, reading: @escaping @MainActor () async throws -> Content,
    onError: @escaping @MainActor (any Error) -> Void
  ) {
    (loader, empty, self.onError) = (ContentLoader(reading), content, onError)
  }

  /// The content that shows.
  var content: Content { loader.content ?? empty }
}

// MARK: - Actions

extension DeletableList {
  /// Does something, unless another action is in progress. It ends the offer to bring something back.
  /// - Parameter work: Throws a `CancellationError` when it changed nothing: the offer stays.
  /// - Returns: Whether it was done without an error.
  @discardableResult func act(_ work: @MainActor () async throws -> Void) async -> Bool {
    await turn.take {
      let offered = deleted
      forget()
      do {
        try await work()
        return true
      } catch is CancellationError {
        // The screen has gone, the user did not agree, or a form was left as it was.
        deleted = offered
      } catch {
        onError(error)
      }
      return false
    } ?? false
  }

  /// Deletes something, which can come back until another change.
  /// - Parameter work: Deletes it, and returns what brings it back; throws a `CancellationError` when the user does not
  ///   agree.
  /// - Returns: Whether it is deleted, and the content was read again.
  func delete(_ work: @MainActor () async throws -> Deleted) async -> Bool {
    await act {
      deleted = try await work()
      try await loader.read()
    }
  }

  /// Brings back what was deleted last. If that fails, the user can try again.
  /// - Returns: Whether it is back, and the content was read again.
  func undo(_ work: @MainActor (Deleted) async throws -> Void) async -> Bool {
    guard let deleted else { return false }
    return await act {
      do {
        try await work(deleted)
      } catch {
        self.deleted = deleted
        throw error
      }
      try await loader.read()
    }
  }

  /// Ends the offer to bring something back.
  func forget() { deleted = nil }
}
