import Entities
import FeatureKit
import TerminalUI

/// Names and taglines, a line each: in columns for people, with a tab between them for scripts.
struct AvatarTable {
  let avatars: [Avatar]
  let language: Language

  func lines(aligned: Bool) -> [String] {
    let width = avatars.map { columns(of: $0.name) }.max() ?? 0
    return avatars.map { avatar in
      let gap = aligned ? String(repeating: " ", count: width - columns(of: avatar.name) + 2) : "\t"
      return oneLine(avatar.name) + gap + oneLine(avatar.summary(in: language))
    }
  }

  /// A line stays a line, and two fields stay two, whatever somebody called their avatar.
  private func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// About how wide a name is on a terminal: from the Korean letters on, scripts are mostly two columns wide. Being
  /// wrong here costs a crooked column and nothing else.
  private func columns(of name: String) -> Int {
    name.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }
}
