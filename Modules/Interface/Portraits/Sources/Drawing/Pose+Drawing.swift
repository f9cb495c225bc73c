extension Look.Pose {
  /// Draws a human's eyes, two pixels high, or the form that the pose gives them.
  func drawEyes(on canvas: inout PixelCanvas, y: Int, _ eye: Shade, skin: Shade) {
    let inks: Inks = ["e": eye, "b": eye.mixed(with: skin, 0.25), "l": eye.mixed(with: skin, 0.4)]
    switch self {
    case .relaxing:
      for x in [4, 9] { canvas.draw("lll", x: x, y: y + 1, inks) }
    case .fighting:
      canvas.draw("bb.\n..b\n.e.", x: 4, y: y - 1, inks)
      canvas.draw(".bb\nb..\n.e.", x: 9, y: y - 1, inks)
    default:
      for x in [5, 10] { (canvas[x, y], canvas[x, y + 1]) = (eye, eye) }
      if self == .crying { drawTears(on: &canvas, y: y + 2) }
    }
  }

  /// Draws tears below both eyes.
  func drawTears(on canvas: inout PixelCanvas, y: Int) {
    let inks: Inks = ["t": 0xA8DCFF, "T": 0x6FB8F0]
    canvas.draw("t\nt\nT", x: 4, y: y, inks)
    canvas.draw("t\nT", x: 11, y: y, inks)
  }

  func drawMouth(on canvas: inout PixelCanvas, y: Int, _ lip: Shade, isSmall: Bool = false) {
    let inks: Inks = ["m": lip, "w": 0xFFFFFF, "t": 0xE8808A]
    switch self {
    case .smiling: canvas.draw(isSmall ? "m..m\n.mm." : "mwwm\n.tt.", x: 6, y: isSmall ? y - 1 : y, inks)
    case .eating: canvas.draw(".mm.\n.mm.", x: 6, y: y, inks)
    case .fighting: canvas.draw(isSmall ? "mmmm" : "mwwm", x: 6, y: y, inks)
    case .crying: canvas.draw(".mm.\nm..m", x: 6, y: y, inks)
    case .shopping, .walking, .relaxing: canvas.draw("m..m\n.mm.", x: 6, y: isSmall ? y - 1 : y, inks)
    case .sitting, .drinking, .studying, .working: canvas.draw("mm", x: 7, y: y, inks)
    }
  }

  /// Draws what stands behind the figure.
  func drawBehind(on canvas: inout PixelCanvas) {
    guard self == .sitting else { return }
    let chair = Ramp(0x9A4A52).inks("R", "r", "q")
    canvas.draw("qRR..........RRr\nqRRRRRRRRRRRRRRr\nqRRRRRRRRRRRRRRr\nqRRRRRRRRRRRRRRr", y: 12, chair)
  }

  /// Draws the thing that belongs to the pose, in front of the figure.
  /// - Parameter isHuman: Whether the figure is one that would wear an apron.
  func drawThing(on canvas: inout PixelCanvas, isHuman: Bool) {
    switch self {
    case .eating:
      let bread: Inks = ["b": 0xE8B860, "B": 0xC08A3C, "g": 0x7FB04A, "r": 0xD65F5F, "w": 0xF8E8C0]
      canvas.draw(".wbb.\nwbbbB\nggrrg\nBbbbB", x: 10, y: 12, bread)
      canvas[9, 12] = 0xE8B860
    case .drinking:
      let cup: Inks = ["w": 0xD9604A, "W": 0xA8403A, "l": 0xFBF7EE, "c": 0x6A3E28, "s": 0xF4F4FA]
      canvas.draw("..s..\n.s...\nlcccl.\nwwwWWW\nwwwWW.W\n.wwWWW", x: 9, y: 10, cup)
    case .walking:
      let stick: Inks = ["w": 0xB0804C, "W": 0x7A5230]
      canvas.draw("w\nw\nwW\nw\nw\nw\nw", x: 14, y: 9, stick)
      canvas.draw("b\nb\nb", x: 4, y: 13, ["b": 0x7A5230])
    case .shopping:
      let bag: Inks = ["h": 0x5A3A28, "b": 0xF2C45A, "B": 0xD09A34, "r": 0xE2566A]
      canvas.draw(".hh.\nh..h\nbbbB\nbrrB\nbbbB", x: 11, y: 11, bag)
    case .studying:
      let book: Inks = ["c": 0x3E5FA8, "C": 0x2B4478, "p": 0xFBF4E4, "P": 0xDCD2BC, "s": 0xB8AC94]
      canvas.draw("cppppp.pppPC\ncpsspPPpssPC\nccccccCCCCCC", x: 2, y: 13, book)
    case .working where !isHuman:
      let box: Inks = ["b": 0xC8965A, "B": 0x96683A, "l": 0xE0B87C, "t": 0xF4E4C0, "T": 0xD6C29A]
      canvas.draw("lllltttlllB\nbbbbttTbbbB\nBBBBTTTBBBB", x: 3, y: 13, box)
    case .working:
      let bib: Inks = ["w": 0xF4EFE6, "W": 0xD2C9B8]
      canvas.draw(".w....W.\n.wwwwwW.\n.wWWwwW.", x: 4, y: 13, bib)
    case .fighting:
      let glove: Inks = ["r": 0xD6444E, "R": 0xA02C3A, "l": 0xF08A8A, "w": 0xF4EFE6]
      canvas.draw(".rr.\nrlrr\nrrrR\n.wwR", x: 0, y: 12, glove)
      canvas.draw(".rr.\nrlrR\nrrRR\nwwR.", x: 12, y: 12, glove)
    case .smiling, .sitting, .relaxing, .crying: break
    }
  }
}
