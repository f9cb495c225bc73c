import Glibc
import Terminal

// Takes the terminal over, shows a line, and at a key press ends as its argument says: for a look, and for the tests
// that inspect the terminal afterwards.

/// The way in which it ends.
enum Ending: String, CaseIterable {
  case close, exit, trap, overflow
  case trapInTask = "trap-in-task"
  case overflowInTask = "overflow-in-task"
}

/// Calls itself until there is no stack left.
@Sendable func dig(_ depth: Int) -> Int { depth < 0 ? 0 : dig(depth + 1) + depth % 7 }

/// An index out of range, which traps.
@Sendable func element(_ index: Int) -> Int { (0..<min(0, index)).map { $0 }[index] }

guard let ending = CommandLine.arguments.dropFirst().first.flatMap(Ending.init) else {
  print("terminal-demo " + Ending.allCases.map(\.rawValue).joined(separator: "|"))
  exit(2)
}
let session: TerminalSession
do {
  session = try TerminalSession.open(
    environment: { name in getenv(name).map { String(cString: $0) } }, mouse: true)
} catch {
  print("The terminal cannot be used: \(error).")
  exit(2)
}
var grid = Grid(size: session.size)
let words = SafeText(untrustedLine: "ending: " + ending.rawValue)
grid.write(words, at: Point(x: 2, y: 1), style: .standard, clip: grid.bounds)
var encoder = FrameEncoder(depth: session.depth)
session.write(encoder.encode(grid, caret: Point(x: 0, y: 0)))

/// Whether a key was pressed, or the program was asked to end. Before that the terminal's answers are still on their
/// way, and would reach the shell if the program ended.
func ends(_ event: TerminalEvent) -> Bool {
  switch event {
  case .key, .terminate, .hangup: true
  default: false
  }
}
for await event in session.events where ends(event) { break }

switch ending {
case .close: break
case .exit: exit(3)
case .trap: print(element(1))
case .overflow: print(dig(1))
case .trapInTask: print(await Task.detached { element(1) }.value)
case .overflowInTask: print(await Task.detached { dig(1) }.value)
}
session.close()
