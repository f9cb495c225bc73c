public import Entities

/// Texts that screens must be able to show.
public enum SampleText {
  /// A text of about 500 characters, with a word that is wider than any line.
  public static let long =
    String(repeating: "A long life among the stars teaches patience, 그리고 긴 문장을 읽는 법도 가르칩니다. ", count: 6)
    + String(repeating: "무지개다리", count: 20)
  /// A name that is too long for any place.
  public static let longName = "Archibald Montgomery Featherstonehaugh-Cholmondeley 남궁민수제갈공명 the Third"
  /// Control sequences of a terminal: they clear the screen, change the title, hide text, ring and reverse the
  /// direction.
  public static let hostile =
    "\u{1B}[2J\u{1B}]0;owned\u{07}\u{1B}[31mred\u{1B}[0m\r\u{08}\u{202E}drawkcab\u{202C}\u{200B}\u{FEFF}\u{9B}5m e\u{301}\u{301}\u{301}\u{0}"
}

/// An error with a reason, for a fake that refuses.
public struct OutOfReach: Error, CustomStringConvertible {
  /// The text for the user.
  public let description = "The shelf is out of reach."

  /// The error.
  public init() {}
}

/// In a test, a literal is a text that is the same in every language.
extension LocalizedText: @retroactive ExpressibleByStringLiteral {
  /// The same text in every language.
  public init(stringLiteral words: String) {
    self.init(untranslated: words)
  }
}
