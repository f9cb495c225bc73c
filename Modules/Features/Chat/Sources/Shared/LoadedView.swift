import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// A screen's content that is loaded when the screen appears. Until then it shows that it loads, and after an error a
/// way to try again.
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
