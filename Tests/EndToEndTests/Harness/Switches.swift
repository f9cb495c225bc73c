import Foundation

/// The number of times that each thread of a process has stopped running so far: it grows whenever a waiting thread has
/// run. The system counts exactly: https://docs.kernel.org/filesystems/proc.html, `/proc/PID/status`.
struct Switches: Equatable, CustomStringConvertible {
  private let threads: [String: Thread]

  private struct Thread: Equatable {
    let name: String
    let count: Int
  }

  init(of process: pid_t) throws {
    let tasks = "/proc/\(process)/task"
    var threads: [String: Thread] = [:]
    for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
      // A thread may end between listing and reading.
      guard let text = try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8) else { continue }
      let lines = text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
      func value(_ key: String) -> Substring? { lines.first { $0.first == key[...] }?.dropFirst().first }
      guard let own = value("voluntary_ctxt_switches:").flatMap({ Int($0) }),
        let forced = value("nonvoluntary_ctxt_switches:").flatMap({ Int($0) })
      else { throw Failure("the system does not count switches: \(text)") }
      threads[task] = Thread(name: String(value("Name:") ?? ""), count: own + forced)
    }
    guard !threads.isEmpty else { throw Failure("there is no process \(process)") }
    self.threads = threads
  }

  var description: String {
    threads.sorted { $0.key < $1.key }.map { "\($0.value.name) \($0.key): \($0.value.count)" }.joined(separator: ", ")
  }
}
