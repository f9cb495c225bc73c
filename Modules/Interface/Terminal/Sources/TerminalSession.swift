import Glibc
import Synchronization

/// The terminal this process runs in, taken over from `open` to `close`.
///
/// Meanwhile the program has the alternate screen and raw input, and standard error is captured. However the process
/// ends, except by SIGKILL, the terminal is restored, and the captured text of standard error appears below the
/// shell's last line.
///
/// Idle, it costs nothing: one thread sleeps until input or a signal wakes it.
public final class TerminalSession: TerminalDevice {
  /// The number of its colours, by the environment.
  public let depth: ColorDepth

  /// The protocol by which it may draw pictures itself, by the environment.
  public let pictureHint: PictureProtocol?

  /// The events, in order, until `close`.
  public let events: AsyncStream<TerminalEvent>

  private enum Phase {
    case entered, suspended, closed
  }

  private let lines: TerminalLines
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let input: InputThread
  let output: OutputThread
  private let probe: TerminalProbe
  /// Whether the terminal is sent queries: one without even a name might show them as text.
  private let asks: Bool
  private let phase = Mutex(Phase.suspended)
  private let hasMouse: Atomic<Bool>
  private let isExpectingContinue = Atomic(false)

  /// Takes over the terminal at standard input and output.
  ///
  /// - Parameters:
  ///   - environment: Looks up an environment variable.
  ///   - mouse: Whether the app has the mouse from the beginning: `reportsMouse`.
  /// - Throws: `TerminalProblem.notATerminal` when either is not a terminal, `.alreadyOpen` for a second session.
  public static func open(
    environment: (String) -> String?, mouse: Bool = false
  ) throws(TerminalProblem) -> TerminalSession {
    try open(input: STDIN_FILENO, output: STDOUT_FILENO, environment: environment, mouse: mouse)
  }

  /// Takes over the terminal at two file descriptors.
  static func open(
    input: Int32, output: Int32, environment: (String) -> String?, mouse: Bool = false
  ) throws(TerminalProblem) -> TerminalSession {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    let lines = try TerminalLines(input: input, output: output)
    guard Restoration.claim() else { throw .alreadyOpen }
    let signals: SignalPipe
    do throws(TerminalProblem) {
      signals = try SignalPipe.install()
    } catch {
      Restoration.release()
      throw error
    }
    let session = TerminalSession(
      lines: lines, environment: environment, mouse: mouse, signals: signals,
      capture: StderrCapture(directory: environment("TMPDIR")))
    do throws(TerminalProblem) {
      try session.start()
    } catch {
      session.close()
      throw error
    }
    return session
  }

  private let capture: StderrCapture?
  private let signals: SignalPipe

