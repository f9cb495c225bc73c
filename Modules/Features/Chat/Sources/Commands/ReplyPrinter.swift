import DesignSystem
import FeatureKit

/// Prints a reply as it grows. A terminal gets formatted text, a pipe the bytes of the reply.
@MainActor struct ReplyPrinter {
  private let io: any CommandIO
  /// The number of printed bytes of the text.
  private var printed = 0
  private var endsLine = true
  private var lines: ReplyLines?

  init(_ io: any CommandIO) {
    self.io = io
    lines = io.live.map { ReplyLines(language: io.language, showsLinks: $0.showsLinks) }
  }

  /// Prints the part of a text that was not printed yet.
  /// - Throws: If the output is closed.
  mutating func print(_ text: String) throws {
    let new = text.utf8.dropFirst(printed)
    guard let last = new.last else { return }
    printed += new.count
    endsLine = last == UInt8(ascii: "\n")
    let piece = String(decoding: new, as: UTF8.self)
    guard let live = io.live, lines != nil else { return try io.write(piece) }
    lines?.append(piece)
    guard let (settled, open) = lines?.consume(columns: live.columns) else { return }
    try live.show(settled, open: open)
  }

  /// Ends the line on a terminal, where the prompt follows. In a pipe only the reply's own bytes are written.
  mutating func finish() throws {
    guard io.isTerminal, printed > 0 else { return }
    if let live = io.live, let rest = lines?.finish(columns: live.columns) {
      try live.show(rest, open: [])
    } else if !endsLine {
      try io.write("\n")
    }
    endsLine = true
  }
}
