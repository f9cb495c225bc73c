import Glibc
import Synchronization

/// Restores the terminal, however the process ends.
///
/// `close`, `suspend`, `exit` and the handlers of deadly signals all call it. Everything that it needs is prepared in
/// memory that is never freed, and it calls only functions that POSIX allows in a signal handler.
enum Restoration {
  /// The state to restore.
  private struct Record {
    var input: Int32
    var output: Int32
    var modes: termios
    var capturedErrors: Int32
    var realErrors: Int32
    /// The bytes to send: first those that delete pictures, then the rest.
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
    /// The index of the first byte to send.
    var start: Int
  }

  nonisolated(unsafe) private static let record: UnsafeMutablePointer<Record> = {
    let leave = Beginning.ofAll + Beginning.ofMost + ControlSequence.leave
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: leave.count)
    bytes.initialize(from: leave, count: leave.count)
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(
      to: Record(
        input: -1, output: -1, modes: termios(), capturedErrors: -1, realErrors: -1, bytes: bytes, count: leave.count,
        start: 0))
    return record
  }()

  private static let isArmed = Atomic(false)
  private static let isClaimed = Atomic(false)

  /// Claims the process's only session. Returns whether there was none.
  static func claim() -> Bool {
    guard !isClaimed.exchange(true, ordering: .acquiringAndReleasing) else { return false }
    _ = record  // Initialised here, because a signal handler must not do it.
    _ = registration
    CrashHandlers.install()
    return true
  }

  /// Allows another session.
  static func release() {
    CrashHandlers.uninstall()
    isClaimed.store(false, ordering: .releasing)
  }

  /// Records the state to restore. After this call the terminal may be changed.
  static func arm(lines: TerminalLines, capture: StderrCapture?, pictures: PictureProtocol? = nil) {
    record.pointee.input = lines.input
    record.pointee.output = lines.output
    record.pointee.modes = lines.original
    record.pointee.capturedErrors = capture?.kept ?? -1
    record.pointee.realErrors = capture?.real ?? -1
    record.pointee.start = Beginning.place(for: pictures)
    isArmed.store(true, ordering: .releasing)
  }

  /// Records the modes alone, where nothing is painted.
  static func arm(modesOf lines: TerminalLines) {
    arm(lines: lines, capture: nil)
    record.pointee.start = record.pointee.count
  }

  /// Whether a state is recorded that still has to be restored.
  static var isDue: Bool { isArmed.load(ordering: .acquiring) }

  /// The most milliseconds to wait for a terminal that takes no bytes: the end of the program must not hang.
  private static let timeout: Int32 = 1_000

  /// Restores everything, once.
  static func perform() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let record = self.record
    let start = record.pointee.start
    Descriptor.write(
      UnsafeRawBufferPointer(start: record.pointee.bytes + start, count: record.pointee.count - start),
      to: record.pointee.output, timeout: timeout)
    // The rest of a key press would reach the shell.
    tcflush(record.pointee.input, TCIFLUSH)
    while tcsetattr(record.pointee.input, TCSANOW, &record.pointee.modes) != 0 && errno == EINTR {}
    StderrCapture.replay(
      kept: record.pointee.capturedErrors, real: record.pointee.realErrors, timeout: timeout)
  }

  /// Restores the terminal on `exit`.
  private static let registration: Int32 = atexit { Restoration.perform() }
}

extension Restoration {
  /// The bytes before the rest on terminals that draw pictures. They end a picture that is being sent, because the
  /// terminal would take the following bytes for a part of it, and delete the pictures stored with the alternate
  /// screen.
  private enum Beginning {
    static let ofAll = Array((ControlSequence.endOfString + ControlSequence.deletePictures).utf8)
    static let ofMost = Array(ControlSequence.endOfString.utf8)

    static func place(for pictures: PictureProtocol?) -> Int {
      switch pictures {
      case .kitty: 0
      case .iTerm2: ofAll.count
      case nil: ofAll.count + ofMost.count
      }
    }
  }
}
