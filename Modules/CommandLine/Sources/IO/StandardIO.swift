import Entities
public import FeatureKit
import Glibc
import Terminal
public import TerminalUI

/// Standard input and output. A terminal gets visible text only. Lines and standard error are made safe everywhere;
/// texts reach a pipe unchanged.
@MainActor public final class StandardIO: CommandIO {
  /// The functions of other modules that standard input and output need.
  public struct Services: Sendable {
    /// A value as one line of JSON.
    public var encode: @Sendable (any Encodable) throws -> String
    /// The value of a type that JSON bytes describe. Throws a `CommandFailure` with the reason, without the file's
    /// name.
    public var decode: @Sendable (any (Decodable & Sendable).Type, [UInt8]) throws -> any Sendable
    /// The contents of a file with at most this many bytes. Throws `CommandFailure`.
    public var readFile: @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]
    /// Runs work on other threads than the main one, so that the main one can show the progress.
    public var keepMainFree: @Sendable () -> Void

    /// Services from their functions.
    public init(
      encode: @escaping @Sendable (any Encodable) throws -> String,
      decode: @escaping @Sendable (any (Decodable & Sendable).Type, [UInt8]) throws -> any Sendable,
      readFile: @escaping @Sendable (_ path: String, _ limit: Int) throws -> [UInt8],
      keepMainFree: @escaping @Sendable () -> Void
    ) {
      self.encode = encode
      self.decode = decode
      self.readFile = readFile
      self.keepMainFree = keepMainFree
    }
  }

  /// The language of the messages.
  public let language: Language
  /// Whether results are JSON.
  public let wantsJSON: Bool
  /// Whether standard output is a terminal.
  public let isTerminal = StandardStream.output.isTerminal
  /// A terminal with styles; nil where output is text only.
  public let live: (any LiveOutput)?
  /// Ends the wait for another program that uses the data.
  public var cancelWait: @Sendable () -> Void = {}
  /// Whether the last text on standard output has left a line open.
  private var hasOpenLine = false
  private let program: String
  private let services: Services

  /// The input and output of a program, which begins each line on standard error with its name.
  public init(
    _ program: String, language: Language, wantsJSON: Bool = false, live: (any LiveOutput)? = nil, _ services: Services
  ) {
    self.program = program
    self.language = language
    self.wantsJSON = wantsJSON
    self.live = live
    self.services = services
    StandardStream.ignoreFailingWrites()
  }
}

// MARK: - Output

extension StandardIO {
  /// Writes a text; on a terminal only its visible part.
  public func write(_ text: String) throws {
    try StandardStream.output.write(isTerminal ? SafeText(untrusted: text).string : text)
    if let last = text.utf8.last { hasOpenLine = last != UInt8(ascii: "\n") }
  }

  /// Writes the visible part of a line. Tabs remain in a pipe.
  public func writeLine(_ line: String) throws {
    hasOpenLine = false
    try StandardStream.output.write(
      (isTerminal ? SafeText(untrusted: line).string : Self.safeForPipe(line)) + "\n")
  }

  /// Visible text, and the tabs between the fields of a table.
  nonisolated static func safeForPipe(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { SafeText(untrusted: String($0)).string }.joined(separator: "\t")
  }

  /// Writes a value as a line of JSON. JSON escapes control characters; on a terminal all invisible characters are
  /// removed.
  public func write(json value: some Encodable) throws {
    try write(try services.encode(value) + "\n")
  }

  /// Writes a line to standard error, where it is open. The text may contain what a user typed or quoted, so it is made
  /// safe. It begins a new line where the terminal may also show an unfinished line of standard output.
  public func warn(_ text: String) {
    let sharesLine = hasOpenLine && StandardStream.error.isTerminal && !StandardStream.output.isFile
    hasOpenLine = false
    let start = sharesLine ? "\n" : ""
    try? StandardStream.error.write(start + SafeText(untrusted: "\(program): " + text).string + "\n")
  }

