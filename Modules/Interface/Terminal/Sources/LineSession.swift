import Glibc
import Synchronization

/// Standard input and output of this process, line by line, from `open` to `close`.
///
/// The terminal keeps its own line editing, echo and input methods. Both ends may be files or pipes. Only text is sent,
/// except to a terminal whose `TERM` is neither empty nor `dumb` nor `unknown`: it also gets the sequences that mark
/// pastes and copy text.
public final class LineSession: LineDevice {
  /// The events, in order, until `close`.
  public let events: AsyncStream<LineEvent>

  /// Whether both ends are a terminal, which echoes what is typed.
  public let isInteractive: Bool

  private let output: Int32
  /// Whether the terminal understands escape sequences.
  private let isCapable: Bool
  /// The width given by the environment; nil for none.
  private let fixedColumns: Int?
  private let continuation: AsyncStream<LineEvent>.Continuation
  private let signals: SignalPipe
  private let thread: LineThread
  private let isClosed = Atomic(false)

  /// Starts to listen to standard input.
  /// - Parameter environment: Looks up an environment variable; `COLUMNS` sets the width.
  /// - Throws: `TerminalProblem.alreadyOpen` when this process has a session of either kind.
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
      // A shell that had the terminal meanwhile has switched it off, and a line may be requested already.
      guard isCapable else { return }
      var mark = ControlSequence.startBracketedPaste
      _ = mark.withUTF8 { Descriptor.send(UnsafeRawBufferPointer($0), to: output) }
    }
  }

  /// The width: `COLUMNS`, else the terminal's present width, else 80; at least 20.
  public var columns: Int {
    max(20, fixedColumns ?? Size(windowOf: output)?.width ?? 80)
  }

  /// Requests one line, or several that are entered as one.
  public func requestLine() {
    // Sent for each request: a shell that had the terminal meanwhile has switched it off.
    if isCapable { send(ControlSequence.startBracketedPaste) }
    signals.send(LineThread.request)
  }

  /// Sends text.
  public func write(_ text: SafeText) {
    send(text.string)
  }

  /// Copies a text to the clipboard of the machine with the terminal's window.
  public func copy(_ text: String) -> Bool {
    isCapable && TerminalClipboard { [self] in send(String(decoding: $0, as: UTF8.self)) }.copy(text)
  }

  private func send(_ text: String) {
    var text = text
    let isTaken = text.withUTF8 { Descriptor.send(UnsafeRawBufferPointer($0), to: output) }
    if !isTaken { continuation.yield(.outputClosed) }
  }

  /// Stops reading. Further calls do nothing.
  public func close() {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    thread.stop(waking: signals)
    if isCapable { send(ControlSequence.stopBracketedPaste) }
    signals.uninstall()
    Restoration.release()
    continuation.finish()
  }
}
