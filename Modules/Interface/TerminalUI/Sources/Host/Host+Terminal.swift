import Glibc
public import Terminal

extension Host {
  /// Takes over the terminal, shows a view until it ends, and gives the terminal back: all that a small program
  /// needs.
  ///
  /// The program has the mouse until F12 hands it to the terminal.
  /// - Throws: `TerminalProblem.notATerminal` when standard input or output is none.
  public static func show(_ root: some View, language: Language) async throws(TerminalProblem) -> End {
    let terminal = try TerminalSession.open(
      environment: { name in getenv(name).map { String(cString: $0) } }, mouse: true)
    defer { terminal.close() }
    var environment = EnvironmentValues()
    environment.language = language
    return await Host(
      device: terminal, environment: environment, suspend: { terminal.suspend() }, root: root
    ).run()
  }
}
