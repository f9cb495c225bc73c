import DesignSystem
import Observation
import TerminalUI

/// A conversation as in the app: bubbles, the newest in view, and a text field.
struct ChatScreen: View {
  let model: Model

  var body: some View {
    AppFrame(title: "Alien", trailing: "offline · eliza") {
      VStack {
        List(followingEndOf: model.messages) { Bubble(message: $0) }
        Divider()
        HStack(spacing: 1) {
          Text(line: "›").foregroundStyle(.accent)
          TextEditor("Say something", text: Binding(model, \.draft)).lineLimit(1...6).defaultFocus()
        }
      }
    }
  }

  @Observable @MainActor final class Model {
    var messages: [Message]
    var draft = ""

    init(count: Int) {
      var words = Strings(seed: 7)
      messages = (0..<count).map {
        Message(id: $0, text: words.paragraph(3 + words.number(below: 60)), isOwn: $0.isMultiple(of: 2))
      }
    }
  }

  struct Message: Identifiable {
    let id: Int
    var text: String
    let isOwn: Bool
  }
}

private struct Bubble: View {
  let message: ChatScreen.Message

  var body: some View {
    HStack {
      if message.isOwn { Spacer(minLength: 8) }
      HStack(spacing: 1) {
        if !message.isOwn { Portrait("Alien") }
        VStack(alignment: message.isOwn ? .trailing : .leading) {
          if message.isOwn { Text(message.text).foregroundStyle(.accent) } else { MarkdownText(message.text) }
          Text(line: "12:34").foregroundStyle(.secondary)
        }
        if message.isOwn { Text(line: "▐").foregroundStyle(.accent) }
      }
      if !message.isOwn { Spacer(minLength: 8) }
    }
  }
}
