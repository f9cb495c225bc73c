import DesignSystem
import Entities
import FeatureKit
import Observation
import TerminalUI

/// A screen's content that is loaded when the screen appears. Until then it shows that it loads, and after an error a way
/// to try again.
struct LoadedView<Content, Shown: View>: View {
  @Environment(\.language) private var language
  let loader: ContentLoader<Content>
  @ViewBuilder let shown: (Content) -> Shown

  var body: some View {
    phase.task(id: loader.attempt) { await loader.load() }
  }

  @ViewBuilder private var phase: some View {
    switch loader.phase {
    case .loading: LoadingState()
    case .failed(let reason): ErrorState(language(reason)) { loader.onTryAgainPressed() }
    case .content(let content): shown(content)
    }
  }
}

/// Loads the content of a screen, each time the screen appears, and reads it again after a change.
@Observable @MainActor final class ContentLoader<Content> {
  enum Phase {
    case loading
    case content(Content)
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  private let reading: @MainActor () async throws -> Content

  init(_ reading: @escaping @MainActor () async throws -> Content) { self.reading = reading }

  /// The content that was read last; nil before that, and after a failure.
  var content: Content? { if case .content(let content) = phase { content } else { nil } }

  /// Loads the content. An earlier one stays until then.
  func load() async {
    do {
      try await read()
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      if !Task.isCancelled { phase = .failed(LocalizedText(explaining: error)) }
    }
  }

  /// Reads the content again after a change.
  func read() async throws {
    let content = try await reading()
    if !Task.isCancelled { phase = .content(content) }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }
}
