import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// What can be done with a message.
struct MessageMenuView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: MessageMenuPresenter

  var body: some View {
    VStack(spacing: window.rows < 12 ? 0 : 1) {
      if let message = presenter.message { preview(of: message) }
      ScrollView {
        // Another message gets a new list, so that the focus begins at its first action.
        ForEach([presenter.message?.id], id: \.self) { _ in
          VStack {
            ForEach(presenter.verbs, id: \.self) { verb in
              if verb == presenter.verbs.first { button(verb).defaultFocus() } else { button(verb) }
            }
          }
        }
      }
    }
    .navigationTitle(language.message)
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
    .keyBindings(keys)
  }

  private var keys: [KeyBinding] {
    var keys: [KeyBinding] = []
    if presenter.hasEarlier {
      keys.append(KeyBinding(.left, language.earlierMessage) { presenter.onEarlierPressed() })
    }
    if presenter.hasLater { keys.append(KeyBinding(.right, language.laterMessage) { presenter.onLaterPressed() }) }
    return keys
  }

  private func preview(of message: Message) -> some View {
    let author = presenter.author ?? (message.role == .user ? language.you : language.character)
    let marks = language.marks(message.marks)
    return VStack {
      Text(line: author + ": " + language.beginning(of: message)).foregroundStyle(.secondary)
      if !marks.isEmpty { Text(line: marks).foregroundStyle(.secondary) }
    }
  }

  private func button(_ verb: MessageVerb) -> Button {
    let title = presenter.message.map { language.title(of: verb, for: $0) } ?? ""
    return Button {
      presenter.onPressed(verb)
    } label: {
      VerbRow(title: title)
    }
  }
}

/// A row of the menu, which names the key for its action while it is chosen.
private struct VerbRow: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let title: String

  var body: some View {
    MenuRow(title: title).keyBindings(isFocused ? [KeyBinding(.enter, language.choose, action: {})] : [])
  }
}

/// A row of a menu: the chosen one has a bar before it, and not a colour alone.
struct MenuRow: View {
  @Environment(\.isFocused) private var isFocused
  let title: String
  var detail = ""

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      Text(line: title).highlighted(isFocused).layoutPriority(1)
      if !detail.isEmpty { Text(line: "— " + detail).foregroundStyle(.secondary) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
