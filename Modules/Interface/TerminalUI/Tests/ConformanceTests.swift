import RandomTesting
import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

import Glibc

/// After any sequence of events, the terminal shows what it would show if this frame were its first.
///
/// `AICHAT_FUZZ=1000000` in the environment tests that many frames; each seed is a run of its own.
@MainActor struct ConformanceTests {
  static let framesInARun = 50
  static let runs = max(1, (getenv("AICHAT_FUZZ").flatMap { Int(String(cString: $0)) } ?? 2_000) / framesInARun)

  @Observable @MainActor final class Model {
    var scene = Scene.spacer
    /// A value that is read, but does not change the screen.
    var beat = 0
  }

  @Test func differencesEqualAFullRepaint() {
    for seed in 0..<Self.runs {
      var random = SeededGenerator(seed: UInt64(seed))
      if let failure = Self.failure(of: &random) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  private static func failure(of random: inout SeededGenerator) -> String? {
    let model = Model()
    model.scene = Scene.random(depth: 3, using: &random)
    let depth = [ColorDepth.none, .ansi16, .ansi256, .trueColor].randomElement(using: &random) ?? .trueColor
    let terminal = FakeTerminal(size: size(using: &random), depth: depth)
    let host = Host(
      device: terminal, environment: EnvironmentValues(), clock: FakeClock().hostClock, root: Stage(model: model))
    host.start()
    defer { host.stop() }
    var seen = VirtualTerminal(size: terminal.size)
    var fed = 0
    for frame in 0..<framesInARun {
      let what = step(host, terminal, model, &seen, using: &random)
      for bytes in terminal.sent[fed...] { seen.feed(bytes) }
      fed = terminal.sent.count
      if let problem = problem(host, depth, seen) { return "frame \(frame), after \(what): \(problem)" }
      // The same frame again sends nothing.
      let before = seen.rows
      model.beat += 1
      host.handle(.key(unbound))
      for bytes in terminal.sent[fed...] { seen.feed(bytes) }
      if terminal.sent.count != fed {
        return "frame \(frame), after \(what): the same again shows\n\(seen.rows)\nafter\n\(before)\n\(model.scene)"
      }
    }
    return nil
  }

  private static func size(using random: inout SeededGenerator) -> Size {
    Size(width: .random(in: 1...40, using: &random), height: .random(in: 1...12, using: &random))
  }

  private static let unbound = KeyPress(.function(20))

  /// Does a random step.
  private static func step(
    _ host: Host, _ terminal: FakeTerminal, _ model: Model, _ seen: inout VirtualTerminal,
    using random: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      terminal.size = size(using: &random)
      seen.resize(terminal.size)
      host.handle(.resize(terminal.size))
      return "a new size"
    case 1:
      // Another program writes to the terminal; the user presses the key that repaints.
      seen.feed(Array("\u{1B}[31;4mnoise\r\nand more of it\u{1B}[?25l".utf8))
      host.handle(.key(KeyPress(.character("l"), .control)))
      return "a repaint"
    case 2...5:
      let keys: [KeyPress.Code] = [
        .up, .down, .pageDown, .pageUp, .end, .home, .tab, .enter, .character("한"), .backspace,
      ]
      let key = keys.randomElement(using: &random) ?? .tab
      host.handle(.key(KeyPress(key)))
      return "\(key)"
    case 6:
      let point = Point(x: .random(in: 0..<40, using: &random), y: .random(in: 0..<12, using: &random))
      host.handle(.mouse(MouseEvent(Bool.random(using: &random) ? .press : .scrollDown, at: point)))
      // Two clicks at one place select a word there, until a key is pressed.
      host.handle(.key(unbound))
      return "the mouse"
    case 7:
      model.scene = Scene.random(depth: 3, using: &random)
      host.handle(.key(unbound))
      return "another scene"
    default:
      model.scene = model.scene.edited(using: &random)
      host.handle(.key(unbound))
      return "an edit"
    }
  }

  private static func problem(_ host: Host, _ depth: ColorDepth, _ seen: VirtualTerminal) -> String? {
    var fresh = VirtualTerminal(size: host.screen.size)
    var encoder = FrameEncoder(depth: depth)
    fresh.feed(encoder.encode(host.screen, caret: host.caret))
    if !seen.showsSame(as: fresh) { return "shows\n\(seen.rows)\ninstead of\n\(fresh.rows)" }
    if seen.isCursorVisible != (host.caret != nil) { return "the caret's visibility is wrong" }
    if let caret = host.caret, seen.cursor != caret { return "the caret is at \(seen.cursor), not \(caret)" }
    if let first = seen.unexpected.first { return "it sent \(first)" }
    return seen.isUpdating ? "an update was left open" : nil
  }

  private struct Stage: View {
    let model: Model
    var body: some View {
      if model.beat >= 0 { model.scene.view }
    }
  }
}
