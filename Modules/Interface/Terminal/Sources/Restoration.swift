import Glibc
import Synchronization

/// Gives the terminal back, from wherever the process ends.
///
/// `close`, `suspend`, `exit` and the handlers of deadly signals all do the same: what it needs stands ready in memory
/// that is never freed, and it calls only what POSIX allows in a signal handler.
enum Restoration {
  /// What has to be put back.
  private struct Record {
    var input: Int32
    var output: Int32
    var modes: termios
    var capturedErrors: Int32
    var realErrors: Int32
    /// What has the terminal forget pictures, and after it the rest.
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
    /// Where to begin.
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

  /// Makes this process's only session. Whether there was none.
  static func claim() -> Bool {
    guard !isClaimed.exchange(true, ordering: .acquiringAndReleasing) else { return false }
    _ = record  // It must not be made in a signal handler.
    _ = registration
    CrashHandlers.install()
    return true
  }

  /// Lets another session begin.
  static func release() {
    CrashHandlers.uninstall()
    isClaimed.store(false, ordering: .releasing)
  }

  /// Notes what to put back. From here on the terminal may change.
  static func arm(lines: TerminalLines, capture: StderrCapture?, pictures: PictureProtocol? = nil) {
    record.pointee.input = lines.input
    record.pointee.output = lines.output
    record.pointee.modes = lines.original
    record.pointee.capturedErrors = capture?.kept ?? -1
    record.pointee.realErrors = capture?.real ?? -1
    record.pointee.start = Beginning.place(for: pictures)
    isArmed.store(true, ordering: .releasing)
  }

  /// Notes the modes alone: nothing was painted.
  static func arm(modesOf lines: TerminalLines) {
    arm(lines: lines, capture: nil)
    record.pointee.start = record.pointee.count
  }

  /// Whether the terminal is ours, so that it has to be given back.
  static var isDue: Bool { isArmed.load(ordering: .acquiring) }

  /// A terminal that takes nothing for so many milliseconds is not waited for: whoever ends the program means it.
  private static let patience: Int32 = 1_000

  /// Puts everything back, once.
  static func perform() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let record = self.record
    let start = record.pointee.start
    Descriptor.write(
      UnsafeRawBufferPointer(start: record.pointee.bytes + start, count: record.pointee.count - start),
      to: record.pointee.output, patience: patience)
    // Half a key press that is still unread would reach the shell.
    tcflush(record.pointee.input, TCIFLUSH)
    while tcsetattr(record.pointee.input, TCSANOW, &record.pointee.modes) != 0 && errno == EINTR {}
    StderrCapture.replay(
      kept: record.pointee.capturedErrors, real: record.pointee.realErrors, patience: patience)
  }

  /// `exit` from anywhere comes here.
  private static let registration: Int32 = atexit { Restoration.perform() }
}

extension Restoration {
  /// What comes before the rest on terminals that draw pictures: one that was being sent ends, so that the terminal
  /// does not take what follows for a part of it; and those that are kept with the screen that is left are forgotten.
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
