import Observation
public import Terminal

/// Shows a view on a terminal: evaluates, lays out and paints it, sends a frame when something changed, and sends
/// input to the focused view. Between changes it does nothing.
@MainActor public final class Host {
  /// Why a host ended.
  public enum End: Sendable {
    /// The user, or the program, ended it.
    case quit
    /// The signal of Ctrl-C arrived.
    case interrupted
    /// The system asked the program to end, or the terminal closed.
    case terminated, hangup
  }

  let device: any TerminalDevice
  let clock: HostClock
  let suspend: @MainActor () -> Void
  private let root: AnyView
  var environment: EnvironmentValues
  private let store = StateStore()
  private var encoder: FrameEncoder
  var focus = FocusEngine()
  /// What was typed before the screen in front had its field.
  var early = EarlyTyping()
  var mouse = MouseEngine()
  /// Scrolls while the mouse holds a selection beyond an edge.
  var edgeScrolling: Task<Void, Never>?
  /// The row by which edge scrolling moves the selected text in this frame: 1, -1 or 0.
  var scrollStep = 0
  /// The newest frame, without selection and notice.
  private var painted: PaintedFrame
  private let pictures: ImageRenderer
  private let pulse = Pulse()
  /// Whether views must be painted again.
  var isDirty = true
  /// Whether the selection or the notice in front of the views has changed.
  var isStale = false
  var notice: Notice?
  /// The help, while it shows every key.
  var keyHelp: KeyHelp?
  /// The panel of commands, while it is open.
  var commands: AnyView?
  var noticeEnd: Task<Void, Never>?
  private var isScheduled = false
  /// The time of the last frame that no input caused.
  private var lastUnprompted = Int.min / 2
  /// The number of frames that may follow without a wait: two follow an input. The first screen is filled from several
  /// sources, each as soon as it has been read.
  private var answers = 5
  /// Whether another window has the keyboard, where the terminal reports it.
  var isAway = false
  /// The terminal's own size, up to `WindowSize.largest`; views keep the last one that was large enough.
  private(set) var window = Size(width: 0, height: 0)
  private var nextTick: Task<Void, Never>?
  private var ending: CheckedContinuation<End, Never>?
  private var ended: End?

  /// The number of frames sent, and their bytes.
  public private(set) var frames = 0, bytes = 0
  /// What the newest frame cost.
  public private(set) var work = FrameWork()
  /// The newest frame, with selection and notice.
  public private(set) var screen: Terminal.Grid
  /// The place of the caret in the newest frame; nil where it has none.
  public private(set) var caret: Point?
  /// Called after each frame.
  public var onFrame: @MainActor () -> Void = {}

  /// A host for a view.
  /// - Parameters:
  ///   - suspend: Stops the process for Ctrl-Z, when the device can.
  public init(
    device: any TerminalDevice, environment: EnvironmentValues, clock: HostClock = .system,
    suspend: @escaping @MainActor () -> Void = {}, root: some View
  ) {
    self.device = device
    self.clock = clock
    self.suspend = suspend
    self.root = AnyView(root)
    self.environment = environment
    encoder = FrameEncoder(depth: device.depth, widths: device.traits.widths)
    pictures = ImageRenderer(hint: device.pictureHint, depth: device.depth)
    self.environment.pictures = pictures
    screen = Terminal.Grid(size: device.size)
    painted = PaintedFrame(screen)
  }

  /// Shows the view until it ends.
  public func run() async -> End {
    start()
    let reader = Task { [device] in
      for await event in device.events {
        handle(event)
        if ended != nil { return }
      }
      quit(.hangup)
    }
    let end = await withCheckedContinuation { continuation in
      if let ended { continuation.resume(returning: ended) } else { ending = continuation }
    }
    if end != .hangup, let wait = pictures.wait(at: clock.milliseconds()) { await clock.sleep(wait) }
    reader.cancel()
    stop()
    return end
  }

  /// Paints the first frame with what is known of the terminal before it answers.
  public func start() {
    learn()
    environment.quit = QuitAction { [weak self] in self?.quit(.quit) }
    environment.copy = CopyAction { [weak self] in self?.copy($0) }
    environment.clock = clock
    environment.frameCounters = { [weak self] in self?.counters ?? FrameCounters(frames: 0, bytes: 0, work: FrameWork())
    }
    environment.showKeys = { [weak self] in self?.showKeys() }
    environment.showCommands = { [weak self] in self?.showCommands() }
    offerMouse()
    resize(to: device.size)
    render()
  }

