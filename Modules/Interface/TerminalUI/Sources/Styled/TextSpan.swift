import Terminal

/// A run of text in one look. Whatever the text holds, only what is visible reaches the terminal.
public struct TextSpan: Hashable, Sendable {
  /// The words. A line break in them begins a new line.
  public var text: String
  /// How they look.
  public var look: SpanAppearance

  /// A run from its words and its look.
  public init(_ text: String, _ look: SpanAppearance = SpanAppearance()) {
    self.text = text
    self.look = look
  }
}

/// How a run of text looks, where it differs from the text around it.
public struct SpanAppearance: Hashable, Sendable {
  /// Its colour; nil for that of the text around it.
  public var tint: Tint?
  /// Everything but its colour.
  public var traits: SpanTraits
  /// Where it leads, when it is a link. Whatever stands here, only what `leads(to:)` is true for becomes one.
  public var link: String?
  /// What a click on it copies.
  public var copy: CopySource?

  /// A look from its parts.
  public init(_ traits: SpanTraits = [], tint: Tint? = nil, link: String? = nil, copy: CopySource? = nil) {
    self.tint = tint
    self.traits = traits
    self.link = link
    self.copy = copy
  }

  /// Whether an address may become a link: http, https or mailto, and not too long. Others are only text.
  public static func leads(to address: String) -> Bool {
    Hyperlink(untrusted: address) != nil
  }
}

/// What a run of text has beside its colour. Without colours, bold and underlined text still show as such.
public struct SpanTraits: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt16

  /// Traits from their bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Heavy strokes; less contrast; slanted.
  public static let bold = SpanTraits(rawValue: 1), dim = SpanTraits(rawValue: 2), italic = SpanTraits(rawValue: 4)
  /// A line below; a line through the middle.
  public static let underline = SpanTraits(rawValue: 8), strikethrough = SpanTraits(rawValue: 32)
}

/// A text that a click copies: made only then, because it may be long, and often another by the next frame.
public final class CopySource: Sendable {
  let text: @Sendable () -> String

  /// A source from what makes the text.
  public init(_ text: @escaping @Sendable () -> String) {
    self.text = text
  }
}

extension CopySource: Hashable {
  /// Whether both are the same source; what they come to is not asked.
  public static func == (one: CopySource, other: CopySource) -> Bool { one === other }

  /// Mixes in which source it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
