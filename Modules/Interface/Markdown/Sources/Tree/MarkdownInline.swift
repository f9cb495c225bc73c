/// A piece of running text.
public indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case strikethrough([MarkdownInline])
  /// A link, with the title that may come with its address.
  case link([MarkdownInline], address: String, title: String?)
  /// A picture, as the words that stand for it.
  case image(alternative: String, address: String, title: String?)
  /// A tag or comment, which is shown as the text that it is.
  case html(String)
  /// The end of a line in the source.
  case softBreak
  /// The end of a line that was asked for.
  case hardBreak
}

extension MarkdownInline {
  /// What it says, without looks and addresses.
  public var plainText: String {
    switch self {
    case .text(let text), .code(let text), .html(let text): text
    case .emphasis(let children), .strong(let children), .strikethrough(let children): children.plainText
    case .link(let children, _, _): children.plainText
    case .image(let alternative, _, _): alternative
    case .softBreak, .hardBreak: "\n"
    }
  }
}

extension MarkdownInline {
  fileprivate var hasLink: Bool {
    switch self {
    case .link: true
    case .emphasis(let children), .strong(let children), .strikethrough(let children):
      children.contains(where: \.hasLink)
    default: false
    }
  }
}

extension [MarkdownInline] {
  /// What they say, without looks and addresses.
  public var plainText: String { map(\.plainText).joined() }

  /// The same words, none of them a link: in a link there is no other. CommonMark 0.31, section 6.3.
  var withoutLinks: [MarkdownInline] {
    guard contains(where: \.hasLink) else { return self }
    return flatMap { inline -> [MarkdownInline] in
      switch inline {
      case .link(let children, _, _): children
      case .emphasis(let children): [.emphasis(children.withoutLinks)]
      case .strong(let children): [.strong(children.withoutLinks)]
      case .strikethrough(let children): [.strikethrough(children.withoutLinks)]
      default: [inline]
      }
    }
  }
}