  /// Ends the tasks of the views.
  public func stop() {
    nextTick?.cancel()
    noticeEnd?.cancel()
    edgeScrolling?.cancel()
    store.endAll()
  }

  /// Ends the host.
  public func quit(_ end: End = .quit) {
    guard ended == nil else { return }
    ended = end
    ending?.resume(returning: end)
    ending = nil
  }

  /// Handles an event, and shows its effect.
  public func handle(_ event: TerminalEvent) {
    switch event {
    case .key, .paste, .mouse:
      answers = 2
      focus.keep()
    default: break
    }
    switch event {
    case .key(let press) where givesUpWaiting(press): break
    case .key(let press):
      // Escape removes a selection; any other key removes it and keeps its own effect.
      if press != KeyPress(.character("c"), .control) { withdrawQuitting() }
      if !dropSelection() || press != KeyPress(.escape) { dispatch(event) }
    case .paste:
      dropSelection()
      dispatch(event)
    case .mouse(let mouse): if !isTooSmall { handle(mouse) }
    case .resize(let size):
      dropSelection()
      resize(to: size)
      render()
      revealFocus()
    case .drawsPictures(let style): isDirty = pictures.learn(style) || isDirty
    case .suspendResumed:
      dropSelection()
      forgetScreen()
      resize(to: device.size)
    case .focus(let isHere):
      // The release of the button will not be reported from there.
      if !isHere, mouse.isSelecting { dropSelection() }
      recordKeyboard(isHere: isHere)
    case .ready: break
    case .learned: learn()
    case .hangup: return quit(.hangup)
    case .terminate: return quit(.terminated)
    // A signal cannot be confirmed.
    case .interrupt: return quit(.interrupted)
    }
    refresh()
  }

  /// Shows what has changed. During a selection, the text below the mouse does not change.
  private func refresh() {
    // While the terminal is taking a frame, only the newest following one is made.
    guard ended == nil, isDirty || isStale, !device.isBusy else { return }
    if isDirty, !mouse.isSelecting {
      render()
    } else if isStale {
      present()
      onFrame()
    }
  }

  /// Adopts what the terminal reported.
  private func learn() {
    let traits = device.traits
    encoder.widths = traits.widths
    encoder.showsLinks = traits.showsLinks
    environment.showsLinks = traits.showsLinks
    environment.adjust()
    dress()
    isDirty = true
  }

  /// Applies the colours that the user wants, as far as the terminal has them.
  private func dress() {
    let depth = environment.usesColors ? device.depth : .none
    environment.palette = Palette(ColorScheme(theme: environment.theme, traits: device.traits, depth: depth))
    encoder.depth = depth
    pictures.depth = depth
  }

  /// Adopts changed values of `EnvironmentValues.adjustment`.
  private func adjust() {
    let (theme, usesColors) = (environment.theme, environment.usesColors)
    environment.adjust()
    if theme != environment.theme || usesColors != environment.usesColors { dress() }
  }

  private func resize(to size: Size) {
    let size = size.clamped(to: Terminal.Grid.largest)
    window = size
    if !isTooSmall { environment.windowSize = WindowSize(columns: size.width, rows: size.height) }
    isDirty = true
  }
}

// MARK: - Frames

