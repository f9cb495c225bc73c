import Entities
import TerminalUI

/// Why a reply has not begun, and when its provider is asked again: the seconds count down, one frame for each.
struct PauseView: View {
  @Environment(\.language) private var language
  @Environment(\.isPlain) private var isPlain
  let pause: ReplyPause
  /// How much of it is left, from 1 on.
  let milliseconds: Int

  var body: some View {
    if isPlain {
      // What counts down would be told again each second.
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
