public import FeatureKit
public import TerminalUI

/// The input and output of a command in a test; it records the output.
@MainActor public final class RecordingCommandIO: CommandIO {
  /// The language to write in.
  public let language: Language
  /// Whether results are wanted as JSON.
  public let wantsJSON: Bool
  /// Whether standard output is a terminal.
  public let isTerminal: Bool
  /// The recorder of a terminal with styles; nil where there is none.
  public let page: RecordingPage?
  /// The content of standard input; nil when it is a terminal.
  public var input: String?
  /// The existing files, by path.
  public var files: [String: [UInt8]] = [:]
  /// The values that JSON files describe, by path.
  public var valuesOfFiles: [String: any Sendable] = [:]
  /// The answer to a hidden question; nil when the user cancels it.
  public var secret: String?
  /// The user's answer to a question; nil where there is no terminal to ask at.
  public var answer: Bool?
  /// The questions to the user.
  public private(set) var questions: [String] = []
  /// The writes to standard output, one for each call.
  public private(set) var writes: [String] = []
  /// The writes that were lines, from which control characters are always removed.
  public private(set) var lines: [String] = []
  /// The values that were written as JSON.
  public private(set) var values: [any Encodable] = []
  /// The lines on standard error.
  public private(set) var warnings: [String] = []
  /// Whether standard input was read.
  public private(set) var didRead = false
  /// The error of writing, when the reader has gone.
  public var writeError: (any Error)?
  private weak var listener: Listener?

  /// The surroundings of a command, in a language.
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

  /// The texts and lines on standard output. JSON is in `values` instead.
  public var output: String { writes.joined() }

  /// Whether a command listens for Ctrl-C.
  public var hasListener: Bool { listener != nil }

  /// Simulates Ctrl-C.
  public func pressControlC() { listener?.action() }

  /// Returns `input`.
  public func readInput() async throws -> String? {
    didRead = true
    return input
  }

  /// Returns one of `files`.
  public func readFile(_ path: String, atMost limit: Int) async throws -> [UInt8] {
    guard let file = files[path] else { throw CommandFailure(.missing, path) }
    guard file.count <= limit else { throw CommandFailure(.wrongUsage, path) }
    return file
  }

  /// Returns one of `valuesOfFiles`.
  public func read<Value: Decodable & Sendable>(
    json path: String, as type: Value.Type, atMost limit: Int
  ) async throws -> Value {
    guard let value = valuesOfFiles[path] else { throw CommandFailure(.missing, path) }
    guard let value = value as? Value else { throw CommandFailure(.wrongUsage, path) }
    return value
  }

  /// Returns `secret`.
  public func readSecret(_ question: String) async throws -> String? {
    questions.append(question)
    return secret
  }

  /// Returns `answer`.
  public func confirm(_ question: String) async throws -> Bool? {
    questions.append(question)
    return answer
  }

  /// Records the text.
  public func write(_ text: String) throws {
    if let writeError { throw writeError }
    writes.append(text)
  }

  /// Records the line, in `lines` too.
  public func writeLine(_ line: String) throws {
    try write(line + "\n")
    lines.append(line)
  }

  /// Records the value.
  public func write(json value: some Encodable) throws {
    if let writeError { throw writeError }
    values.append(value)
  }

  /// Records the line.
  public func warn(_ text: String) { warnings.append(text) }

  /// Stores the action for `pressControlC()`, until the returned object is released.
  public func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    let listener = Listener(action)
    self.listener = listener
    return listener
  }

  /// Stores it as an action.
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
