public import Entities
public import Onboarding

/// Keeps the colours that would be stored. It can fail, and it can take as long as a test wants.
@MainActor public final class FakeCompletedInteractor: CompletedInteractor {
  /// The colours that it was asked to store, also when that failed.
  public private(set) var asked: [ProfileColor] = []
  /// What the next requests fail with.
  public var error: (any Error)?
  private var isClosed = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [CheckedContinuation<Void, Never>] = []

  /// An interactor that answers at once.
  public init() {}

  /// Makes requests wait until `open()`.
  public func close() {
    isClosed = true
  }

  /// Lets the requests go on that wait, and all later ones.
  public func open() {
    isClosed = false
    resume(&waiting)
  }

  /// Returns when a request waits.
  public func arrival() async {
    if waiting.isEmpty { await withCheckedContinuation { watching.append($0) } }
  }

  /// Writes the colour down, waits when told to, and fails when there is an error.
  public func completeOnboarding(color: ProfileColor) async throws {
    asked.append(color)
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
    for continuation in going { continuation.resume() }
  }
}
