import Glibc

/// Asks the terminal what it is like, and learns from what it answers: at any time, in part, or never.
///
/// Nobody waits for it but the end of the program, for a moment, so that no answer reaches the shell.
final class TerminalProbe: @unchecked Sendable {
  private static let patience = Duration.seconds(2)
  private let monitor = Monitor()
  // What follows is used under the mutex.
  private var known: TerminalTraits
  /// How many ends (DA1) are still to come, one for each time that it was asked.
  private var outstanding = 0
  private var asksBackground = false
  private var asked = ContinuousClock.now
  private var columns: [Int]?

  /// A probe that knows what the environment tells.
  init(_ traits: TerminalTraits) {
    known = traits
  }

  /// What is known by now.
  var traits: TerminalTraits { monitor.withLock { known } }

  /// What to send to ask everything, or again only what may have changed.
  func ask(measures: Bool) -> [UInt8] {
    monitor.withLock {
      outstanding += 1
      asksBackground = true
      asked = .now
      columns = measures ? [] : nil
      return ControlSequence.questions(measures: measures)
    }
  }

  /// Takes an answer; one that nobody asked for says nothing.
  /// - Returns: Whether something is known now that was not.
  func consume(_ answer: TerminalAnswer) -> Bool {
    monitor.withLock {
      guard outstanding > 0 else { return false }
      let before = known
      switch answer {
      case .background(let color):
        if asksBackground { known.learn(background: color) }
        asksBackground = false
      case .cursor(let place):
        guard columns != nil else { break }
        columns?.append(place.y == 1 ? place.x : -1)
      case .attributes:
        outstanding -= 1
        if let profile = columns.flatMap(DrawnWidths.init(columns:)) { known.widths = profile }
        columns = nil
        monitor.announce()
      }
      return known != before
    }
  }

  /// Waits until everything was answered, at most so many milliseconds.
  func finish(within milliseconds: Int) {
    monitor.withLock {
      // One that has said nothing for so long will not begin now.
      if ContinuousClock.now - asked < Self.patience {
        monitor.wait(atMost: milliseconds) { outstanding > 0 }
      }
      // What has not been answered by now will not be, or nobody will be there to hear it.
      outstanding = 0
      asksBackground = false
      columns = nil
    }
  }
}
