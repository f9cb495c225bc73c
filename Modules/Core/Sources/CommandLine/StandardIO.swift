import Glibc
import Configuration
import Entities
import FeatureKit
import JSON
import System
import Terminal
import TerminalUI

/// Standard input and output. On a terminal nothing but visible text is written. To standard error, and in lines, nothing
/// else is written anywhere; only texts reach a pipe as they are.
@MainActor final class StandardIO: CommandIO {
  nonisolated private static let inputLimit = 16 << 20
  nonisolated private static let lineLimit = 16 << 10
  let language: Language
  let wantsJSON: Bool
  let isTerminal = isatty(STDOUT_FILENO) == 1

  let live: (any LiveOutput)?

  private let program: String
  /// Ends a wait for another program that holds the data.
  var cancelWait: @Sendable () -> Void = {}

  /// What is known before the configuration is read.
  init(_ program: String, language: Language) {
    self.program = program
    self.language = language
    wantsJSON = false
    live = nil
    Self.ignoreFailingWrites()
  }

  init(_ program: String, _ configuration: AppConfiguration) {
    self.program = program
    language = Language(configuration.language)
    wantsJSON = configuration.isJSON
    live = LiveTerminal(configuration) { bytes in
      try bytes.withUnsafeBufferPointer { try Self.put($0, to: STDOUT_FILENO) }
    }
    Self.ignoreFailingWrites()
  }

  private static func ignoreFailingWrites() {
    // A reader that is gone is an error to handle, and a file that may not grow (ulimit -f), not a reason to die.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  func write(_ text: String) throws {
    try put(isTerminal ? SafeText(untrusted: text).string : text, to: STDOUT_FILENO)
  }

  func writeLine(_ line: String) throws {
    try put((isTerminal ? SafeText(untrusted: line).string : Self.safeForPipe(line)) + "\n", to: STDOUT_FILENO)
  }

  /// Visible text, and the tabs between the fields of a table.
  nonisolated static func safeForPipe(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { SafeText(untrusted: String($0)).string }.joined(separator: "\t")
  }

  func write(json value: some Encodable) throws {
    // JSON escapes control characters by itself; what else could mislead a reader is made safe on a terminal.
    try write(try JSONWriter.encode(value) + "\n")
  }

  func warn(_ text: String) {
    // A message may repeat what was typed, and a log of it is shown on a terminal later. A closed standard
    // error is ignored.
    try? put(SafeText(untrusted: "\(program): " + text).string + "\n", to: STDERR_FILENO)
  }

  /// The same from any thread, whatever the main one is waiting for.
  nonisolated static func warn(_ text: String, by program: String) {
    // Carriage returns for a terminal that an app has taken.
    let lineEnd = isatty(STDERR_FILENO) == 1 ? "\r\n" : "\n"
    let bytes = Array((SafeText(untrusted: "\(program): " + text).string + lineEnd).utf8)
    try? bytes.withUnsafeBufferPointer { try put($0, to: STDERR_FILENO) }
  }

