import Observation
import TerminalUI

/// The state of the views in these tests.
@Observable @MainActor final class MouseModel {
  struct Row: Identifiable {
    let id: Int
  }

  var log: [String] = []
  var text = ""
  var rows = (0..<100).map { Row(id: $0) }
  var isOn = true
}

/// Evaluates its content again in each frame, so that what it reads is tracked.
struct Live<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
