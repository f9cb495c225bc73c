public import Terminal
public import TerminalUI

/// Drives a view in plain mode as a user would: lines in, a transcript out, no sleeping.
@MainActor public final class PlainPilot {
  /// The host that tells the view.
  public let host: PlainHost
  /// The terminal that is not there.
  public let device: FakeLineDevice
  /// Turns only when told to.
  public let clock = FakeClock()
  private var mark = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Tells a view on a device of that width. Its transcript holds what is entered, as if a terminal showed it.
  public init(columns: Int = 80, language: Language = .english, hasClipboard: Bool = false, root: some View) {
    device = FakeLineDevice(columns: columns, hasClipboard: hasClipboard)
    var environment = EnvironmentValues()
    environment.language = language
    host = PlainHost(device: device, environment: environment, clock: clock.hostClock, root: root)
    host.onFrame = { [weak self] in self?.somethingHappened() }
    host.start()
  }

  /// All that was written and entered so far.
  public var transcript: String { device.written }

  /// What was written since the last line was entered, and that line.
  public var answer: String { String(transcript.dropFirst(mark)) }

  /// Enters lines, one after the other, and lets what each starts come to rest.
  public func enter(_ lines: String...) async {
    for line in lines {
      mark = transcript.count
      host.handle(.line(line))
      await settle()
    }
  }

  /// Enters several lines as one, and lets what that starts come to rest.
  public func paste(_ lines: String...) async {
    mark = transcript.count
    host.handle(.paste(lines))
    await settle()
  }

  /// Something other than a line happens.
  public func send(_ event: LineEvent) async {
    host.handle(event)
    await settle()
  }

  /// Chooses what stands behind a number, by its words: the last line with a number and these words.
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

  /// Lets the tasks of the main actor run until there is nothing left to do for them, and the prompt come.
  public func settle() async {
    for _ in 0..<100 { await Task.yield() }
    // Once for another screen to be told, and once for the prompt.
    for _ in 0..<2 {
      await clock.advance(by: 100)
      for _ in 0..<20 { await Task.yield() }
    }
  }

  /// Waits until a text was written after the last line that was entered.
  /// - Returns: Whether it came in time.
  public func tells(_ text: String) async -> Bool {
    let came = await waits { self.answer.contains(text) }
    await settle()
    return came
  }

  /// Waits until nothing goes on any more.
  /// - Returns: Whether that was so in time.
  public func rests() async -> Bool {
    let came = await waits { self.host.isCalm }
    await settle()
    return came
  }

  /// Waits for a condition, looking anew after whatever happens.
  /// - Returns: Whether it came true in time.
  public func waits(until condition: () -> Bool) async -> Bool {
    let limit = ContinuousClock.now + Pilot.patience
    let alarm = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(20))
        // A screen that is held while a test waits for it is told by time alone.
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

  /// Ends what the view has going.
  public func stop() {
    host.stop()
  }

  /// What must never be written: what a terminal would obey, and what turns the direction of a text.
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
