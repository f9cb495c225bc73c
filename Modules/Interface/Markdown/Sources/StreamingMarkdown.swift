/// Markdown that arrives in pieces. Final blocks are read only once. Read again are only the incomplete line, and the
/// paragraph or the lines of code around it.
///
/// Any division of a text into pieces gives the same document as the whole text.
public struct StreamingMarkdown: Sendable {
  /// The final blocks.
  private(set) var committed: [MarkdownBlock] = []
  private var machine = BlockMachine()
  /// The incomplete line.
  private var line: [UInt8] = []
  /// Whether it is the rest of a line that was cut.
  private var continuesLine = false
  /// Whether the last byte was a carriage return, to which a following line feed belongs.
  private var sawReturn = false

  /// An empty text.
  public init() {}

  /// The number of final blocks, which further text cannot change.
  public var committedCount: Int { committed.count }

  /// The bytes that `append` has read in lines, running text and code, counted each time.
  public var bytesRead: Int { machine.effort }

  /// Adds the next piece, of any size. A piece may end in the middle of a character, between two of its scalars.
  public mutating func append(_ piece: String) {
    for byte in piece.utf8 { consume(byte) }
    committed += machine.consumeComplete()
  }

  /// The document so far, read as if the text ended here.
  public var document: MarkdownDocument { MarkdownDocument(blocks: committed + tail.blocks) }

  /// The blocks that may still change.
  public var tail: (blocks: [MarkdownBlock], bytesRead: Int) {
    var machine = machine
    let before = machine.effort
    if !line.isEmpty { machine.consume(line, continues: continuesLine) }
    let blocks = machine.finish()
    return (blocks, machine.effort - before)
  }

  /// The final part of the block after the complete ones.
  var settledPart: MarkdownBlock.Kind? {
    // The rest of a line that was cut belongs to the text before it.
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

  /// Passes on the beginning of a line that is too long to be held.
  private mutating func cut() {
    machine.consume(line, continues: continuesLine, isCut: true)
    line.removeAll(keepingCapacity: true)
    continuesLine = true
  }
}