  /// The same from any thread, while the main one may be waiting. On a terminal the line ends with a carriage return
  /// too, because the app may control the terminal.
  nonisolated public static func warn(_ text: String, by program: String) {
    let lineEnd = StandardStream.error.isTerminal ? "\r\n" : "\n"
    try? StandardStream.error.write(SafeText(untrusted: "\(program): " + text).string + lineEnd)
  }
}

// MARK: - Input

extension StandardIO {
  /// All of standard input; nil where it is a terminal, or closed.
  public func readInput() async throws -> String? {
    guard !StandardInput.isTerminal, StandardInput.isOpen else { return nil }
    return try await Task.detached { try StandardInput.readAll() }.value
  }

  /// The contents of a file, or of standard input.
  public func readFile(_ path: String, atMost limit: Int) async throws -> [UInt8] {
    guard path == "-" else { return try await Task.detached { [services] in try services.readFile(path, limit) }.value }
    guard !StandardInput.isTerminal, StandardInput.isOpen else {
      throw CommandFailure(
        .wrongUsage,
        LocalizedText(
          "“-” is standard input, and nothing is piped into it. Name a file, or send one by a pipe.",
          "“-”는 표준 입력인데 들어온 것이 없습니다. 파일을 적거나 파이프로 보내세요."))
    }
    return try await Task.detached { try StandardInput.readBytes(atMost: limit) }.value
  }

  /// The value that a file describes in JSON.
  public func read<Value: Decodable & Sendable>(
    json path: String, as type: Value.Type, atMost limit: Int
  ) async throws -> Value {
    let bytes = try await readFile(path, atMost: limit)
    do {
      if let value = try services.decode(type, bytes) as? Value { return value }
      throw CommandFailure(.wrongUsage, "")
    } catch let failure as CommandFailure {
      throw CommandFailure(
        failure.code, LocalizedText("\(path): \(failure.words.english)", "\(path): \(failure.words.korean)"))
    }
  }

  /// A line that is not shown while it is typed, or the first line of a pipe.
  public func readSecret(_ question: String) async throws -> String? {
    guard StandardInput.isTerminal else { return try await Task.detached { try StandardInput.readLine() }.value }
    return try await ask(question, isHidden: true)
  }

  /// The user's answer; nil where there is no terminal for the question.
  public func confirm(_ question: String) async throws -> Bool? {
    guard StandardInput.isTerminal else { return nil }
    guard let line = try await ask(question + language(" [y/N] ", " [예/아니요] "), isHidden: false) else {
      throw CancellationError()
    }
    return ["y", "yes", "예", "네"].contains(line.lowercased().filter { !$0.isWhitespace })
  }

  /// The line that the user types; nil when the user stops.
  private func ask(_ question: String, isHidden: Bool) async throws -> String? {
    let event: LineEvent
    do throws(TerminalProblem) {
      event = try await LineSession.ask(SafeText(untrusted: question), isHidden: isHidden)
    } catch {
      throw CommandFailure.unusableTerminal(error)
    }
    switch event {
    case .line(let line): return line
    case .paste(let lines): return lines.first
    case .terminate: kill(getpid(), SIGTERM)  // The terminal is restored: the signal may end the program now.
    case .hangup: kill(getpid(), SIGHUP)
    case .interrupt, .end, .outputClosed, .continued: try? StandardStream.error.write("\n")
    }
    return nil
  }
}

// MARK: - Ctrl-C

extension StandardIO {
  /// Calls back on the main actor.
  public func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    let giveUp = cancelWait
    return InterruptWatch {
      giveUp()
      Task { @MainActor in action() }
    } ?? NoInterruptWatch()
  }

  /// Calls back at once, on a thread of its own.
  public func cancelOnInterrupt(_ work: @escaping @Sendable () -> Void) -> AnyObject {
    services.keepMainFree()
    return InterruptWatch(work) ?? NoInterruptWatch()
  }

  /// The result when the system has no free pipe: Ctrl-C then ends the program as usual.
  private final class NoInterruptWatch {}
}
