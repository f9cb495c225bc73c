import DesignSystem
import Entities
import FeatureKit
import Observation
import TerminalUI

/// A section of the settings with data to load: it shows that it loads, its content, or the error with a way to try
/// again.
struct LoadedSection<Value, Content: View>: View {
  @Environment(\.language) private var language
  let loader: SectionLoader<Value>
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    phase.task { await loader.load() }
  }

  @ViewBuilder private var phase: some View {
    switch loader.phase {
    case .loading: LoadingLine()
    case .failed(let reason): ErrorLine(language(reason)) { Task { await loader.onTryAgainPressed() } }
    case .content(let value): content(value)
    }
  }
}

/// Loads the data of a section, each time the section appears.
@Observable @MainActor final class SectionLoader<Value> {
  enum Phase {
    case loading
    case content(Value)
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  @ObservationIgnored private var newestLoad = 0
  private let read: @MainActor () async throws -> Value

  init(_ read: @escaping @MainActor () async throws -> Value) {
    self.read = read
  }

  /// The loaded value; nil before that, and after a failure.
  var value: Value? {
    if case .content(let value) = phase { value } else { nil }
  }

  /// Only the newest load is used: an earlier one, even a cancelled one, may answer later.
  func load() async {
    newestLoad += 1
    let load = newestLoad
    let next: Phase
    do {
      next = .content(try await read())
    } catch is CancellationError {
      return
    } catch {
      next = .failed(LocalizedText(explaining: error))
    }
    if load == newestLoad { phase = next }
  }

  /// Loads again after a failure.
  func onTryAgainPressed() async {
    guard case .failed = phase else { return }
    phase = .loading
    await load()
  }

  /// Shows a value that has just been stored.
  func show(_ value: Value) { phase = .content(value) }
}

extension SectionLoader.Phase: Equatable where Value: Equatable {}
