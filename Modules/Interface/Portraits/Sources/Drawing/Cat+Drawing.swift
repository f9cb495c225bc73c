extension Cat {
  /// The colours at the edge of the head.
  var outline: [Shade] { [fur] }

  func draw(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let inks =
      Ramp(fur).inks("F", "f", "l") + Ramp(belly, depth: 0.16).inks("B", "b") + Ramp(second).inks("M", "m")
      + ["p": 0xE79A9A, "N": 0xD9727A]
    canvas.draw(Self.body, y: 12, inks)
    canvas.draw(Self.head, y: 0, inks)
    if let pattern = markings.sprite { canvas.draw(pattern, y: 0, inks) }
    canvas.draw(Self.muzzle, x: 5, y: 9, inks)
    let whisker = fur.mixed(with: fur.luminance > 0.3 ? 0x2A2038 : 0xFFFFFF, 0.45)
    for y in [9, 11] { (canvas[1, y], canvas[14, y]) = (whisker, whisker) }
    drawEyes(on: &canvas, pose)
    drawMouth(on: &canvas, pose)
  }

  private func drawEyes(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let dark: Shade = fur.luminance < 0.06 ? 0x0C0812 : 0x1A1222
    switch pose {
    case .relaxing:
      let lid = fur.luminance < 0.08 ? fur.mixed(with: 0xFFFFFF, 0.45) : dark
      for x in [3, 9] { canvas.draw("e..e\n.ee.", x: x, y: 7, ["e": lid]) }
    default:
      let inks: Inks = ["e": eyes, "d": dark, "w": 0xFFFFFF]
      canvas.draw("ed\ned", x: 4, y: 7, inks)
      canvas.draw("de\nde", x: 10, y: 7, inks)
      if pose == .fighting {
        let brow: Inks = ["m": fur.mixed(with: fur.luminance > 0.1 ? 0x140C28 : 0xFFFFFF, 0.5)]
        canvas.draw("mm\n..m", x: 3, y: 5, brow)
        canvas.draw(".mm\nm", x: 10, y: 5, brow)
      }
      if pose == .crying { pose.drawTears(on: &canvas, y: 9) }
    }
  }

  private func drawMouth(on canvas: inout PixelCanvas, _ pose: Look.Pose) {
    let line: Inks = ["m": belly.mixed(with: 0x3C1E28, 0.55), "t": 0xF08A96]
    switch pose {
    case .smiling, .eating, .walking: canvas.draw("m.mm.m\n.mttm", x: 5, y: 10, line)
    case .crying: canvas.draw(".mm\nm..m", x: 6, y: 10, line)
    case .fighting: canvas.draw("mmmm\n.w.w", x: 6, y: 10, line + ["w": 0xFFFFFF])
    default: canvas.draw(".mm.\nm..m", x: 6, y: 10, line)
    }
  }

  private static let head = """
    ................
    ..F..........f..
    ..FF........Ff..
    ..FpF......Fpf..
    ..FppFFllFFppf..
    ..FFFFFFFFFFFf..
    .lFFFFFFFFFFFff.
    .lFFFFFFFFFFFff.
    .FFFFFFFFFFFFff.
    .FFFFFFFFFFFFff.
    .FFFFFFFFFFFFff.
    ..FFFFFFFFFFff..
    ...ffFFFFFFff...
    """

  private static let body = """
    ....ffffffff....
    ...lFFBBBBFff...
    ..lFFFBBBBFFff..
    ..FFFFBBBbFFff..
    """

  private static let muzzle = """
    .BNNB.
    BBBBBB
    .BBBb.
    """
}

extension Cat.Markings {
  fileprivate var sprite: String? {
    switch self {
    case .plain: nil
    case .tabby: Self.tabbyFur
    case .patched: Self.patchedFur
    case .masked: Self.maskedFur
    case .socks: Self.socksFur
    }
  }

  private static let tabbyFur = """




    .....M.MM.M.....
    .....M.MM.M.....
    .......MM.......

    .MM..........mm.

    .MM..........mm.


    ................
    ...M........m...
    ..MM........mm..
    """

  private static let patchedFur = """

    ..M.............
    ..MM............
    ..M.M...........
    ..M..MM.........
    ..MMMMM.........
    .MMMMMM.........
    .MMMMMM.........
    .MMMMM..........
    ..MM............




    ..........MMMm..
    .........MMMMm..
    """

  private static let maskedFur = """

    ..M..........m..
    ..MM........Mm..
    ..M.M......M.m..
    ..M..M....M..m..


    ....MMM..MMM....
    ....MMMMMMMM....
    ....MMMMMMMM....
    ....MMMMMMMM....
    .....MMMMMM.....
    """

  private static let socksFur = """




    .......MM.......
    .......MM.......
    .......MM.......
    .......MM.......
    .......MM.......
    .....MMMMMM.....
    ....MMMMMMMM....
    ....MMMMMMMM....

    .....MMMMMM.....
    .....MMMMMM.....
    .....MMMMMM.....
    """
}
