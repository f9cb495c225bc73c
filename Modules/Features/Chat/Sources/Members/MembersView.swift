import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The members of a chat, with the order in which they answer above them.
struct MembersView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: MembersPresenter

  var body: some View {
    LoadedView(loader: presenter.roster) { _ in content.keyBindings(keys) }
      .navigationTitle(language.members)
      .toolbar { Button(language.close) { presenter.onClosePressed() } }
  }

  private var content: some View {
    VStack(spacing: window.rows < 12 ? 0 : 1) {
      if presenter.isGroup, window.rows >= 10 { settings }
      List(presenter.members, onSelect: { presenter.onPressed($0) }) { member in
        MemberRow(member: member, presenter: presenter)
      }
      .defaultFocus()
      if window.rows >= 10 {
        Button(language.addMember) { Task { await presenter.onAddPressed() } }
      }
    }
  }

  private var settings: some View {
    let group = presenter.group
    return VStack {
      row(language.order(group.order), language.meaning(of: group.order)) { await presenter.onOrderPressed() }
      row(language.cards(group.cards), language.meaning(of: group.cards)) { await presenter.onCardsPressed() }
    }
  }

  /// A button that changes a value, with the meaning of the value where there is room.
  private func row(_ title: String, _ meaning: String, _ action: @escaping @MainActor () async -> Void) -> some View {
    HStack(spacing: 1) {
      Button(title) { Task { await action() } }
      if window.columns >= 72 { Text(line: meaning).foregroundStyle(.secondary) }
    }
  }

  private var keys: [KeyBinding] {
    var keys = [KeyBinding(.character("a"), language.addMember) { Task { await presenter.onAddPressed() } }]
    if presenter.isGroup {
      keys += [
        KeyBinding(.character("o"), language.order, prominence: .spare) { Task { await presenter.onOrderPressed() } },
        KeyBinding(.character("c"), language.cards, prominence: .spare) { Task { await presenter.onCardsPressed() } },
      ]
    }
    return keys
  }
}

private struct MemberRow: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let member: GroupRoster.Member
  let presenter: MembersPresenter

  var body: some View {
    HStack(spacing: 1) {
      MenuRow(title: member.avatar.name, detail: detail)
      if presenter.isGroup {
        // The keys do the same. Line by line, an action of its own would be in the way.
        Text(line: "✕ ").foregroundStyle(.secondary).onTapGesture(perform: remove).accessibilityHidden()
      }
    }
    // The keys of a row without the focus would act on a row that the user did not choose.
    .keyBindings(isFocused && presenter.isGroup ? keys : [])
  }

  private var detail: String { member.part == .muted ? language.muted : member.avatar.tagline }

  private var keys: [KeyBinding] {
    var keys = [
      KeyBinding(.enter, language.answers, action: {}),
      KeyBinding(.character("m"), language.mute(member.part)) { Task { await presenter.onMutePressed(member) } },
      KeyBinding(.character("d"), language.remove, action: remove),
      KeyBinding(.delete, language.remove, prominence: .hidden, action: remove),
    ]
    if member != presenter.members.first {
      keys.append(
        KeyBinding(.character("-"), language.moveUp, prominence: .spare) {
          Task { await presenter.onMovePressed(member, by: -1) }
        })
    }
    if member != presenter.members.last {
      keys.append(
        KeyBinding(.character("+"), language.moveDown, prominence: .spare) {
          Task { await presenter.onMovePressed(member, by: 1) }
        })
    }
    return keys
  }

  private func remove() { Task { await presenter.onRemovePressed(member) } }
}
