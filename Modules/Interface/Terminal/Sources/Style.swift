/// The attributes of a cell's text, apart from its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt16

  /// Attributes from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Heavy strokes.
  public static let bold = Attributes(rawValue: 1)
  /// Less contrast.
  public static let dim = Attributes(rawValue: 2)
  /// Slanted.
  public static let italic = Attributes(rawValue: 4)
  /// A line below.
  public static let underline = Attributes(rawValue: 8)
  /// Foreground and background change places.
  public static let reverse = Attributes(rawValue: 16)
  /// A line through the middle.
  public static let strikethrough = Attributes(rawValue: 32)
}

/// The style of a cell: its colours and attributes.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// The attributes.
  public var attributes: Attributes

  /// A style; by default the terminal's own.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own style.
  public static let standard = Style()
}
