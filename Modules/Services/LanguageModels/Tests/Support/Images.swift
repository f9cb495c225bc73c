extension [UInt8] {
  /// A file with the first bytes of PNG.
  static func png(_ rest: String) -> [UInt8] { [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(rest.utf8) }
  /// A file with the first bytes of JPEG.
  static func jpeg(_ rest: String) -> [UInt8] { [0xFF, 0xD8, 0xFF, 0xE0] + Array(rest.utf8) }
}
