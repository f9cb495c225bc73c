import Foundation
import Glibc

extension Command {
  static let remove = Command(
    name: "remove", operands: "X [--yes] [--force]", summary: "Take the feature X out of the project"
  ) { words in
    let options = words.filter { $0.hasPrefix("-") }
    let names = words.filter { !$0.hasPrefix("-") }
    if let wrong = options.first(where: { !["--yes", "--force"].contains($0) }) {
      throw UsageError("remove does not know \(wrong).")
    }
    guard names.count == 1 else { throw UsageError("Which feature? As in: feature remove Diary") }
    let removal = try Removal(names[0], in: .current)
    let lost = try removal.unsaved()
    guard lost.isEmpty || options.contains("--force") else {
      let list = lost.map { "  \($0)" }.joined(separator: "\n")
      throw CheckoutError(
        """
        \(removal.name.module) was not removed: this work is in no commit, and would be lost.
        \(list)
        Commit it or move it away; or add --force, to delete it anyway.
        """)
    }
    print(try removal.announcement(lost: lost))
    guard options.contains("--yes") || Question.isAnsweredYes("Delete all this?") else {
      print("Nothing was deleted.")
      return 1
    }
    try removal.carryOut()
    for line in try removal.mentions() { print(line) }
    return 0
  }
}

/// A question to the user at the terminal.
enum Question {
  /// Without a terminal there is no answer, which means no.
  static func isAnsweredYes(_ question: String) -> Bool {
    guard isatty(STDIN_FILENO) == 1 else {
      FileHandle.standardError.write(Data("feature: there is no terminal for the question; use --yes.\n".utf8))
      return false
    }
    print("\(question) [y/N] ", terminator: "")
    fflush(nil)
    return ["y", "yes"].contains((readLine() ?? "").lowercased())
  }
}
