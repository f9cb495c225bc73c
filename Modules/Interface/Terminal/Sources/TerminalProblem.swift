/// Why a terminal could not be opened.
public enum TerminalProblem: Error, Hashable, Sendable {
  /// Standard input or output is a file, a pipe or closed.
  case notATerminal
  /// This process has a session open already.
  case alreadyOpen
  /// The system refused something: what, and its error number.
  case system(String, errno: Int32)
}
