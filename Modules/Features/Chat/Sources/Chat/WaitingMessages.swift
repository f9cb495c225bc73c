import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The messages that wait for the end of a reply, a row each, above the field. A click takes them back.
struct WaitingMessages: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let queue: QueuePresenter

  var body: some View {
    let shown = queue.texts.prefix(window.rows < 16 ? 1 : 3)
    VStack {
      ForEach(Array(shown.enumerated()), id: \.offset) { _, text in
        Text(line: language.waits(text.split(whereSeparator: \.isNewline).joined(separator: " ")))
      }
      if queue.texts.count > shown.count { Text(line: language.moreWait(queue.texts.count - shown.count)) }
    }
    .foregroundStyle(.secondary)
    .onTapGesture { queue.onTakeBackPressed() }
  }
}
