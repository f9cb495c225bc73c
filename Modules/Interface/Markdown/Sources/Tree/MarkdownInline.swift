/// A piece of running text.
public indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case strikethrough([MarkdownInline])
  /// A link, with the optional title of its address.
  case link([MarkdownInline], address: String, title: String?)
  /// A picture, with its alternative text.
  case image(alternative: String, address: String, title: String?)
  /// A tag or comment, which is shown as its source.
  case html(String)
  /// A line end in the source.
  case softBreak
  /// A line end that the source requests.
  case hardBreak
}

extension MarkdownInline {
  /// The text without looks and addresses.
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
  /// The text without looks and addresses.
  public var plainText: String { map(\.plainText).joined() }

  /// The same inlines with links replaced by their text: a link cannot contain another. CommonMark 0.31, section 6.3.
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
