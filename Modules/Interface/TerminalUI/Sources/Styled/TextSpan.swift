import Terminal

/// A run of text with one look. Only visible characters of it reach the terminal.
public struct TextSpan: Hashable, Sendable {
  /// The text. A line break begins a new line.
  public var text: String
  /// Its look.
  public var look: SpanAppearance

  /// A run.
  public init(_ text: String, _ look: SpanAppearance = SpanAppearance()) {
    self.text = text
    self.look = look
  }
}

/// The look of a text run, where it differs from the text around it.
public struct SpanAppearance: Hashable, Sendable {
  /// Its colour; nil for the surrounding colour.
  public var tint: Tint?
  /// The colour behind it; nil for that of the surrounding text.
  public var background: Tint?
  /// Its bold, dim, italic, underlined and struck-through traits.
  public var traits: SpanTraits
  /// The address of a link. An address that `leads(to:)` refuses stays plain text.
  public var link: String?
  /// The text that a click on it copies.
  public var copy: CopySource?

  /// A look from its parts.
  public init(
    _ traits: SpanTraits = [], tint: Tint? = nil, on background: Tint? = nil, link: String? = nil,
    copy: CopySource? = nil
  ) {
    self.tint = tint
    self.background = background
    self.traits = traits
    self.link = link
    self.copy = copy
  }

  /// Whether an address may become a link: http, https or mailto, and not too long.
  public static func leads(to address: String) -> Bool {
    Hyperlink(untrusted: address) != nil
  }
}

/// The traits of a text run beside its colour. They show without colours too.
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

/// A text that a click copies. It is made only then: it may be long and change with each frame.
public final class CopySource: Sendable {
  let text: @Sendable () -> String

  /// A source that calls a closure for the text.
  public init(_ text: @escaping @Sendable () -> String) {
    self.text = text
  }
}

extension CopySource: Hashable {
  /// Whether both are the same source. The texts are not compared.
  public static func == (one: CopySource, other: CopySource) -> Bool { one === other }

  /// Hashes the identity of the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
