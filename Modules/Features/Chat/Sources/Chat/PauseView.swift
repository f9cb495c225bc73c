import Entities
import TerminalUI

/// The reason why a reply waits, and the seconds until its provider is asked again: one frame for each second.
struct PauseView: View {
  @Environment(\.language) private var language
  @Environment(\.isPlain) private var isPlain
  let pause: ReplyPause
  /// The remaining milliseconds, from 1 on.
  let milliseconds: Int

  var body: some View {
    if isPlain {
      // Plain mode would print a countdown again each second.
      ProgressView(language.waiting(pause))
    } else {
      TimelineView(next: (milliseconds - 1) % 1000 + 1) {
        HStack {
          Text(line: "⋯ ").foregroundStyle(.accent)
          Text(language.waiting(pause, seconds: (milliseconds + 999) / 1000)).foregroundStyle(.secondary)
        }
      }
    }
  }
}
