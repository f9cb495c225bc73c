import TerminalUI

/// The running text of a paragraph.
public struct ParagraphText: Sendable {
  /// The text in stretches, each ended by the first line end or cut after `ParserLimits.stretch` bytes; all but the
  /// last are final.
  let stretches: [Stretch]

  /// The inlines of all stretches.
  public var inlines: [MarkdownInline] { stretches.count == 1 ? stretches[0].inlines : stretches.flatMap(\.inlines) }

  init(stretches: [Stretch]) {
    self.stretches = stretches
  }

  struct Stretch: Sendable {
    let inlines: [MarkdownInline]
    let memory = RecentCache<LayoutKey, Layout>()

    init(_ inlines: [MarkdownInline]) {
      self.inlines = inlines
    }

    /// The lines of a stretch; the last one continues in the next stretch.
    struct Layout: Sendable {
      let complete: BlockLayout
      let last: StyledLine
    }
  }
}

extension ParagraphText: Hashable {
  /// Whether both have the same inlines.
  public static func == (one: ParagraphText, other: ParagraphText) -> Bool { one.inlines == other.inlines }

  /// Hashes the inlines.
  public func hash(into hasher: inout Hasher) { hasher.combine(inlines) }
}
