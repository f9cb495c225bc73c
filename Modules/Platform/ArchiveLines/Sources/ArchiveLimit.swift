/// The limits of a line. Larger lines are refused before they use memory.
public enum ArchiveLimit {
  /// Bytes of a line: a picture in Base64 and some text.
  public static let line = 32 << 20
  /// Bytes of a picture.
  public static let picture = 8 << 20
  /// Bytes of a text, and of a name.
  public static let text = 16 << 20, name = 4096

  /// The first bytes of a picture file (PNG, chapter 5.2).
  public static let pictureSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
