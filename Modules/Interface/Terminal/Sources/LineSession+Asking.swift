import Glibc

extension LineSession {
  /// Asks on the terminal of standard input for one line, for a command that has no session.
  ///
  /// The question goes to standard error, as standard output may be a file. With a hidden line the terminal is as before
  /// when this returns, and also when the program ends meanwhile: by `exit`, by a signal that asks it to, or by a crash.
  /// - Parameter isHidden: Whether nobody shall see what is typed, such as a key.
  /// - Returns: The line, the first one of a paste, or what came instead.
  /// - Throws: `.notATerminal` where standard input is none, `.alreadyOpen` while there is a session.
  public static func ask(_ question: SafeText, isHidden: Bool = false) async throws(TerminalProblem) -> LineEvent {
    try await ask(question, isHidden: isHidden, input: STDIN_FILENO, output: STDERR_FILENO)
  }

  static func ask(
    _ question: SafeText, isHidden: Bool, input: Int32, output: Int32
  ) async throws(TerminalProblem) -> LineEvent {
    guard isatty(input) == 1 else { throw .notATerminal }
    let session = try open(input: input, output: output) { _ in nil }
    defer { session.close() }
    if isHidden {
      let lines = try TerminalLines(input: input, output: output)
      Restoration.arm(modesOf: lines)
      lines.hideTyping()
    }
    // What is left unread was pasted after a hidden line: a shell would take it for commands, and show it.
    defer { Restoration.perform() }
    session.write(question)
    session.requestLine()
    for await event in session.events where event != .outputClosed && event != .continued {
      // One line was asked for.
      if case .paste(let lines) = event { return .line(lines.first ?? "") }
      return event
    }
    return .end
  }
}
