import CPNG

extension Bitmap {
  /// Whether this machine can decode pictures. Reading it loads libpng, so read it only when there is a picture.
  public static var canDecodePNG: Bool { cpng_is_available() }

  /// The version of libpng on this machine; nil where it is missing. Reading it loads libpng.
  public static var pngVersion: String? { cpng_version().map { String(cString: $0) } }

  /// Decodes a PNG file, and scales it down to fit into a box; a smaller picture stays as it is.
  ///
  /// Only an interlaced picture is ever in memory as a whole. Decoding may take some hundred milliseconds: call it
  /// off the main thread.
  public init(
    png file: [UInt8], fitting box: (width: Int, height: Int), limits: PictureLimits = PictureLimits()
  ) throws(PictureFailure) {
    var rows = RowCollector(box: box)
    let outcome = file.withUnsafeBufferPointer { file in
      withUnsafeMutablePointer(to: &rows) { rows in
        let sink = cpng_sink(
          context: rows,
          begin: { context, width, height in
            context?.assumingMemoryBound(to: RowCollector.self).pointee.begin(Int(width), Int(height))
          },
          row: { context, y, bytes in
            context?.assumingMemoryBound(to: RowCollector.self).pointee.consume(bytes, at: Int(y))
          })
        return cpng_decode(file.baseAddress, file.count, limits.forDecoder, sink)
      }
    }
    switch outcome {
    case cpng_ok: break
    case cpng_library_missing: throw .noDecoder
    case cpng_too_large, cpng_no_memory: throw .tooLarge
    default: throw .malformed
    }
    guard let bitmap = rows.scaler?.bitmap() else { throw .malformed }
    self = bitmap
  }
}

/// Collects rows as they are decoded, and keeps only the scaled picture.
private struct RowCollector {
  let box: (width: Int, height: Int)
  var width = 0
  var scaler: BoxScaler?

  init(box: (width: Int, height: Int)) {
    self.box = box
  }

  mutating func begin(_ width: Int, _ height: Int) {
    self.width = width
    let fitted = Bitmap.size(of: (width, height), fitting: box)
    let isSmall = width <= fitted.width && height <= fitted.height
    scaler = BoxScaler(from: (width, height), to: isSmall ? (width, height) : fitted)
  }

  mutating func consume(_ bytes: UnsafePointer<UInt8>?, at y: Int) {
    scaler?.add(row: UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : 4 * width), at: y)
  }
}

extension PictureLimits {
  fileprivate var forDecoder: cpng_limits {
    // A profile or a comment may be large once unpacked, and is not needed.
    cpng_limits(
      bytes: max(0, bytes), side: UInt32(clamping: max(0, side)), pixels: UInt64(max(0, pixels)), chunks: 64,
      chunk_bytes: 1 << 20)
  }
}
