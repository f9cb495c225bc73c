import ProjectFacts
import Terminal
import TerminalUI
import Glibc

/// Measures the frames of a screen.
@MainActor final class Stage {
  private let host: Host
  private let terminal: any TerminalDevice

  /// - Parameter terminal: The terminal of the screen; by default one that reads everything at once.
  /// - Throws: `FactsError` when the screen does not show the text, because then it is the wrong screen.
  init(root: some View, showing text: String, on terminal: any TerminalDevice = IdleTerminal()) throws {
    self.terminal = terminal
    host = Host(device: terminal, environment: EnvironmentValues(), root: root)
    host.start()
    guard self.text.contains(text) else { throw FactsError("a screen does not show \(text):\n\(self.text)") }
  }

  /// The painted text.
  var text: String { (0..<host.screen.size.height).map { host.screen.text(row: $0) }.joined(separator: "\n") }

  /// A frame: from the event, or from the change, to its bytes. A frame without bytes is a frame too.
  func frame(_ key: KeyPress = Stage.unbound, _ change: () -> Void = {}) -> Frame {
    // While the terminal is busy, frames are skipped in favour of the newest; here each frame is needed.
    while terminal.isBusy { usleep(20) }
    let before = host.bytes
    let start = Self.processorSeconds
    change()
    host.handle(.key(key))
    return Frame(seconds: Self.processorSeconds - start, bytes: host.bytes - before)
  }

  /// The processor time of this thread. A frame waits for nothing, so on an idle machine this is its elapsed time; the
  /// load of other programs is not in it.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A key without an effect of its own. Pressing it paints a frame after a change.
  static let unbound = KeyPress(.function(20))
}

/// The cost of one frame.
struct Frame {
  var seconds: Double
  var bytes: Int
}

/// A terminal of 200 by 50 that accepts everything and stores nothing. Like most terminals it reports its background.
final class IdleTerminal: TerminalDevice {
  let size = Size(width: 200, height: 50)
  let depth = ColorDepth.trueColor
  let traits = TerminalTraits.dark
  let events = AsyncStream<TerminalEvent> { _ in }
  let clipboard: any Clipboard = NoClipboard()

  /// There is no mouse.
  var reportsMouse: Bool {
    get { false }
    set {}
  }

  func write(_ bytes: [UInt8]) {}
}

extension TerminalTraits {
  fileprivate static var dark: TerminalTraits {
    var traits = TerminalTraits()
    traits.learn(background: .rgb(30, 30, 30))
    return traits
  }
}

private struct NoClipboard: Clipboard {
  func copy(_ text: String) -> Bool { false }
}
