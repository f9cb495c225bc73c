public import FeatureKit
public import TerminalUI

/// The input and output of a command in a test: it records what was written.
@MainActor public final class RecordingCommandIO: CommandIO {
  /// The language to write in.
  public let language: Language
  /// Whether results are wanted as JSON.
  public let wantsJSON: Bool
  /// Whether standard output is a terminal.
  public let isTerminal: Bool
  /// A terminal with styles; nil where there is none.
  public let page: RecordingPage?
  /// What standard input holds; nil when it is a terminal.
  public var input: String?
  /// The files that there are.
  public var files: [String: [UInt8]] = [:]
  /// What the user types where it is not shown; nil when they stop.
  public var secret: String?
  /// The user's answer to a question; nil where there is no terminal to ask at.
  public var answer: Bool?
  /// The questions that the user was asked.
  public private(set) var questions: [String] = []
  /// What was written to standard output, a call each.
  public private(set) var writes: [String] = []
  /// What of it was written as lines, which are made safe everywhere.
  public private(set) var lines: [String] = []
  /// The values that were to become JSON.
  public private(set) var values: [any Encodable] = []
  /// What came on standard error, a line each.
  public private(set) var warnings: [String] = []
  /// Whether standard input was read.
  public private(set) var didRead = false
  /// The error that writing fails with, where the reader is gone.
  public var writeError: (any Error)?
  private weak var listener: Listener?

  /// Surroundings in a language.
  /// - Parameter columns: The width of a terminal with styles.
  public init(
    language: Language = .english, wantsJSON: Bool = false, isTerminal: Bool = false, columns: Int? = nil,
    input: String? = nil
  ) {
    self.language = language
    self.wantsJSON = wantsJSON
    self.isTerminal = isTerminal || columns != nil
    page = columns.map { RecordingPage(columns: $0) }
    self.input = input
  }

  /// The page.
  public var live: (any LiveOutput)? { page }

  /// All of standard output.
  public var output: String { writes.joined() }

  /// Whether a command listens for Ctrl-C.
  public var hasListener: Bool { listener != nil }

  /// The user presses Ctrl-C.
  public func pressControlC() { listener?.action() }

  /// Gives `input`.
  public func readInput() async throws -> String? {
    didRead = true
    return input
  }

  /// Gives one of `files`.
  public func readFile(_ path: String, atMost limit: Int) async throws -> [UInt8] {
    guard let file = files[path] else { throw CommandFailure(.missing, path) }
    guard file.count <= limit else { throw CommandFailure(.wrongUsage, path) }
    return file
  }

  /// Gives `secret`.
  public func readSecret(_ question: String) async throws -> String? {
    questions.append(question)
    return secret
  }

  /// Gives `answer`.
  public func confirm(_ question: String) async throws -> Bool? {
    questions.append(question)
    return answer
  }

  /// Keeps what is written.
  public func write(_ text: String) throws {
    if let writeError { throw writeError }
    writes.append(text)
  }

  /// Keeps the line among the `lines` too.
  public func writeLine(_ line: String) throws {
    try write(line + "\n")
    lines.append(line)
  }

  /// Keeps the value.
  public func write(json value: some Encodable) throws {
    if let writeError { throw writeError }
    values.append(value)
  }

  /// Keeps the line.
  public func warn(_ text: String) { warnings.append(text) }

  /// Keeps the action for `pressControlC()`, until the returned object is released.
  public func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    let listener = Listener(action)
    self.listener = listener
    return listener
  }

  /// Keeps it as an action.
  public func cancelOnInterrupt(_ work: @escaping @Sendable () -> Void) -> AnyObject {
    onInterrupt { work() }
  }

  private final class Listener {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }
  }
}
