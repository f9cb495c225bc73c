import Entities
import Observation

/// One side of the loaded messages, at which more can be loaded.
///
/// Every frame that shows the side's end asks for more. A page is fetched once, and after a failure the user decides.
@Observable @MainActor final class PageEdge {
  /// Why no more could be loaded.
  private(set) var failure: LocalizedText?
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// Fetches a page, unless that is in progress or has failed.
  /// - Parameter fetch: Fetches a page and shows it. Cancelled, it shows nothing.
  func read(_ fetch: @escaping @MainActor () async throws -> Void) {
    guard reading == nil, failure == nil else { return }
    reading = Task { [weak self] in
      do {
        try await fetch()
      } catch {
        if !Task.isCancelled, !(error is CancellationError) { self?.failure = LocalizedText(explaining: error) }
      }
      // A stopped reading may have a successor.
      if !Task.isCancelled { self?.reading = nil }
    }
  }

  /// Forgets a failure, so that the next frame tries again.
  func allowAgain() { failure = nil }

  /// Stops reading, and forgets a failure.
  func reset() {
    stop()
    failure = nil
  }

  func stop() {
    reading?.cancel()
    reading = nil
  }
}
