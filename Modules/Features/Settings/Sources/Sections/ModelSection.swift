import Entities
import TerminalUI

/// Who answers, and how to choose somebody else.
struct ModelSection: View {
  @Environment(\.language) private var language
  let model: ModelChoice

  var body: some View {
    VStack {
      if model.provider == "offline" {
        Text(language.offlineModel).bold()
        // Rules must not be taken for an AI model.
        Text(language.offlineMeaning)
      } else {
        Text("\(model.provider) · \(model.model)").bold()
      }
      Text(language.chooseModel).foregroundStyle(.secondary)
      Text("aichat --provider openai --base-url URL --model NAME")
    }
  }
}
