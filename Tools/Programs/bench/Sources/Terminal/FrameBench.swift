import ProjectFacts
import Terminal
import TerminalUI

/// Measures frames, from the event to the bytes, on screens like those of the app.
@MainActor struct FrameBench {
  /// The number of frames for a screen without an end of its own.
  let count: Int
  let timeout: Duration

  func run() throws -> [TerminalResult.Screen] {
    [try chat(), try explore(), try longChat(), try list()]
  }

  private func chat() throws -> TerminalResult.Screen {
    let stage = try Stage(root: ChatScreen(model: ChatScreen.Model(count: 60)), showing: "12:34")
    return TerminalResult.Screen("chat of 60 bubbles: a key", goal: 0.002, painted { typed($0, on: stage) })
  }

  private func explore() throws -> TerminalResult.Screen {
    let stage = try Stage(root: ExploreScreen(count: 1_000), showing: "Popular")
    let frames = painted { stage.frame(KeyPress($0 % 10 == 9 ? .pageDown : .down)) }
    return TerminalResult.Screen("Explore with 1,000 avatars: a row, a page", goal: 0.002, frames)
  }

  private func longChat() throws -> TerminalResult.Screen {
    let stage = try Stage(root: ChatScreen(model: ChatScreen.Model(count: 100_000)), showing: "12:34")
    let opened = Machine.residentBytes
    let frames = painted { $0 % 10 == 9 ? stage.frame(KeyPress(.pageUp)) : typed($0, on: stage) }
    return TerminalResult.Screen("chat of 100,000 messages: a key, a page", goal: 0.010, frames, since: opened)
  }

  private func list() throws -> TerminalResult.Screen {
    let stage = try Stage(root: ListScreen(avatars: Avatar.some(100_000)), showing: "Chats")
    let opened = Machine.residentBytes
    var frames: [Frame] = []
    while let frame = Optional(stage.frame(KeyPress(.pageDown))), frame.bytes > 0 { frames.append(frame) }
    guard stage.text.contains("99999") else { throw FactsError("the list of 100,000 rows did not reach its end.") }
    return TerminalResult.Screen("list of 100,000 rows, page by page to its end", goal: 0.002, frames, since: opened)
  }

  private func painted(_ frame: (Int) -> Frame) -> [Frame] {
    let start = ContinuousClock.now
    var frames: [Frame] = []
    while frames.count < count, start.duration(to: .now) < timeout { frames.append(frame(frames.count)) }
    return frames
  }

  /// The next key: twenty letters are typed, and deleted again.
  private func typed(_ index: Int, on stage: Stage) -> Frame {
    stage.frame(KeyPress(index % 40 < 20 ? .character("a") : .backspace))
  }
}
