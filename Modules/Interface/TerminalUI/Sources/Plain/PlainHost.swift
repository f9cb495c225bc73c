import Observation
public import Terminal

/// Shows a view line by line, as text with numbers for its actions: for terminals that cannot be painted on, for
/// screen readers, and for pipes.
///
/// It evaluates the same views as `Host`, with the same state and lifetimes. It sends only text, never sends the same
/// text twice unless asked, and does nothing between changes.
@MainActor public final class PlainHost {
  /// Why a host ended.
  public enum End: Sendable {
    /// The user or the program ended it, or the input ended.
    case quit
    /// Ctrl-C.
    case interrupted
    /// The system asked the program to end, or the terminal closed.
    case terminated, hangup
    /// The reader of the output closed it.
    case outputClosed
  }

  /// Milliseconds. `loadingTime`: how long another screen may load before it is printed unfinished. `calm`: the
  /// rest that must precede another screen, and the prompt.
  private static let loadingTime = 400, calm = 80
  /// Milliseconds of a reply's silence after which the beginning of a sentence is printed.
  private static let hanging = 3_000
  /// A window in which no view leaves anything out.
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
  /// The newest reading of the screen.
  private(set) var reading = PlainReading()
  /// The field that the next line answers.
  var asked: PlainReading.Name?
  private(set) var isDirty = true
  private var isScheduled = false
  private var isPrompting = false
  private var holding: Task<Void, Never>?
  /// The time when a held screen is printed in any case.
  private var holdingEnd = 0
  private var prompting: Task<Void, Never>?
  private var listening: Task<Void, Never>?
  /// Handles the newest line from a pipe.
  var taking: Task<Void, Never>?
  private var ending: CheckedContinuation<End, Never>?
  private(set) var ended: End?
  /// Counts printed and printable news.
  private(set) var news = 0
  /// The value of `news` before the last line from a pipe.
  var newsBefore = -1
  /// Counts the readings of the screen.
  private(set) var looks = 0
  /// The field that the user has just filled, and the text.
  var filled: (name: PlainReading.Name, words: String)?
  /// The text that the screen's editor had before the user entered anything, and the text that other words displaced.
  var unsent = UnsentText()
  /// The sides of a list on which the user asked for more.
  var turned: Set<PlainReading.Side> = []
  /// Called after each writing, and after each reading of the screen.
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

  /// Whether everything is printed and nothing is in progress.
  public var isCalm: Bool { !isDirty && holding == nil && !reading.isBusy }

  /// Prints the first screen.
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

  /// Ends the tasks of the views.
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

// MARK: - Reading the screen

extension PlainHost {
  /// Prints what has changed since the last reading.
  func lookAgain() {
    if isDirty, ended == nil { look() }
  }

  func look() {
    // Ends the tracking of the earlier reading. It would be kept for ever if nothing that it read changed.
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
    giveBackUnsent()
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

  /// Whether another screen waits to be printed.
  public var isHolding: Bool { holding != nil }

  /// Prints what is new. Another screen is printed when it is loaded and at rest, or has taken too long: a panel that
  /// closes may be followed by another screen at once.
  func announce(evenUnfinished: Bool = false) {
    if printer.isNew(reading) {
      pages.reset()
      (asked, filled) = (nil, nil)
      // The first screen need not wait for rest: it replaces no other.
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

  /// Prints the beginning of a sentence when nothing follows it.
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
    if holding == nil { holdingEnd = now + Self.loadingTime }
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
  /// Writes paragraphs; where a prompt shows, below it.
  func write(_ lines: [PlainLine]) {
    guard !lines.isEmpty else { return }
    endPrompt()
    let columns = device.columns
    device.write(lines.reduce(SafeText()) { $0 + $1.wrapped(to: columns) })
    onFrame()
  }

  /// Writes a message of the program.
  func say(_ words: String) {
    news += 1
    write([PlainLine(text: SafeText(untrusted: words))])
  }

  /// Prompts the user, unless other text comes first.
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
    printFilled()
    printEnds()
    isPrompting = true
    let field = asked.flatMap { reading.item(named: $0)?.text }
    device.write((field ?? SafeText()) + SafeText("> "))
    onFrame()
  }

  /// Prints the prompt again after the shell had the terminal.
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

  /// Writes an entered line where no terminal echoes it, so that the output stays readable.
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

/// Counts the readings, so that each ends the tracking of the previous one.
@Observable @MainActor private final class Beat {
  var count = 0
}
