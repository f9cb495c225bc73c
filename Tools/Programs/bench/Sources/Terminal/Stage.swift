import ProjectFacts
import Synchronization
import Terminal
import TerminalUI

/// A screen on a terminal that only counts, and how long its frames take.
@MainActor final class Stage {
  private let host: Host
  private let terminal: CountingTerminal
  private let clock = ContinuousClock()

  /// - Throws: `FactsError` when the screen does not show a text: then it is not what was to be measured.
  init(root: some View, showing text: String) throws {
    terminal = CountingTerminal(size: Size(width: 200, height: 50))
    host = Host(device: terminal, environment: EnvironmentValues(), root: root)
    host.start()
    guard self.text.contains(text) else { throw FactsError("a screen does not show \(text):\n\(self.text)") }
  }

  /// What is painted.
  var text: String { (0..<host.screen.size.height).map { host.screen.text(row: $0) }.joined(separator: "\n") }

  /// A frame: from the event, or from what `change` does, to its bytes. A frame without bytes took place too.
  func frame(_ key: KeyPress = Stage.unbound, _ change: () -> Void = {}) -> Frame {
    let before = terminal.bytes
    let start = clock.now
    change()
    host.handle(.key(key))
    let time = start.duration(to: clock.now)
    return Frame(seconds: time / .seconds(1), bytes: terminal.bytes - before)
  }

  /// A key that no screen listens to: what changed by itself is painted after it.
  static let unbound = KeyPress(.function(12))
}

/// What one frame took.
struct Frame {
  var seconds: Double
  var bytes: Int
}

/// A terminal that takes everything and keeps nothing of it.
private final class CountingTerminal: TerminalDevice {
  let size: Size
  let depth = ColorDepth.trueColor
  let events = AsyncStream<TerminalEvent> { _ in }
  private let count = Atomic(0)

  init(size: Size) {
    self.size = size
  }

  var bytes: Int { count.load(ordering: .relaxed) }

  func write(_ bytes: [UInt8]) {
    count.add(bytes.count, ordering: .relaxed)
  }
}
