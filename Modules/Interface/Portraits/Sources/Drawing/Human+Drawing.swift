extension Human {
  /// The colours at the edge of the head.
  var outline: [Shade] { style == .bald ? [skin] : [skin, hair] }

  func draw(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let inks =
      Ramp(skin, depth: 0.22).inks("S", "s", "l") + Ramp(hair).inks("H", "h", "t") + Ramp(clothes).inks("C", "c", "k")
    if let back = style.back { canvas.draw(back.sprite, y: back.y, inks) }
    canvas.draw(Self.shoulders, y: 13, inks)
    canvas.draw(style == .bald ? Self.baldCrown : Self.crown, y: style == .bald ? 2 : 3, inks)
    canvas.draw(Self.face, y: 5, inks)
    canvas.draw(style.front.sprite, y: style.front.y, inks)
    let blush = skin.mixed(with: 0xE86A6A, 0.3)
    (canvas[4, 9], canvas[11, 9]) = (blush, blush.mixed(with: 0x140C28, 0.1))
    if pose != .smiling { canvas[8, 9] = inks["s"] }
    switch beard {
    case .none: break
    case .moustache: canvas.draw(".HHHHh.", x: 4, y: 9, inks)
    case .full: canvas.draw("H........h\nHH......hh\nHHHHHHHHhh\n.HHHHHHhh\n..HHHHhh\n...HHhh", x: 3, y: 8, inks)
    }
    pose.drawEyes(on: &canvas, y: 7, 0x2A2038, skin: skin)
    pose.drawMouth(on: &canvas, y: 10, 0x8E3B42)
  }

  private static let crown = """
    ....SSSSSSSS....
    ...lSSSSSSSSs...
    """

  private static let baldCrown = """
    .....SSSSSS.....
    ....SllSSSSS....
    ...SllSSSSSSs...
    """

  private static let face = """
    ...lSSSSSSSSs...
    ...lSSSSSSSSs...
    ..SSSSSSSSSSss..
    ..sSSSSSSSSSss..
    ...SSSSSSSSSs...
    ...SSSSSSSSss...
    ....SSSSSSss....
    .....SSSSss.....
    ......ssss......
    """

  private static let shoulders = """
    .....C....c.....
    ..kCCCCssCCCcc..
    .kCCCCCCCCCCCcc.
    """
}

extension Human.Hair {
  /// What is behind the head, and the row where it begins.
  fileprivate var back: (sprite: String, y: Int)? {
    switch self {
    case .long, .wavy, .headscarf: (Array(repeating: "..hhhhhhhhhhhh..", count: 11).joined(separator: "\n"), 4)
    case .bob: (Array(repeating: "..hhhhhhhhhhhh..", count: 8).joined(separator: "\n"), 4)
    default: nil
    }
  }

  /// What is in front of it.
  fileprivate var front: (sprite: String, y: Int) {
    switch self {
    case .short: (Self.shortHair, 1)
    case .parted: (Self.partedHair, 1)
    case .spiky: (Self.spikyHair, 0)
    case .curly: (Self.curlyHair, 0)
    case .afro: (Self.afroHair, 0)
    case .bald: (Self.fringe, 7)
    case .bob: (Self.bobHair, 1)
    case .long: (Self.longHair, 1)
    case .wavy: (Self.wavyHair, 1)
    case .bun: (Self.bunHair, 0)
    case .ponytail: (Self.ponytailHair, 1)
    case .headscarf: (Self.scarfAroundHead, 1)
    }
  }

  private static let shortHair = """
    .....HHHHHH.....
    ...HHttHHHHHH...
    ..HHttHHHHHHHh..
    ..HHHHHHHHHHHh..
    ..HHH.HHH.HHHh..
    ..H..........h..
    """

  private static let partedHair = """
    ....HHHHHHHH....
    ...HHHHttHHHH...
    ..HHHHttHHHHHh..
    ..HHHHHHHHHHhh..
    ..HH....HHHHhh..
    ..H........Hhh..
    """

