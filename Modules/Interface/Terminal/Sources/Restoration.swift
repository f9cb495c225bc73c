#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
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
    var keptErrors: Int32
    var realErrors: Int32
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
  }

  nonisolated(unsafe) private static let record: UnsafeMutablePointer<Record> = {
    let leave = ControlSequence.leave
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: leave.count)
    bytes.initialize(from: leave, count: leave.count)
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(
      to: Record(
        input: -1, output: -1, modes: termios(), keptErrors: -1, realErrors: -1, bytes: bytes, count: leave.count))
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
  static func arm(lines: TerminalLines, keeper: ErrorKeeper?) {
    record.pointee.input = lines.input
    record.pointee.output = lines.output
    record.pointee.modes = lines.original
    record.pointee.keptErrors = keeper?.kept ?? -1
    record.pointee.realErrors = keeper?.real ?? -1
    isArmed.store(true, ordering: .releasing)
  }

  /// Whether the terminal is ours, so that it has to be given back.
  static var isDue: Bool { isArmed.load(ordering: .acquiring) }

  /// A terminal that takes nothing for so many milliseconds is not waited for: whoever ends the program means it.
  private static let patience: Int32 = 1_000

  /// Puts everything back, once.
  static func perform() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let record = self.record
    Descriptor.write(
      UnsafeRawBufferPointer(start: record.pointee.bytes, count: record.pointee.count), to: record.pointee.output,
      patience: patience)
    // Half a key press that is still unread would reach the shell.
    tcflush(record.pointee.input, TCIFLUSH)
    while tcsetattr(record.pointee.input, TCSANOW, &record.pointee.modes) != 0 && errno == EINTR {}
    ErrorKeeper.replay(
      kept: record.pointee.keptErrors, real: record.pointee.realErrors, patience: patience)
  }

  /// `exit` from anywhere comes here.
  private static let registration: Int32 = atexit { Restoration.perform() }
}
