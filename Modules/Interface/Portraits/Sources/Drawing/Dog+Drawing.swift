extension Dog {
  /// The colours at the edge of the head.
  var outline: [Shade] { ears == .pricked ? [fur] : [fur, ear] }

  func draw(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let inks =
      Ramp(fur).inks("F", "f", "l") + Ramp(ear).inks("D", "d", "e") + Ramp(muzzle, depth: 0.16).inks("M", "m")
      + ["N": 0x20142C, "n": 0x5A4A66, "p": 0xE0A0A0]
    canvas.draw(Self.body, y: 12, inks)
    canvas.draw(ears.head, y: 1, inks)
    if let pattern = markings.sprite { canvas.draw(pattern, x: 3, y: 3, inks) }
    canvas.draw(ears == .folded ? Self.jowls : Self.snout, x: ears == .folded ? 3 : 4, y: 8, inks)
    drawEyes(on: &canvas, pose)
    drawMouth(on: &canvas, pose)
  }

  private func drawEyes(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let isDark = fur.luminance < 0.09
    let dark: Shade = 0x20142C
    let ring = fur.mixed(with: 0xFFFFFF, 0.35)
    switch pose {
    case .relaxing:
      for x in [4, 9] { canvas.draw("ddd", x: x, y: 7, ["d": isDark ? ring : dark]) }
    default:
      for x in [5, 10] {
        (canvas[x, 6], canvas[x, 7]) = (dark, dark)
        if isDark { (canvas[x - 1, 6], canvas[x, 5], canvas[x + 1, 6]) = (ring, ring, ring) }
        canvas[x, 6] = isDark ? 0xF4EFE6 : dark
      }
      if pose == .fighting {
        let brow: Inks = ["b": fur.mixed(with: isDark ? 0xFFFFFF : 0x28140A, 0.55)]
        canvas.draw("bb.\n..b", x: 4, y: 4, brow)
        canvas.draw(".bb\nb..", x: 9, y: 4, brow)
      }
      if pose == .crying { pose.drawTears(on: &canvas, y: 8) }
    }
  }

  private func drawMouth(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let inks: Inks = [
      "d": muzzle.mixed(with: 0x28141E, 0.6), "t": 0xF08A96, "T": 0xD96A7A, "w": 0xFFFFFF, "r": 0x7A2F3A,
    ]
    switch pose {
    case .smiling, .walking, .working, .eating, .drinking, .shopping:
      canvas.draw("rrrr\n.tt\n.TT", x: 6, y: 11, inks)
    case .fighting: canvas.draw("dddddd\n.w..w", x: 5, y: 11, inks)
    case .crying: canvas.draw(".dd.\nd..d", x: 6, y: 10, inks)
    default: canvas.draw(".dd.\nd..d", x: 6, y: 10, inks)
    }
  }

  private static let body = """
    ....ffffffff....
    ...lFFFFFFFff...
    ..lFFFMMMMFFff..
    ..FFFFMMMmFFff..
    """

  private static let snout = """
    ..MNNM..
    .MMNNMM.
    MMMMMMMm
    .MMMMMm.
    ..MMMm..
    """

  private static let jowls = """
    ..MMNNMM..
    .MMNNNNMM.
    MMMMNNMMMm
    MMMMMMMMMm
    .MMMMMMmm.
    """
}

extension Dog.Ears {
  fileprivate var head: String {
    switch self {
    case .hanging: Self.hangingEars
    case .pricked: Self.prickedEars
    case .folded: Self.foldedEars
    }
  }

  private static let hangingEars = """
    .....FFFFFF.....
    ..eDFllFFFFFDd..
    .eDDFFFFFFFfDdd.
    eDDFFFFFFFFFfDdd
    eDDFFFFFFFFFfDdd
    eDDFFFFFFFFFfDdd
    eDDFFFFFFFFFfDdd
    .DDFFFFFFFFFfdd.
    .DDFFFFFFFFFfdd.
    ..DFFFFFFFFffd..
    ....FFFFFFff....
    """

  private static let prickedEars = """
    ..D..........d..
    .eDD........Ddd.
    .eDpD.FFFF.DpDd.
    .eDpFFllFFFFpDd.
    ..DFFFFFFFFFFd..
    ..lFFFFFFFFFFf..
    ..lFFFFFFFFFFf..
    .FFFFFFFFFFFFff.
    .FFFFFFFFFFFFff.
    ..FFFFFFFFFFff..
    ....FFFFFFff....
    """

  private static let foldedEars = """
    ....FFFFFFFF....
    .DDFFllFFFFFFDd.
    .eDDFFFFFFFFDdd.
    .eDFFFFFFFFFfdd.
    ..DFFFFFFFFFfd..
    ..lFFFFFFFFFff..
    ..lFFFFFFFFFff..
    .lFFFFFFFFFFfff.
    .FFFFFFFFFFFFff.
    .FFFFFFFFFFFfff.
    ..FFFFFFFFFfff..
    """
}

extension Dog.Markings {
  fileprivate var sprite: String? {
    switch self {
    case .plain: nil
    case .patched: "\n......DDD\n.....DDDDD\n.....DDDDd\n.....DDDDd\n......DDd"
    case .masked: "DDDD.DDDDd\nDDD...DDDd\n\nM.......Mm\nMM.....MMm\nMMM..MMMMm\nMMMMMMMMMm"
    case .blazed: "....MM\n....MM\n....MM\n....MM\n....MM"
    }
  }
}
