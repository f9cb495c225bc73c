public import TerminalUI

/// What a command reads and writes. On a terminal everything is made safe first. Elsewhere lines and what standard error
/// gets are made safe too; only texts, which may be the user's or a reply, go out as they are.
@MainActor public protocol CommandIO: AnyObject {
  /// The language to write in.
  var language: Language { get }
  /// Whether results are wanted as JSON.
  var wantsJSON: Bool { get }
  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }

  /// Where lines are written for somebody who reads along; nil where output is bytes, as in a pipe, or on a terminal
  /// that knows nothing but text.
  var live: (any LiveOutput)? { get }

  /// All of standard input, when it is not a terminal; nil when it is. At most 16 MiB: more is a failure.
  func readInput() async throws -> String?

  /// The contents of a file.
  /// - Throws: A `CommandFailure` that says why not: `.missing` when nothing has that path, `.wrongUsage` for what is no
  ///   file, as a folder, or has more bytes than `limit`.
  func readFile(_ path: String, atMost limit: Int) async throws -> [UInt8]

  /// A secret, such as a key: on a terminal the line that is typed after the question and not shown, else the first line
  /// of standard input, which may be empty. Nil when the user stops.
  func readSecret(_ question: String) async throws -> String?

  /// Whether the user says yes to a question; nil when standard input is no terminal to ask at. Throws a
  /// `CancellationError` when they stop.
  func confirm(_ question: String) async throws -> Bool?

  /// Writes a text to standard output, at once. In a pipe it is its own bytes: it is for what the user or a model wrote, and
  /// for paths and values that a script goes on with. It fails when nothing reads any more.
  func write(_ text: String) throws

  /// Writes a line to standard output, at once. It is made safe in a pipe too, since it may have names and addresses in it
  /// that come from files and servers of others. Tabs stay.
  func writeLine(_ line: String) throws

  /// Writes a value to standard output as one line of JSON.
  func write(json value: some Encodable) throws

  /// Writes a line for the user to standard error.
  func warn(_ text: String)

  /// Calls back when the user presses Ctrl-C, until the returned object is released.
  func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject

  /// Has Ctrl-C, and the system's wish that the program end, cancel work that may take long, until the returned object is
  /// released. It is called at once, whatever the main actor is busy with. A second one ends the program.
  func cancelOnInterrupt(_ work: @escaping @Sendable () -> Void) -> AnyObject
}
