import TerminalUI

/// The running text of a paragraph.
public struct ParagraphText: Sendable {
  /// The text in stretches of `ParserLimits.stretch`, of which all but the last do not change any more.
  let stretches: [Stretch]

  /// What it says.
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

    /// A stretch in lines; the last of them goes on in the stretch after it.
    struct Layout: Sendable {
      let complete: BlockLayout
      let last: StyledLine
    }
  }
}

extension ParagraphText: Hashable {
  /// Whether both say the same.
  public static func == (one: ParagraphText, other: ParagraphText) -> Bool { one.inlines == other.inlines }

  /// Mixes in what it says.
  public func hash(into hasher: inout Hasher) { hasher.combine(inlines) }
}