extension Host {
  /// Paints until the frame matches the state, at most eight times. The focus may move twice, and rows that come into
  /// sight may be higher than guessed.
  func render() {
    isDirty = false
    FrameWork.current = FrameWork()
    let before = page
    let size = Size(width: environment.windowSize.columns, height: environment.windowSize.rows)
    var nextFrame: Int?
    for _ in 0..<8 {
      // Ends the tracking of the earlier frame. It would be kept for ever if nothing that it read changed.
      pulse.beat += 1
      isDirty = false
      let frame = PaintedFrame(Terminal.Grid(size: size))
      pictures.beginFrame()
      store.beginFrame()
      nextFrame = withObservationTracking {
        _ = pulse.beat
        return paint(frame)
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.markDirty() }
      }
      painted = frame
      let moved = focus.settle(on: tree)
      if moved { revealFocus() }
      if let field = focus.newFieldOutOfSight(on: tree) { reveal(field) }
      if moved || isDirty || frame.isProvisional { continue }
      if !typeEarlyText() { break }
    }
    work = FrameWork.current
    if !keepsSelection(since: before) { dropSelection() }
    present()
    store.endFrame()
    schedule(after: nextFrame)
    onFrame()
  }

  private func paint(_ frame: PaintedFrame) -> Int? {
    adjust()
    let evaluation = Evaluation(
      store: store, environment: environment, focus: focus.focus, milliseconds: clock.milliseconds())
    let size = frame.grid.size
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let canvas = Canvas(frame: frame, bounds: bounds, clip: bounds)
    canvas.registerSelectionRegion()
    if environment.palette.isPainted { canvas.fill(TextAppearance().style(environment.palette)) }
    func show(_ nodes: [Node]) {
      for node in nodes {
        _ = node.measure(Proposal(width: size.width, height: size.height))
        node.arrange(in: bounds)
        node.paint(on: canvas)
      }
    }
    show(Node.one(evaluation.evaluate(root)))
    for panel in evaluation.evaluateInFront() { show(panel) }
    if let commands { show(evaluation.evaluate(commands)) }
    if let keyHelp { show(evaluation.evaluate(panel(of: keyHelp))) }
    frame.finish()
    return evaluation.nextFrame
  }

  /// Sends the painted frame with selection and notice.
  private func present() {
    isStale = device.isBusy
    if isStale { return }
    var grid = isTooSmall ? gridThatIsTooSmall : painted.grid
    if !isTooSmall {
      mouse.selection?.highlight(page, on: &grid)
      painted.scrollMarks.paint(on: &grid)
    }
    notice?.paint(on: &grid, over: isTooSmall ? [] : painted.responders.shownKeys.map(\.visible))
    caret = isTooSmall ? nil : painted.caret
    let sent =
      pictures.transmissions() + encoder.encode(grid, caret: caret) + pictures.drawings(of: grid, over: screen)
    screen = grid
    guard !sent.isEmpty else { return }
    frames += 1
    bytes += sent.count
    device.write(sent)
    if let question = pictures.question(at: clock.milliseconds()) { device.write(question) }
  }

  /// Shows a notice in front of everything until its time is over.
  func show(_ next: Notice) {
    notice = next
    isStale = true
    refreshSoon()
    noticeEnd?.cancel()
    noticeEnd = Task { [weak self, clock] in
      await clock.sleep(Notice.duration)
      if !Task.isCancelled { self?.endNotice() }
    }
  }

  private func endNotice() {
    notice = nil
    isStale = true
    refresh()
  }

  /// A value that the frame shows has changed: paint after the current work.
  private func markDirty() {
    isDirty = true
    refreshSoon()
  }

  private func refreshSoon() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in await self?.refreshInTime() }
  }

  /// Paints changes that no input caused at most thirty times a second. Input is painted at once, where it is handled, and
  /// so is its answer when that comes a little later: that a search began, and its outcome.
  private func refreshInTime() async {
    let wait = lastUnprompted + clock.frameInterval - clock.milliseconds()
    if answers > 0 { answers -= 1 } else if wait > 0 { await clock.sleep(wait) }
    isScheduled = false
    lastUnprompted = clock.milliseconds()
    refresh()
  }

  private func schedule(after milliseconds: Int?) {
    nextTick?.cancel()
    nextTick = milliseconds.map { wait in
      Task { [weak self, clock] in
        await clock.sleep(wait)
        guard !Task.isCancelled, let self else { return }
        isDirty = true
        refresh()
      }
    }
  }
}

// MARK: - Input

extension Host {
  /// The controls that input can reach, with their places.
  var tree: ResponderTree { painted.responders }

  /// The text that can be selected.
  var page: Page { Page(grid: painted.grid, tree: painted.responders, scrolled: mouse.selection?.scrolled) }

  /// The language of notices.
  var language: Language { environment.language }

  /// Sends the next frame whole: what the terminal shows is unknown.
  func forgetScreen() {
    encoder.invalidate()
    pictures.invalidate()
    isDirty = true
  }
}

/// Beats once a frame.
@Observable @MainActor private final class Pulse {
  var beat = 0
}
