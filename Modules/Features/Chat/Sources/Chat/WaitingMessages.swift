import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The messages that wait for the end of a reply, a row each, above the field. A click takes them back.
struct WaitingMessages: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let queue: QueuePresenter

  var body: some View {
    // Plain mode does not print the user's words again.
    if isPlain {
      Text(language.wait(queue.texts.count))
    } else {
      rows.onTapGesture { queue.onTakeBackPressed() }
    }
  }

  private var rows: some View {
    let shown = queue.texts.prefix(window.rows < 16 ? 1 : 3)
    return VStack {
      ForEach(Array(shown.enumerated()), id: \.offset) { _, text in
        Text(line: language.waits(text.split(whereSeparator: \.isNewline).joined(separator: " ")))
      }
      if queue.texts.count > shown.count { Text(line: language.moreWait(queue.texts.count - shown.count)) }
    }
    .foregroundStyle(.secondary)
  }
}
