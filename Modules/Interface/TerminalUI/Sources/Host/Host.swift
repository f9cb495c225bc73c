import Observation
public import Terminal

/// Shows a view on a terminal: evaluates, lays out, paints and sends frames when something changed, and takes input
/// to the view that has the focus. Between changes it does nothing at all.
@MainActor public final class Host {
  /// Why a host ended.
  public enum End: Sendable {
    /// The person, or the program, ended it.
    case quit
    /// The system asked the program to end, or the terminal is gone.
    case terminated, hangup
  }

  private let device: any TerminalDevice
  private let clock: HostClock
  private let suspend: @MainActor () -> Void
  private let root: AnyView
  private var environment: EnvironmentValues
  private let store = StateStore()
  private var encoder: FrameEncoder
  private let pictures: PictureDesk
  private var focus = FocusEngine()
  private var tree = ResponderTree()
  private let pulse = Pulse()
  private var isDirty = true
  private var isScheduled = false
  private var lastFrame = 0
  private var nextTick: Task<Void, Never>?
  private var ending: CheckedContinuation<End, Never>?
  private var ended: End?

  /// How many frames were sent, and how many bytes they had: for tests and for whoever is curious.
  public private(set) var frames = 0, bytes = 0
  /// The newest frame.
  public private(set) var screen: Grid
  /// Where the newest frame has its caret.
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
    encoder = FrameEncoder(depth: device.depth)
    pictures = PictureDesk(hint: device.pictureHint, depth: device.depth)
    self.environment.pictures = pictures
    screen = Grid(size: device.size)
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
    if end != .hangup, let wait = pictures.patience(at: clock.milliseconds()) { await clock.sleep(wait) }
    reader.cancel()
    stop()
    return end
  }

  /// Paints the first frame.
  public func start() {
    environment.quit = QuitAction { [weak self] in self?.quit(.quit) }
    resize(to: device.size)
    render()
  }

  /// Ends what views have going.
  public func stop() {
    nextTick?.cancel()
    store.endAll()
  }

  /// Ends the host.
  public func quit(_ end: End = .quit) {
    guard ended == nil else { return }
    ended = end
    ending?.resume(returning: end)
    ending = nil
  }

  /// Does what an event means, and shows what came of it.
  public func handle(_ event: TerminalEvent) {
    switch event {
    case .key, .paste: dispatch(event)
    case .mouse(let mouse): click(mouse)
    case .resize(let size):
      resize(to: size)
      render()
      revealFocus()
    case .drawsPictures(let style): isDirty = pictures.learn(style) || isDirty
    case .suspendResumed:
      encoder.invalidate()
      pictures.invalidate()
      resize(to: device.size)
    case .focus: return
    case .hangup: return quit(.hangup)
    case .terminate: return quit(.terminated)
    case .interrupt: dispatch(.key(KeyPress(.character("c"), .control)))
    }
    if ended == nil, isDirty { render() }
  }

  private func resize(to size: Size) {
    environment.windowSize = WindowSize(columns: size.width, rows: size.height)
    isDirty = true
  }
}

// MARK: - Frames