  func readInput() async throws -> String? {
    guard isatty(STDIN_FILENO) == 0 else { return nil }
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return nil }
    return try await Task.detached { try Self.readAll() }.value
  }

  func readFile(_ path: String, atMost limit: Int) async throws -> [UInt8] {
    do {
      return try await Task.detached { try SmallFile.read(path, limit: limit, waits: true) }.value
    } catch let failure as FileFailure {
      throw CommandFailure(failure)
    }
  }

  func readSecret(_ question: String) async throws -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return try await Task.detached { try Self.readLine() }.value }
    return try await ask(question, isHidden: true)
  }

  func confirm(_ question: String) async throws -> Bool? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    guard let line = try await ask(question + " [y/N] ", isHidden: false) else { throw CancellationError() }
    return ["y", "yes", "예", "네"].contains(line.lowercased().filter { !$0.isWhitespace })
  }

  /// The line that the user types; nil when they stop.
  private func ask(_ question: String, isHidden: Bool) async throws -> String? {
    let event: LineEvent
    do throws(TerminalProblem) {
      event = try await LineSession.ask(SafeText(untrusted: question), isHidden: isHidden)
    } catch {
      throw CommandFailure(.failed, language.terminalCannotBeUsed("\(error)"))
    }
    switch event {
    case .line(let line): return line
    case .paste(let lines): return lines.first
    case .terminate: kill(getpid(), SIGTERM)  // The terminal is as it was: the signal may end the program now.
    case .hangup: kill(getpid(), SIGHUP)
    case .interrupt, .end, .outputClosed, .continued: try? Self.putLineBreak()
    }
    return nil
  }

  private static func putLineBreak() throws {
    try withUnsafeBytes(of: UInt8(ascii: "\n")) { try put($0.bindMemory(to: UInt8.self), to: STDERR_FILENO) }
  }

  func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    let giveUp = cancelWait
    return InterruptWatch {
      giveUp()
      Task { @MainActor in action() }
    } ?? NoInterruptWatch()
  }

  func cancelOnInterrupt(_ work: @escaping @Sendable () -> Void) -> AnyObject {
    // Work that keeps its thread busy is done by another one, so that this one can tell how far it has come.
    ProgramMain.keepMainFree()
    return InterruptWatch(work) ?? NoInterruptWatch()
  }

  nonisolated private static func readAll() throws -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadableInput(errno)
      }
      if count == 0 { return try text(bytes) }
      bytes += chunk[..<count]
      if bytes.count > inputLimit {
        throw CommandFailure(
          .wrongUsage,
          LocalizedText(
            "Standard input has more than \(inputLimit >> 20) MiB. Send less of it.",
            "표준 입력이 \(inputLimit >> 20)MiB보다 큽니다. 더 적게 보내세요."))
      }
    }
  }

  /// A program's output that is no text would reach a model as something else.
  nonisolated private static func text(_ bytes: [UInt8]) throws -> String {
    if !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) { return text }
    throw CommandFailure(
      .wrongUsage,
      LocalizedText(
        "What comes by the pipe is no text in UTF-8. A picture goes with: -f FILE.",
        "파이프로 들어온 것이 UTF-8 텍스트가 아닙니다. 그림은 -f 파일로 보내세요."))
  }

  nonisolated private static func unreadableInput(_ number: Int32) -> CommandFailure {
    let reason = LocalizedText(systemError: number)
    return CommandFailure(
      .failed, LocalizedText("Standard input cannot be read: \(reason.english).", "표준 입력을 읽을 수 없습니다: \(reason.korean).")
    )
  }

  /// The first line, byte by byte: what follows belongs to other programs.
  nonisolated private static func readLine() throws -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        throw unreadableInput(errno)
      }
      if count == 0 || byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
      if bytes.count > lineLimit {
        throw CommandFailure(
          .wrongUsage,
          LocalizedText(
            "The line has more than \(lineLimit) bytes: it is no key.", "줄이 \(lineLimit)바이트보다 깁니다. 키가 아닙니다."))
      }
    }
  }

  private func put(_ text: String, to descriptor: Int32) throws {
    var text = text
    try text.withUTF8 { try Self.put($0, to: descriptor) }
  }

  nonisolated private static func put(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeOnce(descriptor, rest)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE || descriptor == STDERR_FILENO {
        throw OutputClosed()
      } else if errno != EINTR {
        throw unwritableOutput(errno)
      }
    }
  }

  nonisolated private static func unwritableOutput(_ number: Int32) -> CommandFailure {
    let reason = LocalizedText(systemError: number)
    return CommandFailure(
      .failed, LocalizedText("The output cannot be written: \(reason.english).", "출력을 쓸 수 없습니다: \(reason.korean)."))
  }

  nonisolated private static func writeOnce(_ descriptor: Int32, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let whole = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes.base)[bytes.startIndex..<bytes.endIndex])
    return Glibc.write(descriptor, whole.baseAddress, whole.count)
  }
}

/// Nothing reads the output any more, so nothing can be told there.
struct OutputClosed: Error, CustomStringConvertible {
  var description: String { "The output is closed." }
}

/// Stands in where the system has no pipe left: Ctrl-C then ends the program as usual.
private final class NoInterruptWatch {}
