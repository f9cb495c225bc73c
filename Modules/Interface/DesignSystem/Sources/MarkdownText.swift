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
  @State private var showsReasoning = false
  private let source: String

  /// A text in GitHub's Markdown, of any size and origin.
  public init(_ source: String) {
    self.source = source
  }

  /// Where the terminal makes links of text, addresses would only be in the way; where nothing is painted, marks.
  private var style: MarkdownStyle {
    MarkdownStyle(showsAddresses: !showsLinks, copyTitle: isPlain ? nil : language.copyMark)
  }

  /// What it is made of.
  public var body: some View {
    let document = reader.document(of: source)
    if case .reasoning(let reasoning)? = document.blocks.first?.kind {
      VStack(alignment: .leading) {
        Button {
          showsReasoning.toggle()
        } label: {
          ReasoningLabel(
            title: reasoning.isComplete ? language.thoughts : language.thinking, isOpen: showsReasoning)
        }
        if showsReasoning { MarkdownView([MarkdownBlock(id: 0, .quote(reasoning.blocks))], style: style) }
        if document.blocks.count > 1 {
          MarkdownView(Array(document.blocks.dropFirst()), style: style).padding(.top, 1)
        }
      }
    } else {
      MarkdownView(document, style: style)
    }
  }
}

private struct ReasoningLabel: View {
  @Environment(\.isFocused) private var isFocused
  let title: String
  let isOpen: Bool

  var body: some View {
    Text(line: (isOpen ? "▾ " : "▸ ") + title).foregroundStyle(.secondary).reversed(isFocused)
  }
}
