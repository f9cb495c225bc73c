import Entities
import TerminalUI

extension Language {
  var chatMap: String { self("Branches", "갈래") }
  var youColon: String { self("You: ", "나: ") }

  /// The number of messages of a branch.
  func messages(_ count: Int) -> String {
    self(count == 1 ? "1 message" : "\(count) messages", "메시지 \(count)개")
  }

  /// Where a branch stands, for a reader without indentation.
  func place(of row: ChatMap.Row) -> String {
    if row.isShown { return self("shown:", "지금 보이는 갈래:") }
    return self("branch at level \(row.level):", "\(row.level)단계 갈래:")
  }
}
