import Glibc
import Synchronization

/// Standard input and output of this process, line by line, from `open` to `close`.
///
/// The terminal stays as it is: its own editing of lines, its own echo and its input methods serve whoever types.
/// Both ends may be files or pipes. Nothing but text is ever sent, except to a terminal that says by `TERM` that it is
/// more than a printer: it is asked to mark what is pasted, and is given what is copied.
public final class LineSession: LineDevice {
  /// What happens, in order, until `close`.
  public let events: AsyncStream<LineEvent>

  /// Whether both ends are a terminal: it shows what is typed.
  public let isInteractive: Bool

  private let output: Int32
  /// Whether the terminal understands more than text.
  private let isCapable: Bool
  /// What the environment says of the width; nil when it says nothing.
  private let fixedColumns: Int?
  private let continuation: AsyncStream<LineEvent>.Continuation
  private let signals: SignalPipe
  private let thread: LineThread
  private let isClosed = Atomic(false)

  /// Begins to listen at standard input.
  /// - Parameter environment: Looks up an environment variable; `COLUMNS` counts for the width.
  /// - Throws: `TerminalProblem.alreadyOpen` when this process has a session, also one that paints.
  public static func open(environment: (String) -> String?) throws(TerminalProblem) -> LineSession {
    try open(input: STDIN_FILENO, output: STDOUT_FILENO, environment: environment)
  }

  static func open(
    input: Int32, output: Int32, environment: (String) -> String?
  ) throws(TerminalProblem) -> LineSession {
    guard Restoration.claim() else { throw .alreadyOpen }
    do throws(TerminalProblem) {
      let session = LineSession(
        input: input, output: output, columns: environment("COLUMNS").flatMap { Int($0) }, name: environment("TERM"),
        signals: try SignalPipe.install())
      do throws(TerminalProblem) {
        try session.thread.start()
      } catch {
        session.signals.uninstall()
        throw error
      }
      return session
    } catch {
      Restoration.release()
      throw error
    }
  }

  private init(input: Int32, output: Int32, columns: Int?, name: String?, signals: SignalPipe) {
    self.output = output
    self.signals = signals
    fixedColumns = columns.flatMap { 1...10_000 ~= $0 ? $0 : nil }
    let isInteractive = isatty(input) == 1 && isatty(output) == 1
    let isCapable = isInteractive && !["", "dumb", "unknown"].contains(name ?? "")
    (self.isInteractive, self.isCapable) = (isInteractive, isCapable)
    (events, continuation) = AsyncStream.makeStream(of: LineEvent.self)
    thread = LineThread(
      input: input, gathers: isInteractive, signals: signals.readEnd, continuation: continuation
    ) {
      // A shell that had the terminal meanwhile has turned it off, and a line may be wanted already.
      guard isCapable else { return }
      var mark = ControlSequence.startBracketedPaste
      _ = mark.withUTF8 { Descriptor.send(UnsafeRawBufferPointer($0), to: output) }
    }
  }

  /// The width by `COLUMNS`, else of the terminal as it is now, else 80; at least 20.
  public var columns: Int {
    max(20, fixedColumns ?? Size(windowOf: output)?.width ?? 80)
  }

  /// Asks for one line, or several that are entered as one.
  public func requestLine() {
    // Each time: a shell that had the terminal meanwhile has turned it off.
    if isCapable { send(ControlSequence.startBracketedPaste) }
    signals.send(LineThread.request)
  }

  /// Sends text.
  public func write(_ text: SafeText) {
    send(text.string)
  }

  /// Puts a text on the clipboard of the machine that the terminal's window is on.
  public func copy(_ text: String) -> Bool {
    isCapable && TerminalClipboard { [self] in send(String(decoding: $0, as: UTF8.self)) }.copy(text)
  }

  private func send(_ text: String) {
    var text = text
    let isTaken = text.withUTF8 { Descriptor.send(UnsafeRawBufferPointer($0), to: output) }
    if !isTaken { continuation.yield(.outputClosed) }
  }

  /// Ends it: nothing more is read. Calling it again does nothing.
  public func close() {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    thread.stop(waking: signals)
    if isCapable { send(ControlSequence.stopBracketedPaste) }
    signals.uninstall()
    Restoration.release()
    continuation.finish()
  }
}
