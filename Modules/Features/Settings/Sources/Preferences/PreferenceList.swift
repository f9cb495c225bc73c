import DesignSystem
import Entities
import TerminalUI

/// The options of a group, each as a control.
struct PreferenceList: View {
  @Environment(\.settingsQuery) private var query
  let presenter: PreferencesPresenter

  var body: some View {
    VStack {
      ForEach(presenter.rows(query)) { PreferenceRow(presenter: presenter, row: $0) }
    }
  }
}

/// An option as a control, with a note about an override or the time when it takes effect.
private struct PreferenceRow: View {
  @Environment(\.language) private var language
  let presenter: PreferencesPresenter
  let row: PreferencesPresenter.Row

  var body: some View {
    VStack {
      control.disabled(row.entry.override != nil)
      if let note { Text(note).foregroundStyle(.secondary) }
    }
  }

  @ViewBuilder private var control: some View {
    let title = language.title(of: row.preference)
    if row.entry.choices == ["true", "false"] {
      Toggle(title, isOn: Binding(get: { value == "true" }, set: { choose($0 ? "true" : "false") }))
    } else if !row.entry.choices.isEmpty {
      Picker(title, selection: Binding(get: { value }, set: choose)) {
        ForEach(options, id: \.self) { Text(line: language.name(of: $0, for: row.preference)).tag($0) }
      }
    } else {
      WrappingHStack(spacing: 2) { field(title) }
    }
  }

  private func field(_ title: String) -> some View {
    Group {
      // An overridden option has no button, because it would do nothing.
      if row.entry.override == nil {
        Button(title) { Task { await presenter.onChangePressed(row, in: language) } }
      } else {
        Text(title)
      }
      Text(language.name(of: value, for: row.preference)).foregroundStyle(.secondary)
    }
  }

  private var value: String { row.entry.value ?? "" }
  private var options: [String] { (row.preference.isOptional ? [""] : []) + row.entry.choices }

  private func choose(_ value: String) { presenter.onChosen(value, for: row.preference) }

  private var note: String? {
    if let origin = row.entry.override { return language.isSet(by: origin) }
    if let variable = row.entry.fallback { return language.countsAsLongAsNothingIsSet(variable) }
    if row.preference == .language, row.isChanged { return language.avatarsSpeakLater }
    guard row.isPending else { return nil }
    switch row.preference {
    case .dataDirectory: return language.dataStaysWhereItIs
    case .baseURL: return language.countsOnceAModelIsChosen
    default: return language.countsFromNextStart
    }
  }
}
