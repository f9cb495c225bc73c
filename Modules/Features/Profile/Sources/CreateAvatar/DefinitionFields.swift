import Entities
import FeatureKit
import TerminalUI

/// The fields of a definition in groups, each under its name. The long fields have their size in tokens beside it.
struct DefinitionFields: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let form: DefinitionForm
  let writer: CharacterWriter
  /// The number of entries of the lorebook; nil where it is not known.
  let loreCount: Int?
  let openLorebook: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 1) {
      group(language.atAGlance) { lines([.tagline, .nickname, .tags, .talkativeness]) }
      group(language.firstWords) { greetings }
      group(language.natureAndWorld) {
        texts([.description, .personality, .scenario, .exampleDialogue])
        Button(language.characterLorebook(entries: form.lorebook.isEmpty ? 0 : loreCount), action: openLorebook)
      }
      group(language.forTheModel) {
        texts([.systemPrompt, .postHistoryInstructions, .note])
        Text(language.permanent(form.permanentTokens, of: form.window)).foregroundStyle(.secondary)
        if form.isHeavy { Text(language.isHeavy).foregroundStyle(.danger) }
      }
      group(language.aboutTheCard) {
        lines([.creator, .version])
        texts([.creatorNotes])
      }
    }
    // In a field that no model writes, the key does nothing. Without this binding it would act on another field.
    .keyBindings(
      writer.request.canStart ? [KeyBinding(.control("r"), language.writeAnew, prominence: .hidden) {}] : [])
  }

  private func group(_ title: String, @ViewBuilder fields: () -> some View) -> some View {
    VStack {
      Text(line: title).bold()
      fields()
    }
  }

  private func lines(_ fields: [CharacterField]) -> some View {
    ForEach(fields, id: \.self) { field in
      VStack {
        FieldTitle(title: field.title(in: language), rewrite: writer.rewriting(field))
        TextField(prompt(of: field), text: text(of: field)).rewritten(writer.rewriting(field), language)
        if field == .talkativeness, !form.isTalkativenessValid {
          Text(language.talkativenessIsInvalid).foregroundStyle(.danger)
        }
      }
    }
  }

  /// What an empty line shows. Line by line it also names the line there, so the title comes first.
  private func prompt(of field: CharacterField) -> String {
    let (title, prompt) = (field.title(in: language), language.prompt(of: field))
    return isPlain ? "\(title) (\(prompt))" : prompt
  }

  private func texts(_ fields: [CharacterField]) -> some View {
    ForEach(fields, id: \.self) { field in
      SizedEditor(
        title: field.title(in: language), hint: language.prompt(of: field), tokens: form.tokens(of: field),
        text: text(of: field), rewrite: writer.rewriting(field))
      if field == .note, !form.text(of: .note).trimmed.isEmpty { NotePlace(form: form) }
    }
  }

  @ViewBuilder private var greetings: some View {
    ForEach(Array(form.greetings.indices), id: \.self) { number in
      SizedEditor(
        title: number == 0 ? CharacterField.greeting.title(in: language) : language.greeting(number: number + 1),
        hint: language.prompt(of: .greeting), tokens: form.tokens(ofGreeting: number),
        text: Binding(get: { form.greetings.indices.contains(number) ? form.greetings[number] : "" }) {
          form.type($0, forGreeting: number)
        }, rewrite: number == 0 ? writer.rewriting(.greeting) : nil, isNew: number == form.addedGreeting)
    }
    Button(language.addGreeting, action: form.addGreeting)
  }

  private func text(of field: CharacterField) -> Binding<String> {
    Binding(get: { form.text(of: field) }) { form.type($0, for: field) }
  }
}

/// Where the character's note comes among the messages.
private struct NotePlace: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let form: DefinitionForm

  /// Line by line the field names itself.
  private var prompt: String {
    let usual = "\(CharacterNote.usualDepth)"
    return isPlain ? "\(CharacterField.noteDepth.title(in: language)) (\(usual))" : usual
  }

  var body: some View {
    VStack {
      Text(line: CharacterField.noteDepth.title(in: language)).foregroundStyle(.secondary)
      TextField(
        prompt,
        text: Binding(get: { form.text(of: .noteDepth) }) { form.type($0, for: .noteDepth) })
      if !form.isNoteDepthValid { Text(language.noteDepthIsInvalid).foregroundStyle(.danger) }
      Picker(selection: Binding(form, \.noteRole)) {
        ForEach([PromptReport.Part.Role.system, .user, .assistant], id: \.self) {
          Text(line: language.title(of: $0)).tag($0)
        }
      } label: {
        Text(line: CharacterField.noteRole.title(in: language)).foregroundStyle(.secondary)
      }
    }
  }
}

/// A field for a long text. `$EDITOR` can edit it too, as every `TextEditor`.
struct SizedEditor: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  let title: String
  /// What the empty field shows. Line by line the field shows the title instead, which names it there.
  var hint = ""
  let tokens: Int
  let text: Binding<String>
  /// Has a model write it anew; nil where none can.
  var rewrite: (@MainActor () -> Void)?
  /// Whether the user has just added it: then it takes the focus.
  var isNew = false

  var body: some View {
    VStack {
      FieldTitle(title: title, note: tokens == 0 ? "" : " · " + language.about(tokens), rewrite: rewrite)
      TextEditor(isPlain ? title : hint, text: text).lineLimit(1...8).takesFocusWhenNew(isNew).rewritten(
        rewrite, language)
    }
  }
}

/// The name of a field, and the mark that has a model rewrite it.
private struct FieldTitle: View {
  let title: String
  var note = ""
  let rewrite: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 2) {
      Text(line: title + note).foregroundStyle(.secondary)
      if let rewrite { Button(action: rewrite) { RewriteMark(title: title) } }
    }
  }
}

extension View {
  /// Binds the key that has a model rewrite the field, while the field has the focus.
  @MainActor func rewritten(_ rewrite: (@MainActor () -> Void)?, _ language: Language) -> some View {
    keyBindings(rewrite.map { [KeyBinding(.control("r"), language.writeAnew, prominence: .hidden, action: $0)] } ?? [])
  }
}
