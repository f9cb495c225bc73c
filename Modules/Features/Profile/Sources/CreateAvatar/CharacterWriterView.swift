import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The panel in which a model is asked to write the character.
struct CharacterWriterView: View {
  @Environment(\.language) private var language
  let writer: CharacterWriter

  var body: some View {
    ModelRequestView(
      request: writer.request,
      words: ModelRequestView.Words(
        title: language.writeWithModel, prompt: language.ideaPrompt, start: language.write, progress: language.writing,
        undo: language.undoWriting), canUndo: writer.canUndo, start: writer.onWritePressed, undo: writer.onUndoPressed)
  }
}

/// The mark that has a model rewrite a field.
struct RewriteMark: View {
  @Environment(\.language) private var language
  let title: String

  var body: some View {
    Text(line: "↻ " + language.writeAnew).foregroundStyle(.secondary)
      .accessibilityLabel(language.writeAnew(title))
  }
}
