import Entities
import FeatureKit
import TerminalUI

/// The tags of the library with the numbers of their characters, to filter by one.
struct LibraryTags: View {
  @Environment(\.language) private var language
  let presenter: LibraryPresenter

  var body: some View {
    rows
      .searchable(text: letters, prompt: language.chooseTag, status: "\(presenter.tags.count)")
      .defaultFocus()
      .keyBindings([KeyBinding(.escape, language.allCharacters) { presenter.onTagCancelled() }])
  }

  private var letters: Binding<String> {
    Binding(get: { presenter.tagLetters ?? "" }, set: { presenter.tagLetters = $0 })
  }

  @ViewBuilder private var rows: some View {
    VStack {
      if presenter.tags.isEmpty {
        ContentUnavailableView(language.noTags)
      } else {
        List(presenter.tags, onSelect: presenter.onTagChosen) { TagCell(tag: $0) }
      }
      Button(language.allCharacters) { presenter.onTagCancelled() }
    }
  }
}

private struct TagCell: View {
  @Environment(\.isFocused) private var isFocused
  let tag: TagCount

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      Text(line: tag.tag).highlighted(isFocused)
      Spacer(minLength: 2)
      Text(line: "\(tag.count)").foregroundStyle(.secondary).padding(.trailing, 1)
    }
  }
}
