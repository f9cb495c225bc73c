import DesignSystem
import Observation
import TerminalUI

/// A chat with one reply that fills the window, shown as in the app: hidden characters are counted.
struct TextScreen: View {
  let model: Model

  var body: some View {
    AppFrame(title: "Alien", trailing: "offline · eliza") {
      VStack {
        List(followingEndOf: [Reply(id: 0, text: model.text)]) { ReplyRow(reply: $0) }
        Divider()
        TextEditor("Say something", text: Binding(model, \.draft)).lineLimit(1...6).defaultFocus()
      }
    }
  }

  @Observable @MainActor final class Model {
    var text: String
    var draft = ""

    init(_ text: String) {
      self.text = text
    }
  }
}

private struct Reply: Identifiable {
  let id: Int
  let text: String
}

private struct ReplyRow: View {
  @State private var hidden = HiddenCharacterReader()
  let reply: Reply

  var body: some View {
    let count = hidden.count(in: reply.text)
    HStack {
      HStack(spacing: 1) {
        Portrait("Alien")
        VStack(alignment: .leading) {
          MarkdownText(reply.text)
          if count > 0 { Text(line: "⚠ \(count)").foregroundStyle(.danger) }
        }
      }
      Spacer(minLength: 8)
    }
  }
}
