public import Terminal
public import TerminalUI

/// Drives a view as the user would, on a terminal in memory: keys in, screens out.
@MainActor public final class Pilot {
  /// The host of the view.
  public let host: Host
  /// The terminal in memory.
  public let terminal: FakeTerminal
  /// The clock, which only the test moves.
  public let clock = FakeClock()
  /// Receives all bytes.
  private var receiver: VirtualTerminal
  private var checked = 0
  /// The text of the newest frame, cached after the first read: a waiting test reads it again and again.
  private var known: String?
  private var frameWaiters: [CheckedContinuation<Void, Never>] = []
  /// The longest wait for a condition. When all tests of the package run at once, a test may wait minutes for its
  /// turn.
  static let timeout: Duration = .seconds(180)

  /// Shows a view in a window of this size.
  /// - Parameter prepare: Sets further values of the environment before the first frame.
  public convenience init(
    columns: Int = 80, rows: Int = 24, language: Language = .english, depth: GoldenDepth = .truecolor,
    traits: TerminalTraits = .dark, prepare: (inout EnvironmentValues) -> Void = { _ in }, root: some View
  ) {
    var environment = EnvironmentValues()
    environment.language = language
    prepare(&environment)
    self.init(
      columns: columns, rows: rows, depth: depth.depth, traits: traits, environment: environment, root: root)
  }

  /// Shows a view on a terminal with or without links.
  public convenience init(columns: Int = 80, rows: Int = 24, showsLinks: Bool, root: some View) {
    var traits = TerminalTraits.dark
    traits.showsLinks = showsLinks
    self.init(columns: columns, rows: rows, traits: traits, environment: EnvironmentValues(), root: root)
  }

  /// Shows a view on a terminal with these properties.
  public init(
    columns: Int = 80, rows: Int = 24, depth: ColorDepth = .trueColor, traits: TerminalTraits = .dark,
    pictureHint: PictureProtocol? = nil, environment: EnvironmentValues, root: some View
  ) {
    terminal = FakeTerminal(
      size: Size(width: columns, height: rows), depth: depth, traits: traits, pictureHint: pictureHint)
    receiver = VirtualTerminal(size: Size(width: columns, height: rows))
    receiver.feed(Array("\u{1B}[?7l".utf8))
    host = Host(device: terminal, environment: environment, clock: clock.hostClock, root: root)
    host.onFrame = { [weak self] in
      self?.known = nil
      self?.frameShown()
    }
    host.start()
  }

  /// The screen as text: a line for each row, without blanks at the ends.
  public var screen: String {
    if let known { return known }
    let text = (0..<host.screen.size.height).map { host.screen.text(row: $0) }.joined(separator: "\n")
    known = text
    return text
  }

  /// The place of the caret, as column and row; nil when it is hidden.
  public var caret: (column: Int, row: Int)? { host.caret.map { ($0.x, $0.y) } }

  /// The number of bytes of the newest frame.
  public var lastFrameBytes: Int { terminal.sent.last?.count ?? 0 }

  /// Presses keys, and waits until their effects come to rest.
  public func press(_ keys: Key...) async {
    for key in keys { host.handle(.key(key.press)) }
    await settle()
  }

  /// Presses Tab with Shift held.
  public func pressBackTab() async {
    host.handle(.key(KeyPress(.tab, .shift)))
    await settle()
  }

  /// Presses the key that deletes backwards.
  public func pressBackspace() async {
    host.handle(.key(KeyPress(.backspace)))
    await settle()
  }

  /// Types a text, character by character.
  public func type(_ text: String) async {
    for character in text { host.handle(.key(KeyPress(.character(character)))) }
    await settle()
  }

  /// Pastes a text.
  public func paste(_ text: String) async {
    host.handle(.paste(text))
    await settle()
  }

  /// Presses Tab, and the arrow down, until the control with this text has the focus, which marks it.
  /// - Returns: Whether it got the focus.
  public func focus(on text: String) async -> Bool {
    for key in Array(repeating: Key.tab, count: 40) + Array(repeating: .down, count: 40) {
      if isMarked(text) { return true }
      await press(key)
    }
    return isMarked(text)
  }

  private func isMarked(_ text: String) -> Bool {
    places(of: text).contains { isMarked(host.screen.style(at: $0)) }
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) async {
    terminal.size = Size(width: columns, height: rows)
    receiver.resize(terminal.size)
    host.handle(.resize(terminal.size))
    await settle()
  }

  /// Lets the tasks of the main actor run, until they usually have no work left.
  public func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  /// Waits until the screen shows a text, for events from outside the main actor.
  /// - Returns: Whether it came in time.
  public func shows(_ text: String) async -> Bool {
    await waits { self.screen.contains(text) }
  }

  /// Waits until the screen no longer shows a text.
  /// - Returns: Whether it went in time.
  public func hides(_ text: String) async -> Bool {
    await waits { !self.screen.contains(text) }
  }

  /// Waits for a condition, checking it after each frame.
  /// - Returns: Whether it came true in time.
  public func waits(until condition: () -> Bool) async -> Bool {
    let limit = ContinuousClock.now + Self.timeout
    // Frames wake it. Changes without a frame are looked for less and less often: hundreds of tests that look at once
    // leave no time for the work they wait for.
    let alarm = Task {
      var pause = 10
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(pause))
        pause = min(pause * 2, 640)
        frameShown()
      }
    }
    defer { alarm.cancel() }
    while !condition() {
      if ContinuousClock.now > limit { return false }
      await withCheckedContinuation { frameWaiters.append($0) }
    }
    return true
  }

  /// Checks, in every test, that only listed sequences were sent.
  private func checkWhatWasSent() {
    let sent = terminal.sent
    for frame in sent[checked...] { receiver.feed(frame) }
    checked = sent.count
    precondition(receiver.unexpected.isEmpty, "The terminal was sent \(receiver.unexpected)")
    precondition(!receiver.isUpdating && receiver.isComplete, "A frame ends in the middle of a sequence")
    precondition(receiver.bells == 0 && receiver.scrolledRows == 0, "The terminal was rung, or scrolled")
  }

  private func frameShown() {
    checkWhatWasSent()
    let waiting = frameWaiters
    frameWaiters = []
    for waiter in waiting { waiter.resume() }
  }

  /// Ends the tasks of the view.
  public func stop() {
    host.stop()
  }
}
