import Glibc

/// Why a terminal could not be opened.
public enum TerminalProblem: Error, Hashable, Sendable {
  /// Standard input or output is a file, a pipe or closed.
  case notATerminal
  /// This process has a session open already.
  case alreadyOpen
  /// The system refused a call: its name, and the error number.
  case system(String, errno: Int32)
}

extension TerminalProblem: CustomStringConvertible {
  /// The problem as a part of a sentence, in the system's words for a refused call.
  public var description: String {
    switch self {
    case .notATerminal: "it is no terminal"
    case .alreadyOpen: "it is in use already"
    case .system(let call, let number): "\(call): \(strerror(number).map { String(cString: $0) } ?? "error \(number)")"
    }
  }
}
