import Foundation

/// Starts a program as a shell does: in a process group of its own, with no signal blocked or ignored, independent of
/// the test runner's own settings, and with no open files but these.
func spawn(
  _ path: String, _ arguments: [String], environment: [String: String], stdin: String, stdout: Int32, stderr: Int32
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, stdin, O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, stdout, 1)
  posix_spawn_file_actions_adddup2(&actions, stderr, 2)

  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var (none, all) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setpgroup(&attributes, 0)
  let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
  posix_spawnattr_setflags(&attributes, Int16(flags))

  let words = ([path] + arguments).map { strdup($0) } + [nil]
  let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for word in words + variables { free(word) } }
  var pid = pid_t()
  let failed = spawning.withLock { posix_spawn(&pid, path, &actions, &attributes, words, variables) }
  guard failed == 0 else { throw Failure("\(path) does not start: \(String(cString: strerror(failed)))") }
  return pid
}

/// The two ends of a pipe. Programs that other tests start meanwhile do not inherit them; otherwise the pipe would not
/// end.
struct PipeEnds {
  let read: Int32
  let write: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    let failed = spawning.withLock {
      let failed = pipe(&ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return failed
    }
    guard failed == 0 else { throw Failure("no pipe: \(String(cString: strerror(errno)))") }
    (read, write) = (ends[0], ends[1])
  }
}

/// While held, no program is started between the making of a pipe and its close-on-exec mark.
private let spawning = NSLock()