  private init(
    lines: TerminalLines, environment: (String) -> String?, mouse: Bool, signals: SignalPipe, capture: StderrCapture?
  ) {
    self.lines = lines
    depth = ColorDepth(environment: environment)
    probe = TerminalProbe(TerminalTraits(environment: environment))
    asks = !["", "dumb", "linux"].contains(environment("TERM") ?? "")
    hasMouse = Atomic(mouse)
    pictureHint = PictureProtocol(environment: environment)
    self.signals = signals
    self.capture = capture
    (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    input = InputThread(input: lines.input, signals: signals.readEnd, continuation: continuation)
    output = OutputThread(lines: lines, continuation: continuation)
  }

  private func start() throws(TerminalProblem) {
    phase.withLock { phase in
      // The screen is empty, so the samples can be drawn unseen.
      enter(measures: size.width >= 16 && size.height >= 3)
      phase = .entered
    }
    try listen()
  }

  private func listen() throws(TerminalProblem) {
    try input.start(
      size: { [lines] in lines.size },
      continued: { [weak self] in self?.wasContinued() },
      answered: { [weak self, probe] answer in
        if answer == .otherColors { self?.askAgain() }
        return probe.consume(answer)
      })
  }

  /// The present size of the window; 80×24 where the system does not know it.
  public var size: Size { lines.size }

  /// The known properties of the terminal: by the environment at first, and then by its answers.
  public var traits: TerminalTraits { probe.traits }

  /// Whether the app has the mouse. A suspension does not change it; after the end the terminal has the mouse.
  public var reportsMouse: Bool {
    get { hasMouse.load(ordering: .relaxed) }
    set {
      phase.withLock { phase in
        guard hasMouse.exchange(newValue, ordering: .relaxed) != newValue, phase == .entered else { return }
        output.send(Array((newValue ? ControlSequence.startMouseReports : ControlSequence.stopMouseReports).utf8))
      }
    }
  }

  /// The clipboard of the machine with the window.
  public var clipboard: any Clipboard { TerminalClipboard { [weak self] in self?.write($0) } }

  /// Sends bytes without waiting for the terminal. They are dropped while the session is suspended, after its end,
  /// and when the terminal is closed.
  public func write(_ bytes: [UInt8]) {
    phase.withLock { phase in
      if phase == .entered { output.send(bytes) }
    }
  }

  /// Whether the terminal is still taking earlier bytes.
  public var isBusy: Bool { output.isBusy }

  /// Waits until the terminal has taken the bytes, at most a second.
  @discardableResult func flush() -> Bool { output.finish(within: 1_000) }

  /// The most milliseconds to wait for answers that are on their way, so that the shell does not get them.
  private static let answerTimeout = 100

  /// Restores the terminal. Further calls do nothing.
  public func close() {
    let wasOpen = phase.withLock { phase in
      defer { phase = .closed }
      return phase != .closed
    }
    guard wasOpen else { return }
    flush()
    probe.finish(within: Self.answerTimeout)
    Restoration.perform()
    output.stop()
    input.stop(waking: signals)
    signals.uninstall()
    capture?.discard()
    Restoration.release()
    continuation.finish()
  }

  /// Restores the terminal and stops the process group, as Ctrl-Z does; it returns when the process runs again.
  ///
  /// Then `.suspendResumed` is sent. Without a parent process that could continue it, the system does not stop the
  /// process, and this returns at once.
  public func suspend() {
    let mayStop = phase.withLock { phase in
      guard phase == .entered else { return false }
      phase = .suspended
      flush()
      probe.finish(within: Self.answerTimeout)
      Restoration.perform()
      return true
    }
    guard mayStop else { return }
    isExpectingContinue.store(true, ordering: .releasing)
    SignalAction.stopProcessGroup()
    // A shell that ends a stopped program asks it to end, and lets it run behind the shell. Taking the terminal over from
    // there would stop it again.
    if lines.isInBackground, SignalPipe.isAskedToEnd(within: 50) { return }
    resume()
  }

  /// Lends the terminal to another program, which `body` runs and waits for; then takes it over again.
  ///
  /// Meanwhile no input is read, and output is dropped; afterwards `.suspendResumed` is sent. Requests to end wait
  /// for the other program, which gets its own.
  /// - Returns: The result of `body`; nil, without calling it, when the session does not have the terminal.
  @MainActor public func lend<Result>(_ body: () async -> Result) async -> Result? {
    guard phase.withLock({ $0 == .entered }) else { return nil }
    probe.finish(within: Self.answerTimeout)
    input.stop(waking: signals)
    phase.withLock { phase in
      phase = .suspended
      flush()
      Restoration.perform()
    }
    let result = await body()
    guard phase.withLock({ $0 == .suspended }) else { return result }
    resume()
    do throws(TerminalProblem) {
      try listen()
    } catch {
      // Without the terminal no key would ever arrive.
      continuation.yield(.hangup)
    }
    return result
  }
}

extension TerminalSession {
  /// Takes the terminal over. The caller must hold the lock.
  private func enter(measures: Bool = false) {
    Restoration.arm(lines: lines, capture: capture, pictures: pictureHint)
    capture?.divert()
    lines.makeRaw()
    // The answers are not waited for: the first frame follows at once.
    lines.write(ControlSequence.enter(mouse: reportsMouse) + (asks ? probe.ask(measures: measures) : []))
  }

  /// Asks for the colours, which have changed.
  private func askAgain() {
    phase.withLock { phase in
      if phase == .entered, asks { output.send(probe.ask(measures: false)) }
    }
  }

  private func resume() {
    let isBack = phase.withLock { phase in
      guard phase == .suspended else { return false }
      enter()
      phase = .entered
      return true
    }
    if isBack { continuation.yield(.suspendResumed) }
  }

  /// Handles SIGCONT. After a suspension of this program nothing is left to do. After SIGSTOP from outside, a shell
  /// has had the terminal meanwhile, and it is taken over again.
  private func wasContinued() {
    let wasOurs = isExpectingContinue.exchange(false, ordering: .acquiringAndReleasing)
    let isBack = phase.withLock { phase in
      guard phase == .entered, !wasOurs || !lines.isRaw else { return false }
      flush()
      Restoration.perform()
      enter()
      return true
    }
    if isBack { continuation.yield(.suspendResumed) }
  }
}
