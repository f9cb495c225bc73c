import Glibc

extension LineSession {
  /// Asks the user for one line at the terminal of standard input, for a command without a session.
  ///
  /// The question goes to standard error, because standard output may be a file. After a hidden line the terminal's
  /// modes are restored on return, and also when the program ends meanwhile: by `exit`, by a signal, or by a crash.
  /// - Parameter isHidden: Whether the typed text is not echoed, as for a key.
  /// - Returns: The line, or the first line of a paste; or the event that came in its place.
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
    // Unread input was pasted after a hidden line: a shell would show it, and run it as commands.
    defer { Restoration.perform() }
    session.write(question)
    session.requestLine()
    for await event in session.events where event != .outputClosed && event != .continued {
      // Only one line was asked for.
      if case .paste(let lines) = event { return .line(lines.first ?? "") }
      return event
    }
    return .end
  }
}
