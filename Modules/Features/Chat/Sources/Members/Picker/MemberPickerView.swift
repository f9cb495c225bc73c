import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The characters that can join a chat: letters narrow the list, Enter chooses.
struct MemberPickerView: View {
  @Environment(\.language) private var language
  let presenter: MemberPickerPresenter

  var body: some View {
    found
      .searchable(
        text: Binding(presenter, \.text), prompt: language.findCharacter,
        status: presenter.hasMore ? language.moreLettersFindMore : ""
      ) { presenter.onSubmit() }
      .defaultFocus()
      .navigationTitle(language.addMember)
      .toolbar { Button(language.close) { presenter.onClosePressed() } }
      .task(id: presenter.request) { await presenter.find() }
  }

  @ViewBuilder private var found: some View {
    switch presenter.phase {
    case .loading: LoadingState()
    case .nothing: ContentUnavailableView(language.noSuchCharacter)
    case .failed(let reason): ErrorState(language(reason), key: .control("r")) { presenter.onTryAgainPressed() }
    case .content:
      // Other letters begin a new list, which is read from the top.
      ForEach([presenter.request], id: \.self) { _ in
        List(presenter.avatars, onSelect: { presenter.onPressed($0) }) { avatar in
          MemberPickerRow(avatar: avatar, isFirst: avatar.id == presenter.avatars.first?.id)
        }
        .keyBindings([KeyBinding(.enter, language.addMember, action: {})])
      }
    }
  }
}

private struct MemberPickerRow: View {
  @Environment(\.isListFocused) private var isListFocused
  @Environment(\.language) private var language
  let avatar: Avatar
  /// Whether Enter in the field chooses it.
  let isFirst: Bool

  var body: some View {
    HStack(spacing: 1) {
      MenuRow(title: avatar.name, detail: avatar.summary(in: language))
      Text(line: isFirst && !isListFocused ? "⏎" : " ").bold().accessibilityHidden().layoutPriority(1)
    }
  }
}
