import Pictures

/// Pixels to draw on. The figure takes as many columns as the canvas has rows or, in rows of lists, twice as many;
/// columns beyond it show more of the place.
struct PixelCanvas {
  let width: Int, height: Int
  /// The number of columns before the figure, whose first column is 0.
  let left: Int
  private var pixels: [Shade?]

  /// - Parameter figure: The number of columns of the figure.
  init(width: Int, height: Int, figure: Int) {
    self.width = max(width, figure)
    self.height = height
    left = (self.width - figure) / 2
    pixels = Array(repeating: nil, count: self.width * height)
  }

  /// The columns, as the figure counts them.
  var columns: Range<Int> { -left..<width - left }

  /// A pixel; nil where nothing is drawn, and outside.
  subscript(x: Int, y: Int) -> Shade? {
    get { columns.contains(x) && 0..<height ~= y ? pixels[y * width + left + x] : nil }
    set {
      if columns.contains(x), 0..<height ~= y { pixels[y * width + left + x] = newValue }
    }
  }

  /// Draws a sprite: a line for each row, a letter for each pixel.
  mutating func draw(_ sprite: String, x: Int = 0, y: Int = 0, _ inks: Inks) {
    var place = (x: x, y: y)
    for byte in sprite.utf8 {
      if byte == UInt8(ascii: "\n") {
        place = (x, place.y + 1)
      } else {
        if let ink = inks[byte: byte] { self[place.x, place.y] = ink }
        place.x += 1
      }
    }
  }

  /// Fills columns of a row.
  mutating func fill(_ columns: ClosedRange<Int>, y: Int, _ shade: Shade) {
    for x in columns { self[x, y] = shade }
  }

  /// The pixels as a picture; those not drawn are transparent.
  var bitmap: Bitmap? { bitmap(width: width, height: height) }

  /// The pixels as a picture of another size, each as a rectangle.
  /// - Returns: Nil when the sides are no multiples of the canvas's.
  func bitmap(width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width % self.width == 0, height % self.height == 0 else { return nil }
    let across = width / self.width, down = height / self.height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<self.width {
        let pixel = pixels[y / down * self.width + x]
        for _ in 0..<across {
          bytes.append(pixel?.red ?? 0)
          bytes.append(pixel?.green ?? 0)
          bytes.append(pixel?.blue ?? 0)
          bytes.append(pixel == nil ? 0 : 255)
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
