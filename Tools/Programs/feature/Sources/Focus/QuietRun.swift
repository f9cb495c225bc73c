import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// SwiftPM, of whose build only what went wrong is shown; what tests write after it is handed on as it comes.
struct QuietRun {
  let program: Program

  /// These words ask SwiftPM for output of its own, or for no build: then all of it is handed on.
  private static let loudWords: Set = [
    "-v", "--verbose", "--vv", "--very-verbose", "-h", "--help", "-help", "--version", "--skip-build", "list",
    "-l", "--list-tests", "--show-bin-path", "--show-codecov-path", "--show-code-coverage-path",
  ]

  /// Runs it to its end.
  /// - Returns: Its exit code.
  func status(in folder: URL) throws -> Int32 {
    if !Self.loudWords.isDisjoint(with: program.arguments) { return try program.sharedStatus(in: folder) }
    var output = QuietOutput()
    let line = ProgressLine()
    let status = try program.status(in: folder) { bytes in
      let rest = output.take(bytes)
      line.show(output.log.progress, isOver: output.log.isComplete)
      for warning in output.takeWarnings() { print(warning, to: .standardError) }
      if !rest.isEmpty { try FileHandle.standardOutput.write(contentsOf: rest) }
    }
    line.show(nil, isOver: true)
    for text in output.end(isSuccess: status == 0) { print(text, to: .standardError) }
    return status
  }

  private func print(_ text: String, to handle: FileHandle) {
    handle.write(Data((text + "\n").utf8))
  }
}

/// Bytes in, and out of them what is handed on.
struct QuietOutput {
  private(set) var log = BuildLog()
  private var unfinished = Data()
  private var hasTold = false

  /// Takes in what came.
  /// - Returns: What comes after the build, which is nobody's to hold back.
  mutating func take(_ bytes: Data) -> Data {
    if log.isComplete { return bytes }
    unfinished += bytes
    while !log.isComplete, let end = unfinished.firstIndex(of: UInt8(ascii: "\n")) {
      log.add(String(decoding: unfinished[..<end], as: UTF8.self))
      unfinished = Data(unfinished[unfinished.index(after: end)...])
    }
    guard log.isComplete else { return Data() }
    defer { unfinished = Data() }
    return unfinished
  }

  /// The warnings of a build that is complete, the first time that this is asked.
  mutating func takeWarnings() -> [String] {
    guard log.isComplete, !hasTold else { return [] }
    hasTold = true
    return log.warnings
  }

  /// What is left to say when it has ended: why the build failed, if that is why.
  mutating func end(isSuccess: Bool) -> [String] {
    if !unfinished.isEmpty { log.add(String(decoding: unfinished, as: UTF8.self)) }
    unfinished = Data()
    return log.isComplete ? [] : isSuccess ? log.warnings : log.failure
  }
}

/// One line that changes in place, on a terminal; elsewhere nothing.
final class ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var shown = ""

  /// Shows a text, or takes away what is shown.
  func show(_ text: String?, isOver: Bool) {
    guard isShown else { return }
    let next = isOver ? "" : Self.clipped(text ?? "")
    guard next != shown else { return }
    // Blanks, not an escape sequence, take away what was longer.
    let blanks = String(repeating: " ", count: max(0, shown.count - next.count))
    FileHandle.standardError.write(Data(("\r" + next + blanks + (next.isEmpty ? "\r" : "")).utf8))
    shown = next
  }

  private static func clipped(_ text: String) -> String {
    var size = winsize()
    let columns = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 10 ? Int(size.ws_col) : 80
    return String(text.prefix(columns - 1))
  }
}
