import Entities
import Observation

/// One side of the messages that were loaded, where reading goes on.
///
/// More is wanted in every frame that shows the side's end: it is fetched once, and after a failure the user decides.
@Observable @MainActor final class PageEdge {
  /// Why no more could be had.
  private(set) var failure: LocalizedText?
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// Fetches more, unless that is under way or has failed.
  /// - Parameter fetch: Fetches a page and shows it. Cancelled, it shows nothing any more.
  func read(_ fetch: @escaping @MainActor () async throws -> Void) {
    guard reading == nil, failure == nil else { return }
    reading = Task { [weak self] in
      do {
        try await fetch()
      } catch {
        if !Task.isCancelled, !(error is CancellationError) { self?.failure = LocalizedText(explaining: error) }
      }
      // One that was stopped may have a successor.
      if !Task.isCancelled { self?.reading = nil }
    }
  }

  /// Forgets a failure, so that the next frame tries again.
  func allowAgain() { failure = nil }

  /// Ends what is under way, and forgets a failure.
  func reset() {
    stop()
    failure = nil
  }

  /// Ends what is under way.
  func stop() {
    reading?.cancel()
    reading = nil
  }
}
