import Markdown
public import TerminalUI

/// A model's text, formatted as Markdown, whole or while it arrives. The reasoning before the answer is folded above
/// it, behind a button.
///
/// An unchanged text costs nothing to show again; of a grown one only the new part is read.
public struct MarkdownText: View {
  @Environment(\.language) private var language
  @Environment(\.isPlain) private var isPlain
  @Environment(\.palette) private var palette
  @Environment(\.showsLinks) private var showsLinks
  @State private var reader = MarkdownReader()
  @State private var thoughtReader = MarkdownReader()
  @State private var counter = WordCounter()
  @State private var opensHere = false
  private let source: String
  private let thoughts: Thoughts?

  /// A text in GitHub's Markdown, of any size and origin.
  /// - Parameter thoughts: The reasoning before the text, where it arrived separately.
  public init(_ source: String, thoughts: Thoughts? = nil) {
    self.source = source
    self.thoughts = thoughts
  }

  /// Whether a text begins with reasoning between tags.
  public static func beginsWithThoughts(_ source: String) -> Bool {
    // Called in each frame for many texts: only a text with a tag is parsed as Markdown.
    guard source.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    if case .reasoning? = MarkdownDocument(String(source.prefix(64))).blocks.first?.kind { return true }
    return false
  }

  /// Where the terminal makes links clickable, addresses are left out. Where nothing is painted, the marks that copy
  /// code are.
  private var style: MarkdownStyle {
    MarkdownStyle(
      showsAddresses: !showsLinks, copyTitle: isPlain ? nil : language.copyMark,
      codeFrame: isPlain ? .lines : palette.hasSurfaces ? .background : .bar)
  }

  /// The content.
  public var body: some View {
    let document = reader.document(of: source)
    if let thoughts, !thoughts.text.isEmpty {
      VStack(alignment: .leading) {
        folded(thinking: thoughts.isArriving ? thoughts.text : nil) { thoughtReader.document(of: thoughts.text).blocks }
        if !document.blocks.isEmpty { MarkdownView(document, style: style).padding(.top, 1) }
      }
    } else if case .reasoning(let reasoning)? = document.blocks.first?.kind {
      VStack(alignment: .leading) {
        folded(thinking: reasoning.isComplete ? nil : source) { reasoning.blocks }
        if document.blocks.count > 1 {
          MarkdownView(Array(document.blocks.dropFirst()), style: style).padding(.top, 1)
        }
      }
    } else {
      MarkdownView(document, style: style)
    }
  }

  /// The reasoning behind a button. Reasoning that arrived separately is parsed only when it is open.
  /// - Parameter text: The text whose words are counted while it grows; nil for no count.
  private func folded(thinking text: String?, _ blocks: () -> [MarkdownBlock]) -> some View {
    let isOpen = thoughts?.isOpen ?? $opensHere
    // Line by line the count is left out: each change of the title would be printed.
    let thinking = isPlain ? nil : text.map { language.thinking(counter.count(in: $0)) }
    let title = thinking ?? language.thoughts
    return VStack(alignment: .leading) {
      Button {
        isOpen.wrappedValue.toggle()
      } label: {
        ReasoningLabel(title: title, isOpen: isOpen.wrappedValue)
      }
      if isOpen.wrappedValue {
        MarkdownView(blocks(), style: style).foregroundStyle(.secondary).padding(.trailing, 1)
          .leadingBar(.border, isThin: true).background(.surface)
      }
    }
    .caretAtEnd(false)
  }
}

private struct ReasoningLabel: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let title: String
  let isOpen: Bool

  var body: some View {
    Text(line: (isOpen ? "▾ " : "▸ ") + title).foregroundStyle(.secondary).highlighted(isFocused)
      .accessibilityLabel(title + " " + (isOpen ? language.opened : language.closed))
  }
}
