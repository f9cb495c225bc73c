import Entities
import TerminalUI

/// Who answers, and how to choose somebody else.
struct ModelSection: View {
  @Environment(\.language) private var language
  let model: ModelChoice
  let isOffline: Bool

  var body: some View {
    VStack {
      Text("\(model.provider) · \(model.model)").bold()
      if isOffline { Text(language.offlineMeaning) }
      Text(language.chooseModel).foregroundStyle(.secondary)
      Text("aichat --provider openai --base-url URL --model M")
    }
  }
}
