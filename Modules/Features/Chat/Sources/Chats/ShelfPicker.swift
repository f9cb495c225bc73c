import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The parts of the list of conversations: the current ones, those with a tag, the archive, the trash.
struct ShelfPicker: View {
  @Environment(\.language) private var language
  let presenter: ChatsPresenter

  var body: some View {
    let shelf = presenter.shelf
    Picker(selection: Binding(get: { shelf.shelf }, set: { presenter.onShelfChosen($0) })) {
      ForEach(shelf.choices, id: \.self) { Text(line: language.title(of: $0, in: shelf.shelves)).tag($0) }
    } label: {
      Text(line: language.shelf).foregroundStyle(.secondary)
    }
  }
}
