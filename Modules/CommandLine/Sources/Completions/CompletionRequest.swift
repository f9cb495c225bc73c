/// A shell's question at a press of Tab: `completions words -- SHELL …`.
public struct CompletionRequest: Sendable {
  /// The words of the user's line, without the program's own name. The last one is to be completed.
  public let words: [String]
  private let shell: CompletionShell
  private let parts: [String]

  /// Nil if no known shell asks.
  public init?(_ invocation: Invocation) {
    guard Self.isMade(by: invocation) else { return nil }
    let parts = invocation.words.dropFirst(CompletionShell.call.count)
    guard let shell = parts.first.flatMap(CompletionShell.init) else { return nil }
    self.shell = shell
    self.parts = Array(parts.dropFirst())
    words = shell.words(of: self.parts)
  }

  /// Whether a command line is such a question, by any shell.
  public static func isMade(by invocation: Invocation) -> Bool {
    invocation.options.isEmpty && invocation.words.starts(with: CompletionShell.call)
  }

  /// The answer in the form that the shell reads.
  public func text(_ answer: Completer.Answer) -> String { shell.text(answer, for: parts) }
}
