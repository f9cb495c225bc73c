/// A kind of file that a card is written as.
public enum CardFormat: Sendable {
  /// A picture with the card in two chunks: one of version 2 (or 1, if the card is) for older programs, and one of
  /// version 3. Cards that the picture already has are replaced; all its other chunks are copied byte for byte.
  case png(picture: CardSource)
  /// The card alone. Without a version it keeps its own.
  case json(CardVersion? = nil)
  /// An archive with the card, of version 3, and its assets: those of the original archive, if it is given, or the
  /// picture, a PNG file, as the main icon.
  case charx(original: CardSource? = nil, picture: CardSource? = nil)
}
