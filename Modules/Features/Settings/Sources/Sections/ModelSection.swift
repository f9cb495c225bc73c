import Entities
import TerminalUI

/// Who answers, and how to choose somebody else.
struct ModelSection: View {
  @Environment(\.language) private var language
  let model: ModelChoice

  var body: some View {
    VStack {
      Text("\(model.provider) · \(model.model)").bold()
      // Rules must not be taken for an AI model.
      if model.provider == "offline" { Text(language.offlineMeaning) }
      Text(language.chooseModel).foregroundStyle(.secondary)
      Text("aichat --provider openai --base-url URL --model M")
    }
  }
}
