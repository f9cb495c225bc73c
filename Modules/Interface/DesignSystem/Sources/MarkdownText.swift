import Markdown
public import TerminalUI

/// What a model wrote, as it is meant: Markdown, whole or as it arrives. What was thought before the answer stands
/// folded above it, behind a button.
///
/// The same text costs nothing to show again, and one that has grown is read from where it ended.
public struct MarkdownText: View {
  @Environment(\.language) private var language
  @Environment(\.isPlain) private var isPlain
  @Environment(\.showsLinks) private var showsLinks
  @State private var reader = MarkdownReader()
  @State private var thoughtReader = MarkdownReader()
  @State private var counter = WordCounter()
  @State private var opensHere = false
  private let source: String
  private let thoughts: Thoughts?

  /// A text in GitHub's Markdown, of any size and origin.
  /// - Parameter thoughts: What was thought before it, where that came apart from it.
  public init(_ source: String, thoughts: Thoughts? = nil) {
    self.source = source
    self.thoughts = thoughts
  }

  /// Whether a text begins with thoughts of its own, between tags.
  public static func beginsWithThoughts(_ source: String) -> Bool {
    // Asked in each frame, of many texts: only a tag is worth reading as Markdown.
    guard source.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    if case .reasoning? = MarkdownDocument(String(source.prefix(64))).blocks.first?.kind { return true }
    return false
  }

  /// Where the terminal makes links of text, addresses would only be in the way; where nothing is painted, marks.
  private var style: MarkdownStyle {
    MarkdownStyle(showsAddresses: !showsLinks, copyTitle: isPlain ? nil : language.copyMark)
  }

  /// What it is made of.
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

  /// What was thought, behind a button. It is read when it is open.
  /// - Parameter text: What it is counted by as long as it grows.
  private func folded(thinking text: String?, _ blocks: () -> [MarkdownBlock]) -> some View {
    let isOpen = thoughts?.isOpen ?? $opensHere
    // Who hears it would hear each number, and the same thing by two names.
    let thinking = isPlain ? nil : text.map { language.thinking(counter.count(in: $0)) }
    let title = thinking ?? language.thoughts
    return VStack(alignment: .leading) {
      Button {
        isOpen.wrappedValue.toggle()
      } label: {
        ReasoningLabel(title: title, isOpen: isOpen.wrappedValue)
      }
      if isOpen.wrappedValue { MarkdownView([MarkdownBlock(id: 0, .quote(blocks()))], style: style) }
    }
  }
}

private struct ReasoningLabel: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let title: String
  let isOpen: Bool

  var body: some View {
    Text(line: (isOpen ? "▾ " : "▸ ") + title).foregroundStyle(.secondary).reversed(isFocused)
      .accessibilityLabel(title + " " + (isOpen ? language.opened : language.closed))
  }
}
