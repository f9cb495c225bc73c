import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The options of a section, each as a control.
struct PreferenceList: View {
  @Environment(\.settingsQuery) private var query
  let presenter: PreferencesPresenter

  var body: some View {
    VStack {
      ForEach(presenter.options(query), id: \.key) { PreferenceRow(presenter: presenter, entry: $0) }
    }
  }
}

/// An option as a control, with a note about an override or the time when it takes effect.
private struct PreferenceRow: View {
  @Environment(\.language) private var language
  let presenter: PreferencesPresenter
  let entry: ConfigurationEntry

  var body: some View {
    VStack {
      control.disabled(entry.override != nil)
      if let note { Text(note).foregroundStyle(.secondary) }
    }
  }

  @ViewBuilder private var control: some View {
    let title = entry.title(in: language)
    if entry.choices == ["true", "false"] {
      Toggle(title, isOn: Binding(get: { value == "true" }, set: { choose($0 ? "true" : "false") }))
    } else if !entry.choices.isEmpty {
      Picker(title, selection: Binding(get: { value }, set: choose)) {
        ForEach(options, id: \.self) { Text(line: entry.name(of: $0, in: language)).tag($0) }
      }
    } else {
      WrappingHStack(spacing: 2) { field(title) }
    }
  }

  private func field(_ title: String) -> some View {
    Group {
      // An overridden option has no button, because it would do nothing.
      if entry.override == nil {
        Button(title) { Task { await presenter.onChangePressed(entry, in: language) } }
      } else {
        Text(title)
      }
      Text(entry.name(of: value, in: language)).foregroundStyle(.secondary)
    }
  }

  private var value: String { entry.value ?? "" }
  private var options: [String] { (entry.defaultValue == nil ? [""] : []) + entry.choices }

  private func choose(_ value: String) { presenter.onChosen(value, for: entry) }

  private var note: String? {
    if let origin = entry.override { return language.isSet(by: origin) }
    if let variable = entry.fallback { return language.countsAsLongAsNothingIsSet(variable) }
    guard presenter.showsEffect(of: entry) else { return nil }
    return entry.setting?.note.map { language($0) } ?? language.countsFromNextStart
  }
}
