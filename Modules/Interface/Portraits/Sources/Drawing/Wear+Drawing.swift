extension Wear {
  /// Draws it at a place that suits a figure with its eyes around row 7.
  func draw(on canvas: inout PixelCanvas) {
    for part in parts { canvas.draw(part.sprite, x: part.x, y: part.y, part.inks) }
  }

  private struct Part {
    let sprite: String
    let x: Int, y: Int
    let inks: Inks

    init(_ sprite: String, x: Int = 0, y: Int, _ inks: Inks) {
      (self.sprite, self.x, self.y, self.inks) = (sprite, x, y, inks)
    }
  }

  private var parts: [Part] {
    switch self {
    case .bakerHat: [Part(Self.puffed, y: 0, ["W": 0xFFFFFF, "w": 0xDAD4C8])]
    case .beret: [Part(Self.tilted, y: 0, Ramp(0xC8414B).inks("R", "r", "l"))]
    case .campaignHat: [Part(Self.brimmed, y: 0, Ramp(0x7A6A3A).inks("R", "r", "l") + ["b": 0x3A2A1E])]
    case .strawHat: [Part(Self.brimmed, y: 0, Ramp(0xE8C470).inks("R", "r", "l") + ["b": 0xC8414B])]
    case .cap: [Part(Self.round, y: 0, Ramp(0xD65F5F).inks("R", "r", "l"))]
    case .captainCap: [Part(Self.peaked, y: 0, Self.peak(0xFBF7EE, band: 0x2B3A66, visor: 0x161C30))]
    case .guardCap: [Part(Self.peaked, y: 0, Self.peak(0x34466E, band: 0x1E2A48, visor: 0x10141F))]
    case .postCap: [Part(Self.peaked, y: 0, Self.peak(0x3F6FC9, band: 0x2B4F96, visor: 0x1C3468))]
    case .knitCap: [Part(Self.knitted, y: 0, Ramp(0x2F4A7A).inks("R", "r", "l"))]
    case .headband:
      [Part("RRRRRRRRRRRr", x: 2, y: 4, Ramp(0xE0A63C).inks("R", "r")), Part("R\nR", x: 14, y: 5, ["R": 0xB8842C])]
    case .flower: [Part(".p.\npyp\n.p.", x: 11, y: 2, ["p": 0xF2789A, "y": 0xFFE08A])]
    case .leaf: [Part(".Gg.\nGgd.\n.d..", x: 9, y: 0, ["G": 0x8AE07A, "g": 0x5FBF5F, "d": 0x2F8A4A])]
    case .headset:
      [
        Part("..dddddddddddd..\n.dd..........dd.\n.d............d.", y: 0, ["d": 0x23262F]),
        Part("d\nd\nd\nRd\nRd\nRd", x: 1, y: 3, ["d": 0x23262F, "R": 0x5AD2F4]),
        Part(".d\n.d\n.d\ndR\ndR\ndR", x: 13, y: 3, ["d": 0x23262F, "R": 0x3AA2C4]),
      ]
    case .earrings:
      [Part("y\nY", x: 2, y: 9, Self.gold), Part("y\nY", x: 13, y: 9, Self.gold), Part("yyYY", x: 6, y: 13, Self.gold)]
    case .glasses:
      [Part(".ggg..ggg.\ngw.wggw.wg\ngw.wggw.wg\n.ggg..ggg.", x: 3, y: 6, ["g": 0x3A3048, "w": 0xE6F2FA])]
    case .bowTie: [Part("RR..Rr\nRRrrRr\nRR..Rr", x: 5, y: 13, Ramp(0xD0414B).inks("R", "r"))]
    case .collar: [Part("RRRRRRrr", x: 4, y: 13, Ramp(0xC8414B).inks("R", "r")), Part("y", x: 7, y: 14, Self.gold)]
    case .bell: [Part("RRRRRRrr", x: 4, y: 13, Ramp(0x3F6FC9).inks("R", "r")), Part("yy\nyY", x: 7, y: 13, Self.gold)]
    case .bandana: [Part("RRwRRRwrr\n.RRRwRrr\n..RRRrr", x: 4, y: 13, Ramp(0x3F9C5A).inks("R", "r") + ["w": 0xE8F4E0])]
    case .scarf:
      [Part("RRRRRRRRRr\nrRRwRRwRrr\n......RRr", x: 3, y: 12, Ramp(0xD65F5F).inks("R", "r") + ["w": 0xF8E0C8])]
    }
  }

  private static let gold: Inks = ["y": 0xFFD97A, "Y": 0xD0A040]

  private static func peak(_ top: Shade, band: Shade, visor: Shade) -> Inks {
    Ramp(top).inks("R", "r", "l") + ["b": band, "v": visor] + gold
  }

  private static let round = """
    .....RRRRRR.....
    ...RRllRRRRRr...
    ..RRllRRRRRRrr..
    ..RRRRRRRRRRrr..
    .rrrrrrrrrrrrrr.
    """

  private static let peaked = """
    ..lRRRRRRRRRRr..
    ..lRRRRyyRRRRr..
    ...bbbbYYbbbb...
    ...bbbbbbbbbb...
    ..vvvvvvvvvvvv..
    """

  private static let brimmed = """
    .....lRRRRr.....
    ....lRRRRRRr....
    ....lRRRRRRr....
    ....bbbbbbbb....
    .RRRRRRRRRRrrrr.
    """

  private static let knitted = """
    ......RRRR......
    ....RllRRRRr....
    ...RllRRRRRRr...
    ..RRlRRRRRRRrr..
    ..lRlRlRlRlrlr..
    """

  private static let puffed = """
    ..WWWWWWWWWWWw..
    ..WWWWWWWWWWww..
    ...WWwWWWwWWw...
    ...wwwwwwwwww...
    """

  private static let tilted = """
    ........r.......
    ...RRRRRRRRR....
    .RRllRRRRRRRRr..
    .RRRRRRRRRRRrr..
    ..rrrrrrrrrrr...
    """
}
