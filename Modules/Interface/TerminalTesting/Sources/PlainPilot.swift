public import Terminal
public import TerminalUI

/// Drives a view in plain mode as the user would: lines in, a transcript out.
@MainActor public final class PlainPilot {
  /// The host of the view.
  public let host: PlainHost
  /// The device in memory.
  public let device: FakeLineDevice
  /// The clock, which only the test moves.
  public let clock = FakeClock()
  private var mark = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Prints a view on a device of this width. The transcript contains the entered lines, as if a terminal echoed
  /// them.
  public init(columns: Int = 80, language: Language = .english, hasClipboard: Bool = false, root: some View) {
    device = FakeLineDevice(columns: columns, hasClipboard: hasClipboard)
    var environment = EnvironmentValues()
    environment.language = language
    host = PlainHost(device: device, environment: environment, clock: clock.hostClock, root: root)
    host.onFrame = { [weak self] in self?.somethingHappened() }
    host.start()
  }

  /// The text written and entered so far.
  public var transcript: String { device.written }

  /// The last entered line, and the text written since.
  public var answer: String { String(transcript.dropFirst(mark)) }

  /// Enters lines, one after the other, and waits until the effects of each come to rest.
  public func enter(_ lines: String...) async {
    for line in lines {
      mark = transcript.count
      host.handle(.line(line))
      await settle()
    }
  }

  /// Enters several lines as one, and waits until their effects come to rest.
  public func paste(_ lines: String...) async {
    mark = transcript.count
    host.handle(.paste(lines))
    await settle()
  }

  /// Sends another event than a line.
  public func send(_ event: LineEvent) async {
    host.handle(event)
    await settle()
  }

  /// Chooses an item by its words: the number of the last line with them.
  /// - Returns: Whether there was one.
  @discardableResult public func choose(_ words: String) async -> Bool {
    guard let number = number(of: words) else { return false }
    await enter(number)
    return true
  }

  /// The number that was printed last with these words.
  public func number(of words: String) -> String? {
    for line in transcript.split(separator: "\n").reversed() {
      let sides = line.split(separator: ". ", maxSplits: 1)
      if sides.count == 2, Int(sides[0]) != nil, sides[1].contains(words) { return String(sides[0]) }
    }
    return nil
  }

  /// Lets the tasks of the main actor run, until they usually have no work left, and advances the clock until the
  /// prompt is printed.
  public func settle() async {
    for _ in 0..<100 { await Task.yield() }
    // Once to print another screen, and once for the prompt.
    for _ in 0..<2 {
      await clock.advance(by: 100)
      for _ in 0..<20 { await Task.yield() }
    }
  }

  /// Waits until a text was written after the last entered line.
  /// - Returns: Whether it came in time.
  public func tells(_ text: String) async -> Bool {
    let came = await waits { self.answer.contains(text) }
    await settle()
    return came
  }

  /// Waits until no work is in progress.
  /// - Returns: Whether that happened in time.
  public func rests() async -> Bool {
    let came = await waits { self.host.isCalm }
    await settle()
    return came
  }

  /// Waits for a condition, checking it after each event.
  /// - Returns: Whether it came true in time.
  public func waits(until condition: () -> Bool) async -> Bool {
    let limit = ContinuousClock.now + Pilot.timeout
    let alarm = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(20))
        // A held screen is printed by time alone.
        if host.isHolding { await clock.advance(by: 20) }
        somethingHappened()
      }
    }
    defer { alarm.cancel() }
    while !condition() {
      if ContinuousClock.now > limit { return false }
      await withCheckedContinuation { waiters.append($0) }
    }
    return true
  }

  private func somethingHappened() {
    let waiting = waiters
    waiters = []
    for waiter in waiting { waiter.resume() }
  }

  /// Ends the tasks of the view.
  public func stop() {
    host.stop()
  }

  /// Characters that must never be written: those that control a terminal, and those that change the direction of a
  /// text.
  public var forbiddenCharacters: [Unicode.Scalar] {
    transcript.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
