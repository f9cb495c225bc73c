import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new entry of a lorebook, or of an edited one.
struct LorebookEntryView: View {
  @Environment(\.language) private var language
  let presenter: LorebookEntryPresenter

  var body: some View {
    FormScreen(title: presenter.edited == nil ? language.newEntry : language.editEntry, presenter: presenter) {
      HStack(spacing: 1) {
        FieldName(language.name)
        TextField(language.entryNamePrompt, text: Binding(presenter, \.name)).defaultFocus()
      }
      VStack {
        SizedEditor(title: language.keys, hint: language.keysHint, tokens: 0, text: Binding(presenter, \.keys))
        if presenter.isUnreachable { Text(language.keysAreNeeded).foregroundStyle(.secondary) }
      }
      SizedEditor(
        title: language.entryContent, hint: language.entryHint, tokens: presenter.tokens,
        text: Binding(presenter, \.fields.content))
      VStack {
        Toggle(language.entryIsOn, isOn: Binding(presenter, \.fields.isEnabled))
        Toggle(language.entryIsConstant, isOn: Binding(presenter, \.fields.isConstant))
      }
      LorebookEntryPlace(presenter: presenter)
      Toggle(language.moreFields, isOn: Binding(presenter, \.isOpen))
      if presenter.isOpen { LorebookEntryRules(presenter: presenter) }
    }
  }
}

/// The fields for the place of an entry's text in the prompt.
private struct LorebookEntryPlace: View {
  @Environment(\.language) private var language
  let presenter: LorebookEntryPresenter

  var body: some View {
    VStack {
      Picker(selection: Binding(presenter, \.fields.position)) {
        ForEach(LorebookEntry.Position.allCases, id: \.self) { Text(line: language.title(of: $0)).tag($0) }
      } label: {
        Text(line: language.position).foregroundStyle(.secondary)
      }
      if presenter.fields.position == .atDepth {
        Picker(selection: Binding(presenter, \.fields.role)) {
          ForEach(LorebookEntry.Role.allCases, id: \.self) { Text(line: language.title(of: $0)).tag($0) }
        } label: {
          Text(line: language.role).foregroundStyle(.secondary)
        }
        number(.depth)
      }
      if presenter.fields.position == .outlet {
        VStack {
          Text(language.outlet).foregroundStyle(.secondary)
          TextField(language.outletPrompt, text: Binding(presenter, \.fields.outlet))
        }
      }
      number(.order)
    }
  }

  private func number(_ number: LorebookNumber) -> some View {
    NumberField(title: language.title(of: number), number: presenter.binding(number))
  }
}

/// Fields that are rarely needed: further conditions of an entry.
private struct LorebookEntryRules: View {
  @Environment(\.language) private var language
  let presenter: LorebookEntryPresenter

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        SizedEditor(title: language.secondaryKeys, tokens: 0, text: Binding(presenter, \.secondaryKeys))
        Picker(selection: Binding(presenter, \.secondaryRule)) {
          Text(line: language.notUsed).tag(LorebookEntryPresenter.SecondaryRule.unused)
          ForEach(LorebookEntry.Logic.allCases, id: \.self) {
            Text(line: language.title(of: $0)).tag(LorebookEntryPresenter.SecondaryRule.logic($0))
          }
        } label: {
          Text(line: language.secondaryRule).foregroundStyle(.secondary)
        }
      }
      VStack {
        number(.probability)
        number(.scanDepth, language.usualRule)
        RulePicker(title: language.caseCounts, choice: Binding(presenter, \.fields.isCaseSensitive))
        RulePicker(title: language.wholeWords, choice: Binding(presenter, \.fields.matchesWholeWords))
      }
      VStack {
        Text(language.groups).foregroundStyle(.secondary)
        TextField(language.groupsPrompt, text: Binding(presenter, \.fields.group))
        number(.groupWeight)
        Toggle(language.groupOverride, isOn: Binding(presenter, \.fields.isGroupOverride))
      }
      VStack {
        Toggle(language.ignoresRecursion, isOn: Binding(presenter, \.fields.ignoresRecursion))
        Toggle(language.stopsRecursion, isOn: Binding(presenter, \.fields.stopsRecursion))
        number(.recursionDelay)
      }
      VStack {
        ForEach([LorebookNumber.sticky, .cooldown, .delay], id: \.self) { number($0) }
        Toggle(language.ignoresBudget, isOn: Binding(presenter, \.fields.ignoresBudget))
      }
    }
  }

  private func number(_ number: LorebookNumber, _ prompt: String = "") -> some View {
    NumberField(title: language.title(of: number), prompt: prompt, number: presenter.binding(number))
  }
}

extension LorebookEntryPresenter {
  /// A number, for its field.
  fileprivate func binding(_ number: LorebookNumber) -> Binding<TypedNumber> {
    Binding(get: { self[number] }) { self[number] = $0 }
  }
}
