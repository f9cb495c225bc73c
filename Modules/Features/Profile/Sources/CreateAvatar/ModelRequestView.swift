import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The panel of a request to a model: a switch that opens it, a field for the user's words, the model with its cost,
/// and the buttons.
struct ModelRequestView: View {
  /// The words of a panel.
  struct Words {
    let title: String, prompt: String, start: String, progress: String, undo: String
  }

  @Environment(\.language) private var language
  let request: ModelRequest
  let words: Words
  let canUndo: Bool
  let start: @MainActor () -> Void
  let undo: @MainActor () -> Void

  var body: some View {
    VStack {
      Toggle(words.title, isOn: Binding(request, \.isOpen))
      if request.isOpen {
        TextField(words.prompt, text: Binding(request, \.words)) { start() }
        if let offer = request.offer {
          Text(language.offer(offer)).foregroundStyle(.secondary)
          if let warning = offer.plan.budget?.warning { Text(language(warning)).foregroundStyle(.warning) }
        }
        if let failure = request.failure { Text(language(failure)).foregroundStyle(.danger) }
        buttons
      }
    }
    .task(id: request.isOpen) { await request.prepare() }
    .task(id: request.run) { await request.perform() }
  }

  private var buttons: some View {
    WrappingHStack(spacing: 2) {
      if request.isRunning {
        ProgressView(words.progress)
        Button(language.stop, action: request.onStopPressed)
      } else {
        if request.canStart { Button(words.start, action: start) }
        if canUndo { Button(words.undo, action: undo) }
      }
    }
  }
}
