import Foundation
import ProjectFacts
import Terminal
import Glibc

/// The app's own session with a terminal, and a window of 200 by 50 that reads everything. It uses the standard input
/// and output of this process from `open` to `close`.
final class OwnTerminal {
  let session: TerminalSession
  private let window: Int32
  private let kept: [Int32]

  static func open() throws -> OwnTerminal {
    let (window, path) = try PseudoTerminal.make(columns: 200, rows: 50)
    let program = Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard program >= 0 else { throw FactsError("the pseudo terminal cannot be opened.") }
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while read(window, &buffer, buffer.count) > 0 {}
    }
    let kept = [STDIN_FILENO, STDOUT_FILENO].map { dup($0) }
    for standard in [STDIN_FILENO, STDOUT_FILENO] { dup2(program, standard) }
    _ = Glibc.close(program)
    do throws(TerminalProblem) {
      return OwnTerminal(
        try TerminalSession.open { ["TERM": "xterm-256color", "COLORTERM": "truecolor"][$0] }, window, kept)
    } catch {
      giveBack(kept)
      throw error
    }
  }

  private init(_ session: TerminalSession, _ window: Int32, _ kept: [Int32]) {
    (self.session, self.window, self.kept) = (session, window, kept)
  }

  func close() {
    session.close()
    Self.giveBack(kept)
  }

  private static func giveBack(_ kept: [Int32]) {
    for (standard, earlier) in zip([STDIN_FILENO, STDOUT_FILENO], kept) { dup2(earlier, standard) }
  }
}
