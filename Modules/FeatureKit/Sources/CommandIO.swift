public import TerminalUI

/// The input and output of a command. On a terminal everything is made safe first. In a pipe, lines and standard error
/// are made safe too; only texts, such as a reply, go out unchanged.
@MainActor public protocol CommandIO: AnyObject {
  /// The language to write in.
  var language: Language { get }
  /// Whether results are wanted as JSON.
  var wantsJSON: Bool { get }
  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }

  /// A terminal with styles, for lines that change while the user reads them; nil in a pipe, and on a terminal that shows
  /// text only.
  var live: (any LiveOutput)? { get }

  /// All of standard input, when it is not a terminal; nil when it is. At most 16 MiB: more is a failure.
  func readInput() async throws -> String?

  /// The contents of a file.
  /// - Throws: A `CommandFailure`: `.missing` where nothing has that path, `.wrongUsage` for a folder or another thing that
  ///   is no file, and for more bytes than `limit`.
  func readFile(_ path: String, atMost limit: Int) async throws -> [UInt8]

  /// A secret, such as a key. On a terminal it is the line that the user types after the question, which is not shown; else
  /// it is the first line of standard input, which may be empty. Nil when the user stops.
  func readSecret(_ question: String) async throws -> String?

  /// Whether the user says yes to a question; nil when standard input is no terminal to ask at. Throws a
  /// `CancellationError` when they stop.
  func confirm(_ question: String) async throws -> Bool?

  /// Writes a text to standard output, at once. A pipe gets its bytes unchanged: this is for the words of the user or a
  /// model, and for paths and values that a script uses. It fails when the reader is gone.
  func write(_ text: String) throws

  /// Writes a line to standard output, at once. It is made safe in a pipe too: names and addresses in it may come from
  /// files and servers of others. Tabs stay.
  func writeLine(_ line: String) throws

  /// Writes a value to standard output as one line of JSON.
  func write(json value: some Encodable) throws

  /// Writes a line for the user to standard error.
  func warn(_ text: String)

  /// Calls back when the user presses Ctrl-C, until the returned object is released.
  func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject

  /// Lets Ctrl-C, and a signal to end the program, cancel long work until the returned object is released. The closure is
  /// called at once, even while the main actor is busy. A second signal ends the program.
  func cancelOnInterrupt(_ work: @escaping @Sendable () -> Void) -> AnyObject
}
