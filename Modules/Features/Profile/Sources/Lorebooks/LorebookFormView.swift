import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form of a new lorebook, or of an edited one.
struct LorebookFormView: View {
  @Environment(\.language) private var language
  let presenter: LorebookFormPresenter

  var body: some View {
    FormScreen(title: presenter.edited == nil ? language.newLorebook : language.editLorebookTitle, presenter: presenter)
    {
      VStack {
        HStack(spacing: 1) {
          FieldName(language.name)
          TextField(language.lorebookNamePrompt, text: Binding(presenter, \.draft.name)).defaultFocus()
        }
        NameCheck(name: presenter.checkedName, limit: Lorebook.longestName).belowFields()
      }
      SizedEditor(
        title: language.lorebookDescription, hint: language.lorebookHint, tokens: 0,
        text: Binding(presenter, \.draft.description))
      Toggle(language.moreFields, isOn: Binding(presenter, \.isOpen))
      if presenter.isOpen {
        NumberField(title: language.scanDepth, prompt: language.usualRule, number: Binding(presenter, \.scanDepth))
        NumberField(
          title: language.tokenBudget, prompt: language.usualRule, number: Binding(presenter, \.tokenBudget))
        RulePicker(title: language.recursion, choice: Binding(presenter, \.draft.rules.isRecursive))
      }
    }
  }
}

/// A field for a number, under its name, and why it is invalid.
struct NumberField: View {
  @Environment(\.language) private var language
  let title: String
  var prompt = ""
  let number: Binding<TypedNumber>

  var body: some View {
    VStack {
      Text(title).foregroundStyle(.secondary)
      TextField(prompt.isEmpty ? title : prompt, text: text)
      if !number.wrappedValue.isValid {
        Text(language.numberIsNeeded(number.wrappedValue)).foregroundStyle(.danger)
      }
    }
  }

  private var text: Binding<String> {
    Binding(get: { number.wrappedValue.text }) { number.wrappedValue.text = $0 }
  }
}

/// The choice of a rule: yes, no, or as usual.
struct RulePicker: View {
  @Environment(\.language) private var language
  let title: String
  let choice: Binding<Bool?>

  var body: some View {
    Picker(selection: choice) {
      Text(line: language.usualRule).tag(Bool?.none)
      Text(line: language.yes).tag(Bool?.some(true))
      Text(line: language.no).tag(Bool?.some(false))
    } label: {
      Text(line: title).foregroundStyle(.secondary)
    }
  }
}
