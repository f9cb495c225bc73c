/// Markdown that arrives in pieces. Blocks that can no longer change are read once and for all; only what may still
/// change is read again: the line that has not ended, and the paragraph or the lines of code that it belongs to.
///
/// However a text is cut into pieces, the document is the same as that of the whole text.
public struct StreamingMarkdown: Sendable {
  /// What cannot change any more.
  private(set) var committed: [MarkdownBlock] = []
  private var machine = BlockMachine()
  /// The line that has not ended.
  private var line: [UInt8] = []
  /// Whether it is the rest of one that was cut.
  private var continuesLine = false
  /// Whether a carriage return was the last byte: a line feed after it belongs to it.
  private var sawReturn = false

  /// Nothing yet.
  public init() {}

  /// How many blocks cannot change any more, however the text goes on.
  public var committedCount: Int { committed.count }

  /// How many bytes `append` has looked at, more than once where it had to, in lines, running text and code.
  public var bytesRead: Int { machine.effort }

  /// Takes the next piece, of any size. A character may be cut between two pieces' scalars.
  public mutating func append(_ piece: String) {
    for byte in piece.utf8 { consume(byte) }
    committed += machine.consumeComplete()
  }

  /// Everything that came so far, read as if nothing followed.
  public var document: MarkdownDocument { MarkdownDocument(blocks: committed + tail.blocks) }

  /// What may still change.
  public var tail: (blocks: [MarkdownBlock], bytesRead: Int) {
    var machine = machine
    let before = machine.effort
    if !line.isEmpty { machine.consume(line, continues: continuesLine) }
    let blocks = machine.finish()
    return (blocks, machine.effort - before)
  }

  /// What cannot change any more of the block after those that are complete.
  var settledPart: MarkdownBlock.Kind? {
    // The rest of a line that was cut belongs to what came before.
    continuesLine ? nil : machine.settledPart
  }

  private mutating func consume(_ byte: UInt8) {
    let isSecondHalf = sawReturn && byte == 0x0A
    sawReturn = byte == 0x0D
    if isSecondHalf { return }
    if byte == 0x0A || byte == 0x0D {
      machine.consume(line, continues: continuesLine)
      line.removeAll(keepingCapacity: true)
      continuesLine = false
      return
    }
    if line.count >= ParserLimits.line + ParserLimits.line / 4, byte & 0xC0 != 0x80 { cut() }
    if byte == 0 {
      line += [0xEF, 0xBF, 0xBD]  // CommonMark 0.31, section 2.3.
    } else {
      line.append(byte)
    }
    if byte == 0x20, line.count > ParserLimits.line { cut() }
  }

  /// Gives away the beginning of a line that is too long to be held.
  private mutating func cut() {
    machine.consume(line, continues: continuesLine, isCut: true)
    line.removeAll(keepingCapacity: true)
    continuesLine = true
  }
}
