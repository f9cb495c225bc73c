import Foundation
import ProjectFacts
import Glibc

/// The machine of a measurement: what affects the figures, and nothing that identifies the machine.
struct Machine: Codable {
  var cores: Int
  var system: String
  var swift: String

  static func here(in folder: URL) throws -> Machine {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var compilerVersion: String
      var target: Target
    }
    let text = try Shell.succeed(["swiftc", "-print-target-info"], in: folder).text
    let info = try JSONDecoder().decode(Info.self, from: Data(text.utf8))
    return Machine(
      cores: ProcessInfo.processInfo.activeProcessorCount, system: info.target.triple, swift: info.compilerVersion)
  }
}

extension Machine {
  /// The memory of this process now, in bytes; nil where the system does not report it.
  /// The second number of `/proc/self/statm`: https://docs.kernel.org/filesystems/proc.html
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// The processor time between two moments: of all programs, and of this one with its children.
struct Quiet {
  private let busy: Double
  private let ours: Double
  private let start = ContinuousClock().now

  init() { (busy, ours) = (Self.busySeconds ?? 0, Self.ourSeconds) }

  /// The share of the processors, 0 to 1, that other programs have used since; nil where the system does not report it.
  var othersShare: Double? {
    guard let now = Self.busySeconds else { return nil }
    let elapsed = start.duration(to: ContinuousClock().now) / .seconds(1)
    let others = now - busy - (Self.ourSeconds - ours)
    return max(0, others / max(elapsed, 0.001) / Double(ProcessInfo.processInfo.activeProcessorCount))
  }

  /// The first line of `/proc/stat`, without waiting (idle, iowait) and the time of other virtual machines (steal):
  /// https://docs.kernel.org/filesystems/proc.html#miscellaneous-kernel-statistics-in-proc-stat
  private static var busySeconds: Double? {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("cpu ") })
    else { return nil }
    let ticks = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard ticks.count >= 7 else { return nil }
    return (ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static var ourSeconds: Double {
    var total = 0.0
    // RUSAGE_SELF and RUSAGE_CHILDREN, which have different types on different systems.
    for who: Int32 in [0, -1] {
      var usage = rusage()
      getrusage(who, &usage)
      for time in [usage.ru_utime, usage.ru_stime] { total += Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    }
    return total
  }
}
