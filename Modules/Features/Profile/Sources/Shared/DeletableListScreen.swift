import DesignSystem
import FeatureKit
import TerminalUI

/// The screen of a list from which the user can delete, with the button and the key that bring the last thing back.
struct DeletableListScreen<Listed, Heading: View, Rows: View>: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let title: String
  let loader: ContentLoader<Listed>
  /// The name of what was deleted last; nil for nothing.
  let deleted: String?
  let keys: [KeyBinding]
  let load: @MainActor () async -> Void
  let undo: @MainActor () async -> Bool
  @ViewBuilder let heading: Heading
  @ViewBuilder let rows: Rows

  var body: some View {
    Group {
      switch loader.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { loader.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(title)
    .keyBindings(loader.content == nil ? [] : keys + undoKeys)
    .task(id: loader.attempt) { await load() }
  }

  private var content: some View {
    ScrollView {
      VStack(spacing: window.rows < 12 ? 0 : 1) {
        heading
        if let deleted { Button(language.bringBack(deleted), action: bringBack) }
        rows
      }
    }
  }

  private var undoKeys: [KeyBinding] {
    deleted == nil ? [] : [KeyBinding(.character("u"), language.undo, action: bringBack)]
  }

  private func bringBack() {
    Task { if await undo() { announce(language.restored) } }
  }
}
