import Entities
import FeatureKit
import TerminalUI

/// The edits of an avatar, the newest first. Each is a button that goes back to the state before it.
struct CharacterHistoryView: View {
  @Environment(\.language) private var language
  @Environment(\.localZone) private var zone
  let history: CharacterHistory
  let onRestore: @MainActor (CharacterEdit) -> Void

  var body: some View {
    VStack {
      Text(language.earlierVersions).bold()
      if history.edits.isEmpty { Text(language.noEdits).foregroundStyle(.secondary) }
      ForEach(history.edits, id: \.id) { edit in
        Button(language.before(edit, at: zone(edit.time))) { onRestore(edit) }
      }
      if history.hasMore { Button(language.showOlder) { Task { await history.onShowMorePressed() } } }
    }
  }
}
