public import TerminalUI

/// The input and output of a command. On a terminal all control characters are removed. In a pipe they are removed from
/// lines and standard error; only texts, such as a reply, are written unchanged.
@MainActor public protocol CommandIO: AnyObject {
  /// The language to write in.
  var language: Language { get }
  /// Whether to write results as JSON.
  var wantsJSON: Bool { get }
  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }

  /// A terminal with styles, for lines that change while the user reads them; nil in a pipe, and on a terminal that
  /// shows text only.
  var live: (any LiveOutput)? { get }

  /// All of standard input; nil when it is a terminal, or closed. At most 16 MiB: more is a failure.
  func readInput() async throws -> String?

  /// The contents of a file; `-` is standard input.
  /// - Throws: A `CommandFailure`: `.missing` if the path does not exist; `.wrongUsage` for a folder or anything else
  ///   that is not a file, and for more bytes than `limit`; `.failed` for a file that cannot be read.
  func readFile(_ path: String, atMost limit: Int) async throws -> [UInt8]

  /// The value that a file, or standard input as `-`, describes in JSON, with keys in snake case. Unknown members are
  /// ignored.
  /// - Throws: A `CommandFailure`, as `readFile` does, and `.wrongUsage` for a file that is not such a value.
  func read<Value: Decodable & Sendable>(json path: String, as type: Value.Type, atMost limit: Int) async throws
    -> Value

  /// A secret, such as a key. On a terminal it is the line that the user types after the question; the line is not
  /// shown. Otherwise it is the first line of standard input, which may be empty. Nil when the user stops.
  func readSecret(_ question: String) async throws -> String?

  /// Whether the user answers yes to a question; nil when standard input is not a terminal. Throws a
  /// `CancellationError` when the user cancels it.
  func confirm(_ question: String) async throws -> Bool?

  /// Writes a text to standard output, at once. A pipe gets its bytes unchanged: this is for the words of the user or a
  /// model, and for paths and values that a script uses. It fails when the reader is gone.
  func write(_ text: String) throws

  /// Writes a line to standard output, at once. Control characters are removed in a pipe too, because names and
  /// addresses in it may come from untrusted files and servers. Tabs stay.
  func writeLine(_ line: String) throws

  /// Writes a value to standard output as one line of JSON.
  func write(json value: some Encodable) throws

  /// Writes a line for the user to standard error.
  func warn(_ text: String)

  /// Calls back when the user presses Ctrl-C, until the returned object is released.
  func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject

  /// Lets Ctrl-C, and a signal to end the program, cancel long work until the returned object is released. The closure
  /// is called at once, even while the main actor is busy. A second signal ends the program.
  func cancelOnInterrupt(_ work: @escaping @Sendable () -> Void) -> AnyObject
}
