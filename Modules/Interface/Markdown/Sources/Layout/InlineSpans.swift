import TerminalUI

/// Converts inlines to runs of styled text. No meaning depends on colour alone: code is bolder than the text around
/// it, or lighter where that is bold; links are underlined and show their address.
struct InlineSpans {
  private let style: MarkdownStyle
  private var spans: [TextSpan] = []

  private init(_ style: MarkdownStyle) {
    self.style = style
  }

  /// The runs of a text; `look` is the default look.
  static func spans(of inlines: [MarkdownInline], _ style: MarkdownStyle, look: SpanAppearance = SpanAppearance())
    -> [TextSpan]
  {
    var builder = InlineSpans(style)
    builder.add(inlines, look)
    return builder.spans
  }

  private mutating func add(_ inlines: [MarkdownInline], _ look: SpanAppearance) {
    for inline in inlines { add(inline, look) }
  }

  private mutating func add(_ inline: MarkdownInline, _ look: SpanAppearance) {
    switch inline {
    case .text(let text): add(text, look)
    case .code(let code):
      var own = look.tinted(.teal)
      own.traits.formSymmetricDifference(.bold)
      add(code, own)
    case .emphasis(let children): add(children, look.adding(.italic))
    case .strong(let children): add(children, look.adding(.bold))
    case .strikethrough(let children): add(children, look.adding(.strikethrough))
    case .link(let children, let address, _): addLink(children, address, look)
    case .image(let alternative, let address, _):
      var linked = look.adding(.italic)
      linked.link = look.link ?? address
      add("▣ " + (alternative.isEmpty ? address : alternative), linked)
      if !alternative.isEmpty { add(address: address, look) }
    case .html(let html): add(html, look.tinted(.secondary))
    case .softBreak: add(style.keepsLines ? "\n" : " ", look)
    case .hardBreak: add("\n", look)
    }
  }

  private mutating func addLink(_ children: [MarkdownInline], _ address: String, _ look: SpanAppearance) {
    var linked = look.tinted(.link).adding(.underline)
    linked.link = address
    let words = children.plainText
    add(words.isEmpty ? [.text(address)] : children, linked)
    if words.isEmpty || Self.says(words, address) { return }
    // A text that looks like an address must not hide another address. An address that cannot become a link must not be
    // hidden either.
    let isClear = SpanAppearance.leads(to: address) && !Self.looksLikeAddress(words)
    if style.showsAddresses || !isClear { addShown(address, look) }
  }

  /// Whether a reader could take the text for an address: `bank.example`, `https://…`, `a@b`.
  private static func looksLikeAddress(_ words: String) -> Bool {
    if words.contains("://") || words.contains("@") { return true }
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    return zip(parts, parts.dropFirst()).contains { one, other in
      one.last?.isWhitespace == false && other.first?.isWhitespace == false
    }
  }

  private mutating func add(address: String, _ look: SpanAppearance) {
    if style.showsAddresses { addShown(address, look) }
  }

  private mutating func addShown(_ address: String, _ look: SpanAppearance) {
    guard !address.isEmpty else { return }
    add(" (\(address))", look.tinted(.secondary))
  }

  /// Whether the text is the address, so that the reader knows the link's target.
  static func says(_ words: String, _ address: String) -> Bool {
    ["", "mailto:", "http://", "https://"].contains { address == $0 + words || address == $0 + words + "/" }
  }

  private mutating func add(_ text: String, _ look: SpanAppearance) {
    if text.isEmpty { return }
    if spans.last?.look == look { spans[spans.count - 1].text += text } else { spans.append(TextSpan(text, look)) }
  }
}

extension SpanAppearance {
  /// The same look with another colour.
  func tinted(_ tint: Tint) -> SpanAppearance {
    var look = self
    look.tint = tint
    return look
  }

  /// The same look with further traits.
  func adding(_ more: SpanTraits) -> SpanAppearance {
    var look = self
    look.traits.formUnion(more)
    return look
  }
}
