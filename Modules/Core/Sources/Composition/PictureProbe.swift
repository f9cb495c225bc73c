import Pictures

/// Checks whether a picture can be drawn.
enum PictureProbe {
  /// Decodes a PNG file whole. Where this machine has no decoder, any file passes: a portrait is drawn instead.
  static func canDraw(_ file: [UInt8]) -> Bool {
    do throws(PictureFailure) {
      _ = try Bitmap(png: file, fitting: (1, 1))
      return true
    } catch {
      return error == .noDecoder
    }
  }
}
