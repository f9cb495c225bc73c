import Glibc
public import Entities
import Synchronization

/// Records the latest events in memory, and writes them to a file when the process crashes.
///
/// `write` runs in a handler of a fatal signal, where almost nothing may be called. Everything that it writes is
/// therefore prepared in memory that is never freed: the file's path, the first line, and each event as a line. There
/// is one recorder per process.
public enum CrashRecorder {
  /// The number of recorded events.
  static let count = 64
  /// The maximum length of a line in bytes; a longer line is left out.
  private static let width = 512

  private struct Memory {
    /// `count` lines of `width` bytes, one after another, and their lengths. A length is 0 while its line is written.
    var lines: UnsafeMutablePointer<UInt8>
    var lengths: UnsafeMutablePointer<UInt16>
    /// The beginning of the report, up to the signal's number.
    var head: UnsafeMutableBufferPointer<UInt8>
    /// The path of the report, with a zero byte at its end.
    var path: UnsafeMutableBufferPointer<CChar>
  }

  nonisolated(unsafe) private static var memory: Memory?
  private static let isReady = Atomic(false)
  /// The number of events recorded so far.
  private static let recorded = Atomic(0)
  private static let lock = Mutex(())

  /// Prepares the recorder, once: the last 64 events recorded from now on are in the report. Deletes the reports of
  /// earlier runs except for the ten newest, in case no run ever shows them.
  /// - Parameters:
  ///   - folder: An absolute path; with another one nothing is recorded. The folder is made when a report is written.
  ///   - version: The program's version.
  public static func prepare(folder: String, version: String, now: Timestamp) {
    lock.withLock { _ in
      guard memory == nil, folder.hasPrefix("/") else { return }
      CrashReports(folder: folder).prune()
      let path = "\(CrashReports.path(in: folder, time: now, process: getpid()))"
      // Zeroed pages cost nothing until they are used.
      guard let lines = calloc(count, width), let lengths = calloc(count, MemoryLayout<UInt16>.stride) else { return }
      let head =
        #"{"report":"crash","version":"\#(version)","started":"\#(now.preciseUTC)","process":\#(getpid()),"signal":"#
      memory = Memory(
        lines: lines.assumingMemoryBound(to: UInt8.self), lengths: lengths.assumingMemoryBound(to: UInt16.self),
        head: kept(Array(head.utf8)), path: kept(Array(path.utf8CString)))
    }
    // Initialise these now: the handler must not be the first to use them.
    _ = recorded.load(ordering: .relaxed)
    _ = write
    isReady.store(true, ordering: .releasing)
  }

  private static func kept<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    return buffer
  }

  /// - Parameter withIDs: Whether the line may contain the ids of chats and avatars.
  static func record(_ event: LoggedEvent, withIDs: Bool) {
    guard isReady.load(ordering: .acquiring) else { return }
    let line = event.line(withIDs: withIDs)
    // No event of the program is nearly that long.
    guard line.utf8.count <= width else { return }
    lock.withLock { _ in
      guard let memory else { return }
      let place = recorded.load(ordering: .relaxed) % count
      // A crash in between finds no line rather than parts of two.
      memory.lengths[place] = 0
      atomicMemoryFence(ordering: .sequentiallyConsistent)
      var bytes = memory.lines + place * width
      for byte in line.utf8 {
        bytes.pointee = byte
        bytes += 1
      }
      atomicMemoryFence(ordering: .sequentiallyConsistent)
      memory.lengths[place] = UInt16(line.utf8.count)
      recorded.add(1, ordering: .relaxed)
    }
  }
}

extension CrashRecorder {
  /// Removes the events that were recorded so far.
  static func forget() {
    lock.withLock { _ in
      guard let memory else { return }
      for place in 0..<count { memory.lengths[place] = 0 }
      atomicMemoryFence(ordering: .sequentiallyConsistent)
      memory.lines.update(repeating: 0, count: count * width)
    }
  }
}

// MARK: - In the handler

extension CrashRecorder {
  /// Writes the report. It can be called in a signal handler, with the signal's number.
  ///
  /// Ctrl-\ ends the program on purpose, so SIGQUIT leaves no report.
  public static let write: @convention(c) (Int32) -> Void = { signal in
    guard signal != SIGQUIT, isReady.load(ordering: .acquiring), let memory, let path = memory.path.baseAddress,
      let head = memory.head.baseAddress
    else { return }
    makeFolders(path)
    let file = create(path)
    guard file >= 0 else { return }
    put(head, memory.head.count, file)
    putNumber(signal, file)
    var end: (UInt8, UInt8) = (UInt8(ascii: "}"), UInt8(ascii: "\n"))
    withUnsafeBytes(of: &end) { put($0.baseAddress, 2, file) }
    let total = recorded.load(ordering: .acquiring)
    var index = total > count ? total - count : 0
    while index < total {
      let place = index % count
      put(memory.lines + place * width, Int(memory.lengths[place]), file)
      index += 1
    }
    close(file)
  }

  /// Makes the folders of a path, by temporarily ending it at each slash.
  private static func makeFolders(_ path: UnsafeMutablePointer<CChar>) {
    var index = 1
    while path[index] != 0 {
      if path[index] == CChar(bitPattern: UInt8(ascii: "/")) {
        path[index] = 0
        mkdir(path, 0o700)
        path[index] = CChar(bitPattern: UInt8(ascii: "/"))
      }
      index += 1
    }
  }

  private static func create(_ path: UnsafePointer<CChar>) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
  }

  private static func putNumber(_ number: Int32, _ file: Int32) {
    // Two digits: no signal has more.
    var digits = (UInt8(ascii: "0") + UInt8(number / 10 % 10), UInt8(ascii: "0") + UInt8(number % 10))
    withUnsafeBytes(of: &digits) { bytes in
      let skipped = number < 10 ? 1 : 0
      put(bytes.baseAddress.map { $0 + skipped }, 2 - skipped, file)
    }
  }

  private static func put(_ bytes: UnsafeRawPointer?, _ count: Int, _ file: Int32) {
    var written = 0
    while let bytes, written < count {
      let result = writeOnce(file, bytes + written, count - written)
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { return }
      written += result
    }
  }
}

/// The C library's `write`, which `CrashRecorder.write` hides inside its own type.
private func writeOnce(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(file, bytes, count) }
