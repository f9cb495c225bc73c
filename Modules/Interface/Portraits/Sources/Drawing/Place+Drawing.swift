extension Look.Place {
  /// The first row of the lower band.
  static let horizon = 10

  /// Draws the bands, the halo, and the things that tell the place. The pattern of the place goes on beside the figure.
  func draw(on canvas: inout PixelCanvas, _ ground: Ground) {
    for y in 0..<canvas.height {
      for x in canvas.columns { canvas[x, y] = y < Self.horizon ? ground.upper : ground.lower }
    }
    if self == .desert { drawDunes(on: &canvas, ground) }
    for (y, columns) in Self.halo {
      canvas.fill(columns, y: y, y < Self.horizon ? ground.halo : ground.lowerHalo)
    }
    switch self {
    case .space: drawSpace(on: &canvas)
    case .park: drawPark(on: &canvas, ground)
    case .forest: drawForest(on: &canvas, ground)
    case .desert: drawSun(on: &canvas)
    case .city: drawCity(on: &canvas, ground)
    case .museum: drawMuseum(on: &canvas, ground)
    case .mall: drawMall(on: &canvas, ground)
    }
  }

  private static let halo: [(Int, ClosedRange<Int>)] = [
    (0, 5...10), (1, 3...12), (2, 2...13), (3, 1...14), (4, 1...14), (5, 0...15), (6, 0...15), (7, 0...15),
    (8, 0...15), (9, 0...15), (10, 1...14), (11, 1...14), (12, 2...13), (13, 3...12),
  ]

  private func drawSpace(on canvas: inout PixelCanvas) {
    let near: [(Int, Int)] = [(1, 1), (14, 9), (-4, 5), (19, 12), (-9, 10), (23, 3), (-7, 1)]
    let far: [(Int, Int)] = [(0, 6), (3, 0), (15, 12), (0, 12), (-2, 13), (17, 7), (-6, 8), (21, 9), (24, 14)]
    for (x, y) in near { canvas[x, y] = 0xE8E6FF }
    for (x, y) in far { canvas[x, y] = 0x8F8AD0 }
    canvas.draw(".ll.\nlppd\nlpdd\n.dd.", x: 13, y: 0, ["l": 0xE9C6F4, "p": 0xC9A2E8, "d": 0x9474C4])
    canvas.draw("..l.\n.l..", x: -6, y: 3, ["l": 0x6E69B8])
  }

  private func drawPark(on canvas: inout PixelCanvas, _ ground: Ground) {
    let cloud: Inks = ["w": 0xF7FBF5]
    canvas.draw(".ww.\nwwww", x: -1, y: 1, cloud)
    canvas.draw("ww", x: 14, y: 3, cloud)
    canvas.draw(".www\nwwww", x: 18, y: 2, cloud)
    canvas.draw("ww.\nwww", x: -7, y: 4, cloud)
    for (x, y) in [(0, 12), (14, 11), (1, 14), (-3, 13), (18, 12), (-7, 11), (22, 14)] { canvas[x, y] = 0xE8707A }
    for (x, y) in [(15, 13), (-2, 11), (19, 14), (-5, 14), (24, 12)] { canvas[x, y] = 0xFFE08A }
    let grass = ground.lower.mixed(with: 0x1F5A3C, 0.45)
    for (x, y) in [(0, 10), (15, 10), (14, 14), (-2, 15), (-4, 10), (17, 15), (20, 11)] { canvas[x, y] = grass }
  }

  private func drawForest(on canvas: inout PixelCanvas, _ ground: Ground) {
    let fir: Inks = [
      "g": ground.upper.mixed(with: 0x12382A, 0.6), "d": ground.upper.mixed(with: 0x0C2A20, 0.72), "t": 0x4A3426,
    ]
    let tree = "..g..\n..gd.\n.ggd.\n.ggdd\n.ggd.\nggddd\n.ggd.\nggddd\nggddd\n..t..\n..t.."
    for x in [-12, -7, -2, 13, 18, 23] { canvas.draw(tree, x: x, y: x % 2 == 0 ? 1 : 3, fir) }
    for (x, y) in [(1, 14), (14, 14), (-4, 14)] { canvas[x, y] = 0xD65F5F }
  }

  private func drawDunes(on canvas: inout PixelCanvas, _ ground: Ground) {
    let dune = ground.lower.mixed(with: 0xFFF0C0, 0.18)
    for x in canvas.columns {
      let height = [0, 0, 1, 1, 2, 2, 2, 1, 1, 0, 0, 0][(x + 36) % 12]
      for y in Self.horizon - height..<Self.horizon { canvas[x, y] = ground.lower }
      if x % 5 == 0 { canvas[x, 13] = dune }
    }
  }

  private func drawSun(on canvas: inout PixelCanvas) {
    canvas.draw(".ss\nssss\nssss\n.ss", x: 12, y: 0, ["s": 0xFFF0C0])
    canvas.draw(".c\nccc\n.cc\n.c\n.c\n.c", x: 18, y: 5, ["c": 0x5F8A5A])
    canvas.draw("c.\ncc\nc.", x: -4, y: 8, ["c": 0x5F8A5A])
  }

  private func drawCity(on canvas: inout PixelCanvas, _ ground: Ground) {
    let wall = ground.lower.mixed(with: 0x1C2340, 0.35)
    let heights = [2, 2, 5, 5, 5, 7, 3, 3, 3, 6]
    for x in canvas.columns where x < 3 || x > 12 {
      let top = heights[(x + 40) % heights.count]
      for y in top..<canvas.height { canvas[x, y] = wall }
      for y in stride(from: top + 1, to: canvas.height, by: 2) where (x * 3 + y * 5 + 120) % 11 < 2 {
        canvas[x, y] = 0xFFD97A
      }
    }
  }

  private func drawMuseum(on canvas: inout PixelCanvas, _ ground: Ground) {
    let stone: Inks = [
      "l": ground.upper.mixed(with: 0xFFF6E6, 0.5), "b": ground.upper.mixed(with: 0xFFF6E6, 0.34),
    ]
    let column = "llll\n" + String(repeating: ".bb.\n", count: 14) + "llll"
    for x in [-8, -1, 13, 20] { canvas.draw(column, x: x, y: 0, stone) }
    let frame: Inks = ["g": 0xE0B84A, "p": 0x6FA3B8, "h": 0x7F9A5A]
    canvas.draw("gggg\ngppg\nghhg\ngggg", x: 16, y: 4, frame)
    canvas.draw("gggg\ngppg\nghhg\ngggg", x: -4, y: 4, frame)
  }

  private func drawMall(on canvas: inout PixelCanvas, _ ground: Ground) {
    let awning: Inks = ["r": 0xD9596A, "w": 0xFFF3E0]
    for x in canvas.columns where x < 3 || x > 12 {
      let stripe: Inks = (x + 40) / 2 % 2 == 0 ? awning : ["r": 0xFFF3E0]
      canvas.draw("r\nr\nr", x: x, y: 0, stripe)
    }
    let window: Inks = ["w": 0xFFE9B0, "p": 0x8A63C9, "o": 0xE8843A]
    canvas.draw("ww\nww\npp", x: -1, y: 5, window)
    canvas.draw("ww\nww\noo", x: 15, y: 5, window)
    canvas.draw("www\nwow\noow", x: -6, y: 6, window)
    canvas.draw("www\nwpw\nwpp", x: 19, y: 6, window)
    let tile = ground.lower.mixed(with: 0xFFFFFF, 0.14)
    for x in canvas.columns where x % 3 == 0 { canvas[x, 11] = tile }
  }
}