extension Host {
  /// Paints until the frame is what the state says; the focus may have to move twice.
  private func render() {
    isDirty = false
    let size = Size(width: environment.windowSize.columns, height: environment.windowSize.rows)
    var frame = PaintedFrame(size: size)
    var nextFrame: Int?
    for _ in 0..<4 {
      // Ends the earlier frame's tracking: one that never fires would be kept for ever.
      pulse.beat += 1
      isDirty = false
      frame = PaintedFrame(size: size)
      pictures.beginFrame()
      store.beginFrame()
      nextFrame = withObservationTracking {
        _ = pulse.beat
        return paint(frame)
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.markDirty() }
      }
      tree = frame.responders
      let moved = focus.settle(on: tree)
      if moved { revealFocus() }
      if !moved && !isDirty { break }
    }
    send(frame)
    store.endFrame()
    schedule(after: nextFrame)
    onFrame()
  }

  private func paint(_ frame: PaintedFrame) -> Int? {
    let evaluation = Evaluation(
      store: store, environment: environment, focus: focus.focus, milliseconds: clock.milliseconds())
    let size = frame.grid.size
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let canvas = Canvas(frame: frame, bounds: bounds, clip: bounds)
    for node in Node.one(evaluation.evaluate(root)) {
      _ = node.measure(Proposal(width: size.width, height: size.height))
      node.arrange(in: bounds)
      node.paint(on: canvas)
    }
    return evaluation.nextFrame
  }

  private func send(_ frame: PaintedFrame) {
    let sent =
      pictures.transmissions() + encoder.encode(frame.grid, caret: frame.caret)
      + pictures.drawings(of: frame.grid, over: screen)
    screen = frame.grid
    caret = frame.caret
    lastFrame = clock.milliseconds()
    guard !sent.isEmpty else { return }
    frames += 1
    bytes += sent.count
    device.write(sent)
    if let question = pictures.question(at: lastFrame) { device.write(question) }
  }

  /// Something that the frame shows has changed: paint when the present work is done.
  private func markDirty() {
    isDirty = true
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in await self?.renderSoon() }
  }

  /// What changes by itself is painted at most thirty times a second; input is painted at once, where it is handled.
  private func renderSoon() async {
    let wait = lastFrame + clock.frameInterval - clock.milliseconds()
    if wait > 0 { await clock.sleep(wait) }
    isScheduled = false
    if isDirty, ended == nil { render() }
  }

  private func schedule(after milliseconds: Int?) {
    nextTick?.cancel()
    nextTick = milliseconds.map { wait in
      Task { [weak self, clock] in
        await clock.sleep(wait)
        if !Task.isCancelled, let self, self.ended == nil { self.render() }
      }
    }
  }
}

// MARK: - Input

extension Host {
  private func dispatch(_ event: TerminalEvent) {
    let focused = tree.focused(focus.focus)
    let chain = focused.map { tree.chain(from: $0) } ?? []
    guard case .key(let press) = event else {
      _ = chain.contains { $0.interaction.handle(event) }
      return
    }
    // An arrow key moves the focus rather than scroll what is around it.
    let first = FocusEngine.Direction(press) == nil ? chain : chain.filter { $0.interaction.reveal == nil }
    if first.contains(where: { $0.interaction.handle(event) }) { return }
    if moveFocus(press) { return }
    let tried = Set(first.map(\.identity))
    let others = tree.reachable.reversed().filter { !$0.interaction.isFocusable && !tried.contains($0.identity) }
    if others.contains(where: { $0.interaction.handle(event) }) { return }
    switch press {
    case KeyPress(.character("c"), .control): quit(.quit)
    case KeyPress(.character("z"), .control): suspend()
    case KeyPress(.character("l"), .control):
      encoder.invalidate()
      pictures.invalidate()
      isDirty = true
    default: break
    }
  }

  private func moveFocus(_ press: KeyPress) -> Bool {
    var moved = false
    if press == KeyPress(.tab) {
      moved = focus.step(by: 1, on: tree)
    } else if press == KeyPress(.tab, .shift) {
      moved = focus.step(by: -1, on: tree)
    } else if let direction = FocusEngine.Direction(press) {
      moved = focus.step(direction, on: tree)
    }
    if moved {
      isDirty = true
      revealFocus()
    }
    return moved
  }

  /// Scrolls what is around the focus until it shows.
  private func revealFocus() {
    guard let focused = tree.focused(focus.focus) else { return }
    isDirty = true
    for around in tree.chain(from: focused).dropFirst() { around.interaction.reveal?(focused.frame) }
  }

  private func click(_ mouse: MouseEvent) {
    guard let hit = tree.reachable.last(where: { $0.visible.contains(mouse.position) }) else { return }
    let chain = tree.chain(from: hit)
    if mouse.kind == .press, let target = chain.first(where: \.interaction.isFocusable) {
      focus.move(to: target.identity)
      isDirty = true
    }
    _ = chain.contains { $0.interaction.handle(.mouse(mouse)) }
  }
}

/// Beats once a frame.
@Observable @MainActor private final class Pulse {
  var beat = 0
}
