import Glibc
import Entities
import Synchronization
import System

/// Shows events to the user on standard error, for `--verbose`.
///
/// On a terminal they would tear up what is shown there, a reply that arrives or the lines of a screen reader: there they
/// wait for the end. In a file or a pipe they come at once.
public final class EventConsole: EventService {
  /// How many lines wait for the end; the oldest of more are dropped.
  private static let limit = 10_000

  /// None: what comes after the program's end is too late.
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

  /// Writes a line for each event, or keeps it for the end.
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

  /// Writes what was held back.
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
