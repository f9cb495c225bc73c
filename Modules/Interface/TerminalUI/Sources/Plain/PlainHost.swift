import Observation
public import Terminal

/// Shows a view line by line: as text with numbers for what can be done, to read on a terminal that cannot be painted
/// on, to hear from a screen reader, to answer from a pipe.
///
/// It evaluates the same views as `Host`, with the same state and the same lifetimes. It never sends anything but
/// text, never sends the same twice unless asked, and does nothing between changes.
@MainActor public final class PlainHost {
  /// Why a host ended.
  public enum End: Sendable {
    /// The user, or the program, ended it, or the input had no more.
    case quit
    /// Ctrl-C.
    case interrupted
    /// The system asked the program to end, or the terminal is gone.
    case terminated, hangup
    /// Nobody reads what is written.
    case outputClosed
  }

  /// How long another screen may take to load before it is told unfinished, and how long nothing must happen before
  /// another screen is told, and before the prompt, in milliseconds.
  private static let loadingPatience = 400, calm = 80
  /// How long nothing must come of a reply before the beginning of its sentence is told, in milliseconds.
  private static let hanging = 3_000
  /// A window in which nothing is left out, for views that look at its size.
  private static let window = WindowSize(columns: 240, rows: 100)

  let device: any LineDevice
  let clock: HostClock
  var language: Language { environment.language }
  private let root: AnyView
  var environment: EnvironmentValues
  private let store = StateStore()
  private let beat = Beat()
  let pages = PlainPages()
  var printer: PlainPrinter
  /// The newest look at the screen.
  private(set) var reading = PlainReading()
  /// The field that the next line answers.
  var asked: PlainReading.Name?
  private(set) var isDirty = true
  private var isScheduled = false
  private var isPrompting = false
  private var holding: Task<Void, Never>?
  /// When the screen that is held is told in any case.
  private var holdingEnd = 0
  private var prompting: Task<Void, Never>?
  private var listening: Task<Void, Never>?
  /// The newest line from a pipe, on its way.
  var taking: Task<Void, Never>?
  private var ending: CheckedContinuation<End, Never>?
  private(set) var ended: End?
  /// Counts what was told, and what would have been.
  private(set) var news = 0
  /// What `news` was before the last line from a pipe.
  var newsBefore = -1
  /// Counts the looks at the screen.
  private(set) var looks = 0
  /// What the user has just filled a field with.
  var filled: (name: PlainReading.Name, words: String)?
  /// Where there was more when the user asked for more.
  var turned: Set<PlainReading.Side> = []
  /// Called after something was written, or the screen was looked at.
  public var onFrame: @MainActor () -> Void = {}

  /// A host for a view.
  public init(
    device: any LineDevice, environment: EnvironmentValues, clock: HostClock = .system, root: some View
  ) {
    self.device = device
    self.clock = clock
    self.environment = environment
    self.root = AnyView(root)
    printer = PlainPrinter(language: environment.language)
  }

  /// Whether there is nothing left to tell, and nothing goes on.
  public var isCalm: Bool { !isDirty && holding == nil && !reading.isBusy }

  /// Tells the first screen.
  public func start() {
    environment.quit = QuitAction { [weak self] in self?.quit(.quit) }
    environment.copy = CopyAction { [weak self] in self?.copy($0) }
    environment.announce = AnnounceAction { [weak self] words in
      self?.say(words)
      self?.promptSoon()
    } screen: { [weak self] in
      guard let self else { return }
      write(printer.whole(reading))
    }
    environment.isPlain = true
    environment.windowSize = Self.window
    look()
  }

  /// Ends what views have going.
  public func stop() {
    holding?.cancel()
    prompting?.cancel()
    listening?.cancel()
    store.endAll()
  }

  /// Ends the host.
  public func quit(_ end: End = .quit) {
    guard ended == nil else { return }
    endPrompt()
    ended = end
    ending?.resume(returning: end)
    ending = nil
  }

  /// Waits until the host has ended.
  func waitForEnd() async -> End {
    await withCheckedContinuation { continuation in
      if let ended { continuation.resume(returning: ended) } else { ending = continuation }
    }
  }
}

// MARK: - Looking

extension PlainHost {
  /// Tells what has changed since the last look, if anything has.
  func lookAgain() {
    if isDirty, ended == nil { look() }
  }

