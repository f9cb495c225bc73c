import ProjectFacts
import Terminal
import TerminalUI
import Glibc

/// A screen, and how long its frames take.
@MainActor final class Stage {
  private let host: Host
  private let terminal: any TerminalDevice

  /// - Parameter terminal: Where it is shown: as a rule a terminal that takes everything at once.
  /// - Throws: `FactsError` when the screen does not show a text: then it is not what was to be measured.
  init(root: some View, showing text: String, on terminal: any TerminalDevice = IdleTerminal()) throws {
    self.terminal = terminal
    host = Host(device: terminal, environment: EnvironmentValues(), root: root)
    host.start()
    guard self.text.contains(text) else { throw FactsError("a screen does not show \(text):\n\(self.text)") }
  }

  /// What is painted.
  var text: String { (0..<host.screen.size.height).map { host.screen.text(row: $0) }.joined(separator: "\n") }

  /// A frame: from the event, or from what `change` does, to its bytes. A frame without bytes took place too.
  func frame(_ key: KeyPress = Stage.unbound, _ change: () -> Void = {}) -> Frame {
    // Of the frames that could follow while the terminal takes one, only the newest is made: here each is wanted.
    while terminal.isBusy { usleep(20) }
    let before = host.bytes
    let start = Self.processorSeconds
    change()
    host.handle(.key(key))
    return Frame(seconds: Self.processorSeconds - start, bytes: host.bytes - before)
  }

  /// The processor's time that this thread has used. A frame waits for nothing, so on a machine of its own that is the
  /// time it takes; what other programs take of the processor is not in it.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A key that no screen listens to: what changed by itself is painted after it.
  static let unbound = KeyPress(.function(20))
}

/// What one frame took.
struct Frame {
  var seconds: Double
  var bytes: Int
}

/// A terminal of 200 by 50 that takes everything and keeps nothing of it.
final class IdleTerminal: TerminalDevice {
  let size = Size(width: 200, height: 50)
  let depth = ColorDepth.trueColor
  let events = AsyncStream<TerminalEvent> { _ in }
  let clipboard: any Clipboard = NoClipboard()

  /// No mouse moves here.
  var reportsMouse: Bool {
    get { false }
    set {}
  }

  func write(_ bytes: [UInt8]) {}
}

private struct NoClipboard: Clipboard {
  func copy(_ text: String) -> Bool { false }
}
