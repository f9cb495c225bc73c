import FeatureKit

/// Prints a text that grows, each part once.
@MainActor struct ReplyPrinter {
  private let io: any CommandIO
  /// How many bytes of the text were printed.
  private var printed = 0
  private var endsLine = true

  init(_ io: any CommandIO) {
    self.io = io
  }

  /// Prints what was not printed yet of a text.
  /// - Throws: When nobody reads any more.
  mutating func print(_ text: String) throws {
    let new = text.utf8.dropFirst(printed)
    guard let last = new.last else { return }
    try io.write(String(decoding: new, as: UTF8.self))
    printed += new.count
    endsLine = last == UInt8(ascii: "\n")
  }

  /// Ends the line on a terminal, where the prompt comes next. In a pipe a reply is its own bytes.
  mutating func finish() throws {
    guard io.isTerminal, printed > 0, !endsLine else { return }
    try io.write("\n")
    endsLine = true
  }
}
