/// The change of a picture when a profile or an avatar is saved.
public enum PictureChange: Hashable, Sendable {
  /// The picture stays.
  case kept
  /// A copy of the PNG file at this path replaces it.
  case file(String)
  /// The picture is removed.
  case removed
}
