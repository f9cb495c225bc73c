import Glibc

/// Sends queries to the terminal, and learns its traits from the answers. Answers may come at any time, in part, or
/// never.
///
/// Only what gives the terminal away waits for answers, for a moment, so that none reaches the shell or another
/// program: the end, a suspension, and `lend`.
final class TerminalProbe: @unchecked Sendable {
  private static let timeout = Duration.seconds(2)
  private let monitor = Monitor()
  // The monitor's lock guards the following.
  private var known: TerminalTraits
  /// The number of DA1 answers still to come, one for each time that the terminal was asked.
  private var outstanding = 0
  private var asksForeground = false, asksBackground = false
  private var asked = ContinuousClock.now
  private var columns: [Int]?

  /// A probe with the traits of the environment.
  init(_ traits: TerminalTraits) {
    known = traits
  }

  var traits: TerminalTraits { monitor.withLock { known } }

  /// The bytes of all queries. Without `measures` they are those of the queries whose answers can change while the
  /// program runs.
  func ask(measures: Bool) -> [UInt8] {
    monitor.withLock {
      outstanding += 1
      asksForeground = true
      asksBackground = true
      asked = .now
      // Widths that an earlier question asked for may be still on their way.
      if measures { columns = [] } else if outstanding == 1 { columns = nil }
      return ControlSequence.questions(measures: measures)
    }
  }

  /// Consumes an answer; an unasked one is ignored.
  /// - Returns: Whether the traits changed.
  func consume(_ answer: TerminalAnswer) -> Bool {
    monitor.withLock {
      guard outstanding > 0 else { return false }
      let before = known
      switch answer {
      case .foreground(let color):
        if asksForeground { known.learn(background: nil, foreground: color) }
        asksForeground = false
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
      case .otherColors: break
      }
      return known != before
    }
  }

  /// Waits until everything was answered, but at most `milliseconds`.
  func finish(within milliseconds: Int) {
    monitor.withLock {
      // A terminal that was silent for so long will not answer.
      if ContinuousClock.now - asked < Self.timeout {
        monitor.wait(atMost: milliseconds) { outstanding > 0 }
      }
      // Answers that have not come by now are no longer expected.
      outstanding = 0
      asksForeground = false
      asksBackground = false
      columns = nil
    }
  }
}
