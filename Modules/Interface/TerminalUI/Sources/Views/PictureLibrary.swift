import Pictures

/// The library that decodes pictures. It may be missing on this machine.
public enum PictureLibrary {
  /// The version of libpng, as `1.6.43`; nil where it is missing. Reading it loads the library.
  public static var version: String? { Bitmap.pngVersion }
}