  func look() {
    // Ends the earlier look's tracking: one that never fires would be kept for ever.
    beat.count += 1
    isDirty = false
    looks += 1
    pages.beginReading()
    store.beginFrame()
    reading = withObservationTracking {
      _ = beat.count
      return read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.markDirty() }
    }
    store.endFrame()
    announce()
    onFrame()
  }

  private func read() -> PlainReading {
    environment.adjust()
    printer.language = language
    let evaluation = Evaluation(store: store, environment: environment, focus: nil, milliseconds: 0)
    let nodes = evaluation.evaluate(root)
    let bindings = evaluation.bindings
    return PlainReader(language: language, pages: pages, leaving: environment.keymap[.quit])
      .read(nodes, bindings: bindings)
  }

  private func markDirty() {
    isDirty = true
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in await self?.lookSoon() }
  }

  private func lookSoon() async {
    if clock.frameInterval > 0 { await clock.sleep(clock.frameInterval) }
    isScheduled = false
    lookAgain()
  }

  /// Whether another screen waits until it is told.
  public var isHolding: Bool { holding != nil }

  /// Tells what is new. Another screen is told once it is loaded and stands still, or has taken too long for that: a
  /// panel that closes may be followed by another screen at once.
  func announce(evenUnfinished: Bool = false) {
    if printer.isNew(reading) {
      pages.reset()
      (asked, filled) = (nil, nil)
      // Nothing can follow the first screen but itself.
      if !evenUnfinished, reading.isBusy || !printer.isFresh { return hold() }
    }
    holding?.cancel()
    holding = nil
    let (lines, isNews) = printer.news(in: reading)
    if isNews { news += 1 }
    write(lines)
    promptSoon()
    listen()
  }

  /// Tells the beginning of a sentence when nothing follows it.
  private func listen() {
    listening?.cancel()
    guard printer.holdsBack(reading) else { return }
    listening = Task { [weak self, clock] in
      await clock.sleep(Self.hanging)
      guard !Task.isCancelled, let self, ended == nil else { return }
      let (lines, isNews) = printer.news(in: reading, isHanging: true)
      if isNews { news += 1 }
      write(lines)
    }
  }

  private func hold() {
    prompting?.cancel()
    let now = clock.milliseconds()
    if holding == nil { holdingEnd = now + Self.loadingPatience }
    holding?.cancel()
    let rest = max(0, holdingEnd - now)
    let wait = reading.isBusy ? rest : min(rest, Self.calm)
    holding = Task { [weak self, clock] in
      await clock.sleep(wait)
      guard !Task.isCancelled, let self, ended == nil else { return }
      holding = nil
      announce(evenUnfinished: true)
    }
  }
}

// MARK: - Writing

extension PlainHost {
  /// Writes paragraphs, below the prompt when there is one.
  func write(_ lines: [PlainLine]) {
    guard !lines.isEmpty else { return }
    endPrompt()
    let columns = device.columns
    device.write(lines.reduce(SafeText()) { $0 + $1.wrapped(to: columns) })
    onFrame()
  }

  /// Writes words of the program's own.
  func say(_ words: String) {
    news += 1
    write([PlainLine(text: SafeText(untrusted: words))])
  }

  /// Shows that it is the user's turn, unless something else comes first.
  func promptSoon() {
    prompting?.cancel()
    guard ended == nil, !isPrompting, !reading.isBusy, holding == nil else { return }
    prompting = Task { [weak self, clock] in
      await clock.sleep(Self.calm)
      if !Task.isCancelled { self?.prompt() }
    }
  }

  private func prompt() {
    guard ended == nil, !isPrompting else { return }
    tellFilled()
    tellEnds()
    isPrompting = true
    let field = asked.flatMap { reading.item(named: $0)?.text }
    device.write((field ?? SafeText()) + SafeText("> "))
    onFrame()
  }

  /// A shell had the terminal meanwhile.
  func promptAgain() {
    guard isPrompting else { return }
    isPrompting = false
    prompt()
  }

  private func endPrompt() {
    guard isPrompting else { return }
    isPrompting = false
    device.write(SafeText("\n"))
  }

  /// A line was entered: where no terminal shows what is typed, it is shown here, so that the output can be read.
  func showEntered(_ line: String) {
    prompting?.cancel()
    if !device.isInteractive {
      prompt()
      device.write(SafeText(untrustedLine: line, limit: 4_096))
      endPrompt()
    }
    isPrompting = false
  }
}

/// Counts the looks, so that each ends the tracking of the one before it.
@Observable @MainActor private final class Beat {
  var count = 0
}
