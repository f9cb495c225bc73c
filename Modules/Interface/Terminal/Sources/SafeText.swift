/// Sanitised text, which cannot control a terminal: the only text that can be painted.
///
/// Text of a model, a card, a file name or an error becomes safe here, in one place: control characters, invisible
/// characters, characters that change the direction and stacked marks are removed or replaced. The caller keeps the
/// original.
public struct SafeText: Hashable, Sendable {
  /// The safe text. Lines end at "\n"; it contains no other control character.
  public let string: String

  /// Whether something was removed or replaced that matters to a reader.
  public let hidSomething: Bool

  /// Sanitises a text of several lines: line breaks become "\n", a tab becomes spaces up to the next multiple of 4
  /// cells.
  public init(untrusted: String) {
    self = Sanitizer.body(untrusted)
  }

  /// Sanitises a text of one line, such as a name, a title, a path or an error: breaks and tabs become spaces.
  ///
  /// It is cut to `limit` cells, with "…" at the end.
  public init(untrustedLine: String, limit: Int = 256) {
    self = Sanitizer.line(untrustedLine, limit: limit)
  }

  /// Text of the program itself.
  public init(_ literal: StaticString) {
    let safe = Sanitizer.body("\(literal)")
    self.init(string: safe.string, hidSomething: false)
  }

  /// No text.
  public init() {
    self.init(string: "", hidSomething: false)
  }

  /// Text that is safe already: sanitised, or cut from safe text.
  init(string: String, hidSomething: Bool) {
    self.string = string
    self.hidSomething = hidSomething
  }
}

extension SafeText {
  /// Whether there is no text.
  public var isEmpty: Bool { string.isEmpty }

  /// The width of the widest line in cells.
  public var width: Int {
    var widest = 0, current = 0
    ClusterWalk.forEach(in: string) { step in
      current = step.isLineBreak ? 0 : current + step.width
      widest = max(widest, current)
      return true
    }
    return widest
  }

  /// The characters as a reader sees them, in order.
  public var clusters: ClusterScanner { ClusterScanner(string) }

  /// A part of the text, by a range in the UTF-8 of `string` between clusters.
  public func bytes(_ range: Range<Int>) -> SafeText {
    SafeText(string: String(string.slice(range.lowerBound, range.upperBound)), hidSomething: hidSomething)
  }

  /// Both texts, one after the other.
  public static func + (one: SafeText, other: SafeText) -> SafeText {
    SafeText(string: one.string + other.string, hidSomething: one.hidSomething || other.hidSomething)
  }

  /// Appends a text.
  public static func += (text: inout SafeText, other: SafeText) {
    text = text + other
  }
}

extension SafeText: CustomStringConvertible {
  /// The safe text.
  public var description: String { string }
}

extension SafeText: ExpressibleByStringLiteral {
  /// Text of the program itself. Only a literal can be written this way; a variable needs one of the other
  /// initialisers.
  public init(stringLiteral: StaticString) {
    self.init(stringLiteral)
  }
}
