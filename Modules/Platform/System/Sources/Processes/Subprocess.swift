import Glibc

/// Runs another program for its output, with a time limit. The calling program must ignore SIGPIPE, because the other
/// program may end without having read its input.
public struct Subprocess: Sendable {
  /// The largest output, in bytes.
  private static let limit = 1 << 16

  /// The path of the program.
  public let path: String
  /// The complete environment of the program: only the variables that it needs.
  public let environment: [(name: String, value: String)]
  /// The time after which it is killed.
  public let timeout: Duration

  /// A program at an absolute path.
  public init(path: String, environment: [(name: String, value: String)], timeout: Duration) {
    self.path = path
    self.environment = environment
    self.timeout = timeout
  }

  /// The program with a name in the absolute folders of `PATH`; nil if there is none that can be run.
  /// - Parameter variables: The variables that the program gets.
  public init?(
    named name: String, in environment: ProcessEnvironment, passing variables: [String], timeout: Duration
  ) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let paths: [String] = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.init(
      path: path, environment: variables.compactMap { name in environment[name].map { (name, $0) } },
      timeout: timeout)
  }

  /// The result of a run.
  public enum Outcome: Sendable {
    /// It ended with 0, and wrote this output.
    case success([UInt8])
    /// It ended with another exit code; `hasComplained` says whether it wrote to standard error.
    case failure(hasComplained: Bool)
    /// It did not end in time, was killed, wrote too much, or cannot be run.
    case silence
  }

  /// Runs it, and returns its output.
  /// - Parameters:
  ///   - arguments: Every user of this machine can read them.
  ///   - input: No other program can read it.
  /// - Returns: The output; nil when it failed, did not end in time, or cannot be run.
  public func answer(to arguments: [String], reading input: [UInt8] = []) -> [UInt8]? {
    if case .success(let output) = run(arguments, reading: input) { output } else { nil }
  }

  /// Runs it. The text of its standard error is dropped, because it may quote the input.
  public func run(_ arguments: [String], reading input: [UInt8] = []) -> Outcome {
    // A long input may not be read, and standard error is not read before the end: writing must not wait there.
    guard let given = Pipe(), let taken = Pipe(waits: true), let standardError = Pipe() else { return .silence }
    guard let pid = start(arguments, given, taken, standardError) else { return .silence }
    given.closeReadEnd()
    taken.closeWriteEnd()
    standardError.closeWriteEnd()
    let deadline = ContinuousClock.now + timeout
    let output = converse(input, given, taken, until: deadline)
    given.closeWriteEnd()
    let status = wait(for: pid, until: output == nil ? .now : deadline)
    // The low seven bits are a signal; the exit code is in the bits above (wait(2)).
    guard let output, status >= 0, status & 0x7F == 0 else { return .silence }
    return status == 0 ? .success(output) : .failure(hasComplained: standardError.hasBytes)
  }

  private func start(_ arguments: [String], _ given: Pipe, _ taken: Pipe, _ standardError: Pipe) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, given.readEnd, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, taken.writeEnd, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, standardError.writeEnd, STDERR_FILENO)
    // Threads of this program block signals, and it ignores some. The other program must not inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.name)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var pid = pid_t()
    // A program that was written just now may still be open for writing in another process that is about to start.
    for _ in 0..<100 {
      let failure = posix_spawn(&pid, path, &actions, &attributes, words, variables)
      if failure == 0 { return pid }
      guard failure == ETXTBSY else { return nil }
      usleep(2_000)
    }
    return nil
  }

  /// Writes the input and reads the output at the same time, so that neither waits for the other.
  /// - Returns: All of the output; nil when it is too large, or did not end in time.
  private func converse(
    _ input: [UInt8], _ given: Pipe, _ taken: Pipe, until deadline: ContinuousClock.Instant
  ) -> [UInt8]? {
    var rest = input[...]
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      if rest.isEmpty { given.closeWriteEnd() }
      // poll ignores a descriptor of -1.
      var waits = [
        pollfd(fd: taken.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: given.writeEnd, events: Int16(POLLOUT), revents: 0),
      ]
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      let count = poll(&waits, 2, Int32(max(0, left.rounded(.up))))
      if count == 0 || (count < 0 && errno != EINTR) { return nil }
      guard count > 0 else { continue }
      if waits[1].revents != 0 {
        let count = rest.withUnsafeBytes { write(given.writeEnd, $0.baseAddress, $0.count) }
        // A program that closed its input needs no more of it.
        rest = count < 0 && errno != EINTR && errno != EAGAIN ? [] : rest.dropFirst(max(0, count))
      }
      if waits[0].revents != 0 {
        let count = read(taken.readEnd, &piece, piece.count)
        if count == 0 { return output }
        if count < 0 && errno != EINTR { return nil }
        output += piece.prefix(max(0, count))
        if output.count > Self.limit { return nil }
      }
    }
  }

  /// Waits for its end, and kills it after the time limit.
  /// - Returns: The status of wait(2); -1 when it was killed here.
  private func wait(for pid: pid_t, until deadline: ContinuousClock.Instant) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(pid, &status, WNOHANG)
      if ended == pid { return status }
      if ended < 0, errno != EINTR { return -1 }
      guard ContinuousClock.now < deadline else { break }
      // Its output has ended, so its end is near.
      usleep(2_000)
    }
    kill(pid, SIGKILL)
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return -1
  }
}

/// A pipe with ends that other programs do not inherit.
private final class Pipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32

  /// - Parameter waits: Whether writing waits for room. Both programs share this property of a pipe.
  init?(waits: Bool = false) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    if !waits { _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  /// Whether it contains bytes to read.
  var hasBytes: Bool {
    var waits = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&waits, 1, 0) > 0 && waits.revents & Int16(POLLIN) != 0
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }
}
