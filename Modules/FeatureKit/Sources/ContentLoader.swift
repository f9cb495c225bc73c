public import Entities
public import Observation

/// Loads the content of a screen, or of a part of one: each time it appears, again after a change, and again after an
/// error when the user tries again. A view calls `load()` in a `task(id: attempt)`, so that a load ends with its
/// screen.
@Observable @MainActor public final class ContentLoader<Content> {
  /// What shows. It stays while the content is loaded again.
  public enum Phase {
    /// Nothing was loaded yet.
    case loading
    /// The content that was loaded last.
    case content(Content)
    /// The reason why it could not be loaded, in words for the user.
    case failed(LocalizedText)
  }

  /// What shows now.
  public private(set) var phase = Phase.loading
  /// Counts the attempts to load. A new one begins when it changes.
  public private(set) var attempt = 0
  /// The number of readings so far, and the one that shows. The answer of an earlier one is outdated.
  @ObservationIgnored private var readings = 0
  @ObservationIgnored private var shown = 0
  private let reading: @MainActor () async throws -> Content

  /// Loads nothing yet.
  /// - Parameter reading: Reads the content.
  public init(_ reading: @escaping @MainActor () async throws -> Content) { self.reading = reading }

  /// The content that shows; nil before it is loaded, and after an error.
  public var content: Content? { if case .content(let content) = phase { content } else { nil } }

  /// Loads the content.
  /// - Returns: The outcome; nil when nothing changed, because the task was cancelled or a newer outcome shows.
  @discardableResult public func load() async -> Result<Content, any Error>? {
    let number = nextNumber()
    do {
      let content = try await reading()
      return show(.content(content), from: number) ? .success(content) : nil
    } catch is CancellationError {
      return nil
    } catch {
      return show(.failed(LocalizedText(explaining: error)), from: number) ? .failure(error) : nil
    }
  }

  /// Reads the content again after a change.
  /// - Throws: The error of the reading; the earlier content still shows then.
  public func read() async throws {
    let number = nextNumber()
    show(.content(try await reading()), from: number)
  }

  /// Shows content that has just been stored. The answer to an earlier reading is then outdated.
  public func show(_ content: Content) { (phase, shown) = (.content(content), readings) }

  /// Begins another attempt after an error.
  public func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  private func nextNumber() -> Int {
    readings += 1
    return readings
  }

  /// - Returns: Whether it shows.
  @discardableResult private func show(_ phase: Phase, from number: Int) -> Bool {
    guard number > shown, !Task.isCancelled else { return false }
    (self.phase, shown) = (phase, number)
    return true
  }
}

extension ContentLoader.Phase: Equatable where Content: Equatable {}
