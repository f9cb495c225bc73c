extension Alien {
  /// The colours at the edge of the head.
  var outline: [Shade] { [skin] }

  func draw(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let inks =
      Ramp(skin, depth: 0.32).inks("A", "a", "l") + Ramp(clothes).inks("C", "c", "k") + Ramp(glow).inks("G", "g", "L")
      + ["E": eyes, "w": 0xFFFFFF]
    canvas.draw(Self.shoulders, y: 13, inks)
    if let crest = crest.behind { canvas.draw(crest, y: 0, inks) }
    canvas.draw(Self.head, y: 2, inks)
    if let crest = crest.front { canvas.draw(crest, y: 0, inks) }
    let spots = skin.mixed(with: glow, 0.55)
    for (x, y) in [(3, 5), (12, 5), (5, 10), (10, 10)] { canvas[x, y] = spots }
    drawEyes(on: &canvas, pose, inks)
    if hasThirdEye { canvas.draw(".EE.\nEwEE\n.EE.", x: 6, y: 3, inks) }
    let mouth = skin.mixed(with: 0x140A1E, 0.6)
    pose.drawMouth(on: &canvas, y: 11, mouth, isSmall: true)
  }

  private func drawEyes(on canvas: inout PixelCanvas, _ pose: Look.Pose, _ inks: Inks) {
    switch pose {
    case .relaxing:
      for x in [3, 9] { canvas.draw("E..E\n.EE.", x: x, y: 7, inks) }
    case .fighting:
      canvas.draw("E...\nEEE.\n.EEE", x: 3, y: 6, inks)
      canvas.draw("...E\n.EEE\nEEE.", x: 9, y: 6, inks)
      (canvas[5, 8], canvas[10, 8]) = (0xFFFFFF, 0xFFFFFF)
    default:
      canvas.draw("EE..\nEwEE\n.EEE\n..EE", x: 3, y: 6, inks)
      canvas.draw("..EE\nEwEE\nEEE.\nEE..", x: 9, y: 6, inks)
      if pose == .crying { pose.drawTears(on: &canvas, y: 10) }
    }
  }

  private static let head = """
    .....AAAAAA.....
    ....AllAAAAA....
    ...AllAAAAAAa...
    ..AllAAAAAAAAa..
    ..AlAAAAAAAAAa..
    ..AAAAAAAAAAAa..
    ..AAAAAAAAAAaa..
    ...AAAAAAAAaa...
    ....AAAAAAaa....
    .....AAAAaa.....
    ......AAaa......
    .......aa.......
    """

  private static let shoulders = """
    ......aaaa......
    ...kCCaaaaCcc...
    ..kCCCCCCCCCcc..
    """
}

extension Alien.Crest {
  /// The part behind the head.
  fileprivate var behind: String? {
    switch self {
    case .antennae: "..GL........Gg..\n..GGA......aGg..\n.....A....a"
    case .fins: "\n\n\n.GG..........gg.\nLGGG........Gggg\nLGGG........Gggg\n.GGG........Ggg.\n..GG........gg.."
    case .horns: "..LG........Gg..\n..LGG......GGg..\n...GGA....aGg...\n....AA....aa...."
    case .tentacles: Self.tentaclesCrest
    case .crown, .bare: nil
    }
  }

  /// The part in front of it.
  fileprivate var front: String? {
    switch self {
    case .crown: "...L...LG...g...\n...GG.LGGg.Gg...\n....GGGGGGGg...."
    case .bare: "\n......LGG.......\n.....LGGGg......"
    default: nil
    }
  }

  private static let tentaclesCrest = """
    .....GG..GG.....
    ...LGGGGGGGGg...
    ..LGGGGGGGGGGg..
    .LGGG......GGgg.
    .LGG........Ggg.
    LGG..........Ggg
    LGG..........Ggg
    .GG..........gg.
    .GG..........gg.
    GGG..........ggg
    GG............gg
    .GG..........gg.
    ..G..........g..
    """
}
