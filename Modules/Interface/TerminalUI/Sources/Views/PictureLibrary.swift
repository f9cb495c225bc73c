import Pictures

/// The library that decodes pictures, which this machine may have or not.
public enum PictureLibrary {
  /// The version of libpng, as `1.6.43`; nil where there is none. Asking loads it.
  public static var version: String? { Bitmap.pngVersion }
}
