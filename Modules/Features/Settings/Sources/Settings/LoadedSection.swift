import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// A section of the settings with data to load: it shows that it loads, its content, or the error with a way to try
/// again.
struct LoadedSection<Value, Content: View>: View {
  @Environment(\.language) private var language
  let loader: ContentLoader<Value>
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    phase.task(id: loader.attempt) { await loader.load() }
  }

  @ViewBuilder private var phase: some View {
    switch loader.phase {
    case .loading: LoadingLine()
    case .failed(let reason): ErrorLine(language(reason)) { loader.onTryAgainPressed() }
    case .content(let value): content(value)
    }
  }
}
