import DesignSystem
import Entities
import TerminalUI

/// The line above a reply: the speaker's name, the time, the model if the previous reply had another one, and the
/// outcome in a word.
struct ReplyHeader: View {
  @Environment(\.language) private var language
  let name: String
  let time: String
  /// The model, if the previous reply had another one; otherwise nil.
  let writer: ModelChoice?
  /// The outcome; empty for a complete reply.
  let outcome: String
  /// Whether its text is still growing.
  let isWriting: Bool

  var body: some View {
    HStack(spacing: 2) {
      Text(line: name).bold().accessibilityHidden()
      quiet(time).layoutPriority(1).accessibilityHidden()
      if let writer { quiet(language.writer(writer)).accessibilityLabel(language.writer(writer)) }
      if !outcome.isEmpty { quiet(outcome).accessibilityHidden() }
      if isWriting { ProgressView().layoutPriority(1) }
    }
  }

  private func quiet(_ words: String) -> some View { Text(line: words).foregroundStyle(.secondary) }
}
