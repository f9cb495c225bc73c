import Glibc
import Entities
import Synchronization
import System

/// Shows events to the user on standard error, for `--verbose`.
///
/// On a terminal the events would disturb the screen, an arriving reply or the lines of a screen reader. They are
/// therefore held back until the end. In a file or a pipe they appear at once.
public final class EventConsole: EventService {
  /// The maximum number of lines held back. If there are more, the oldest are dropped.
  private static let limit = 10_000

  /// Zero: lines after the program's end would be too late.
  public let gatheringTime: Duration = .zero
  private let descriptor: Int32
  private let holdsBack: Bool
  private let held = Mutex((lines: [String](), dropped: 0))

  /// The console of this process.
  public convenience init() {
    self.init(descriptor: STDERR_FILENO, holdsBack: isatty(STDERR_FILENO) == 1)
  }

  init(descriptor: Int32, holdsBack: Bool) {
    self.descriptor = descriptor
    self.holdsBack = holdsBack
  }

  /// Writes a line for each event, or holds it back until the end.
  public func deliver(_ events: [LoggedEvent]) async -> Delivery {
    let lines = events.map { "\($0.time.preciseUTC.dropFirst(11)) \($0.event.severity.rawValue) \($0.summary)\n" }
    guard holdsBack else { return put(lines.joined()) ? .done : .refused }
    held.withLock { held in
      held.lines += lines
      let excess = max(0, held.lines.count - Self.limit)
      held.lines.removeFirst(excess)
      held.dropped += excess
    }
    return .done
  }

  /// Writes the lines that were held back.
  public func finish() {
    let (lines, dropped) = held.withLock { held in
      defer { held = ([], 0) }
      return held
    }
    guard !lines.isEmpty else { return }
    _ = put((dropped > 0 ? "… \(dropped)\n" : "") + lines.joined())
  }

  private func put(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return OpenFile.write(bytes, to: descriptor) == bytes.count
  }
}
