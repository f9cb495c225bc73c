import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The panel in which a model is asked to write the character.
struct CharacterWriterView: View {
  @Environment(\.language) private var language
  let writer: CharacterWriter

  var body: some View {
    VStack {
      Toggle(language.writeWithModel, isOn: Binding(writer, \.isOpen))
      if writer.isOpen {
        TextField(language.ideaPrompt, text: Binding(writer, \.words)) { writer.onWritePressed() }
        if let offer = writer.offer {
          Text(language.offer(offer)).foregroundStyle(.secondary)
          if let warning = offer.plan.budget?.warning { Text(language(warning)).foregroundStyle(.warning) }
        }
        if let failure = writer.failure { Text(language(failure)).foregroundStyle(.danger) }
        buttons
      }
    }
    .task(id: writer.isOpen) { await writer.prepare() }
    .task(id: writer.run) { await writer.perform() }
  }

  private var buttons: some View {
    WrappingHStack(spacing: 2) {
      if writer.isWriting {
        ProgressView(language.writing)
        Button(language.stop, action: writer.onStopPressed)
      } else {
        if writer.canWrite { Button(language.write, action: writer.onWritePressed) }
        if writer.canUndo { Button(language.undoWriting, action: writer.onUndoPressed) }
      }
    }
  }
}

/// The mark that has a field written anew.
struct RewriteMark: View {
  @Environment(\.language) private var language
  let title: String

  var body: some View {
    Text(line: "↻ " + language.writeAnew).foregroundStyle(.secondary)
      .accessibilityLabel(language.writeAnew(title))
  }
}
