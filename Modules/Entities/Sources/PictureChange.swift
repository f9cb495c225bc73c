/// What becomes of somebody's picture when they are saved.
public enum PictureChange: Hashable, Sendable {
  /// It stays as it is.
  case kept
  /// A copy of the PNG file at this path takes its place.
  case file(String)
  /// There is none any more.
  case removed
}
