/// Text that can do nothing to a terminal but appear on it: the only text that can be painted.
///
/// Whatever a model, a card, a file name or an error says becomes safe here, in one place: no control character, no
/// invisible or direction-changing character, no tower of marks is left. The original stays with whoever has it.
public struct SafeText: Hashable, Sendable {
  /// What may be painted. Lines end at "\n"; there is no other control character in it.
  public let string: String

  /// Whether something was removed or replaced that a reader might want to know of.
  public let hidSomething: Bool

  /// Makes body text safe: line breaks become "\n", a tab becomes spaces up to the next multiple of 4 cells.
  public init(untrusted: String) {
    self = Sanitizer.body(untrusted)
  }

  /// Makes a field of one line safe, such as a name, a title, a path or an error: breaks and tabs become spaces.
  ///
  /// It is cut to `limit` cells, with "…" at the end.
  public init(untrustedLine: String, limit: Int = 256) {
    self = Sanitizer.line(untrustedLine, limit: limit)
  }

  /// The program's own words.
  public init(_ literal: StaticString) {
    let safe = Sanitizer.body("\(literal)")
    self.init(string: safe.string, hidSomething: false)
  }

  /// No text.
  public init() {
    self.init(string: "", hidSomething: false)
  }

  /// Text that is known to be safe, because it was cut from safe text.
  init(string: String, hidSomething: Bool) {
    self.string = string
    self.hidSomething = hidSomething
  }
}

extension SafeText {
  /// Whether there is nothing to paint.
  public var isEmpty: Bool { string.isEmpty }

  /// The cells of the widest line.
  public var width: Int {
    var widest = 0, current = 0
    ClusterWalk.forEach(in: string) { step in
      current = step.isLineBreak ? 0 : current + step.width
      widest = max(widest, current)
      return true
    }
    return widest
  }

  /// What a reader sees as characters, in order.
  public var clusters: ClusterScanner { ClusterScanner(string) }

  /// A part of the text, by its place in the UTF-8 of `string`, between clusters.
  public func bytes(_ range: Range<Int>) -> SafeText {
    SafeText(string: String(string.slice(range.lowerBound, range.upperBound)), hidSomething: hidSomething)
  }

  /// Both texts in one.
  public static func + (one: SafeText, other: SafeText) -> SafeText {
    SafeText(string: one.string + other.string, hidSomething: one.hidSomething || other.hidSomething)
  }

  /// Appends a text.
  public static func += (text: inout SafeText, other: SafeText) {
    text = text + other
  }
}

extension SafeText: CustomStringConvertible {
  /// What may be painted.
  public var description: String { string }
}

extension SafeText: ExpressibleByStringLiteral {
  /// The program's own words. Only a literal can be written this way; a variable needs one of the other initialisers.
  public init(stringLiteral: StaticString) {
    self.init(stringLiteral)
  }
}