  private static let spikyHair = """
    ....H..HH..H....
    ...HHHHHHHHHHH..
    ..HHtHHHtHHHHH..
    ..HttHHttHHHHh..
    .HHHHHHHHHHHHhh.
    ..HHHH.HHH.HHh..
    ..H.........hh..
    """

  private static let curlyHair = """
    ....HH.HHH.H....
    ..HHttHHttHHHH..
    ..HttHHttHHHHHh.
    .HHHHHHHHHHHHHh.
    .HtHHHHHHHHHHhh.
    .HHHHHH.HHHHHhh.
    ..HHH......Hhh..
    ..HH........hh..
    ..H..........h..
    """

  private static let afroHair = """
    ...HHHHHHHHHH...
    .HHHttHHHHHHHHh.
    .HHttHHHHHHHHHh.
    HHHHHHHHHHHHHHhh
    HHHHHHHHHHHHHHhh
    HHHHH..HHH.HHhhh
    .HHH........hhh.
    .HH..........hh.
    .HH..........hh.
    ..H..........h..
    """

  private static let fringe = """
    ..H..........h..
    ..HH........hh..
    """

  private static let bobHair = """
    ....HHHHHHHH....
    ..HHHttHHHHHHH..
    ..HHttHHHHHHHh..
    .HHttHHHHHHHHHh.
    .HHHHHHHHHHHHhh.
    .HHH..HHHH..hhh.
    .HH..........hh.
    .HH..........hh.
    .HH..........hh.
    .HHH........hhh.
    ..HH........hh..
    """

  private static let longHair = """
    ....HHHHHHHH....
    ..HHHHHttHHHHH..
    ..HHHHttHHHHHh..
    .HHHHttHHHHHHHh.
    .HHHHH...HHHHhh.
    .HHH.......HHhh.
    .HH..........hh.
    .HH..........hh.
    .HH..........hh.
    .HH..........hh.
    .HHH........hhh.
    .HHH........hhh.
    .HHHh......hhhh.
    .HHHh......hhhh.
    ..HHh......hhh..
    """

  private static let wavyHair = """
    ....HHHHHHHH....
    ..HHttHHHHHHHH..
    .HHttHHHHHHHHh..
    .HHHHHHHHHHHHHh.
    .HHHHHHHH..HHhh.
    .HHHH.......hhh.
    HHHH.........hh.
    HHH..........hhh
    .HH..........hhh
    .HHH.........hh.
    HHHH........hhh.
    HHHH........hhhh
    .HHH.........hhh
    .HH..........hh.
    """

  private static let bunHair = """
    ......HHHH......
    .....HttHHh.....
    ....HHHHHHhh....
    ...HHttHHHHHH...
    ..HHttHHHHHHHh..
    ..HHHH.HHHHHHh..
    ..HH.......Hhh..
    ..H..........h..
    """

  private static let ponytailHair = """
    ....HHHHHHHH....
    ...HHttHHHHHH...
    ..HHttHHHHHHHHh.
    ..HHHHHHHHHHHHhh
    ..HHHH.HHHHHHhHh
    ..HH.....HHHhhHh
    ..H..........hHh
    .............hHh
    .............hHh
    .............hHh
    .............hhh
    ..............h.
    """

  private static let scarfAroundHead = """
    ....HHHHHHHH....
    ..HHttHHHHHHHH..
    ..HttHHHHHHHHh..
    .HHtHHHHHHHHHHh.
    .HHHH......HHhh.
    .HHH........hhh.
    .HH..........hh.
    .HH..........hh.
    .HH..........hh.
    .HHH........hhh.
    ..HHH......hhh..
    ..HHHHHHHHhhhh..
    ...HHHttHHhhh...
    ..HHHHHHHHHhhh..
    """
}
