extension Look {
  /// Draws the four rows of eight for rows of lists. No two-by-two block has more than two colours, so that each fits
  /// into a cell.
  /// - Parameter page: The background to draw on without the place; nil for the place.
  func drawnForRow(on page: Shade? = nil) -> PixelCanvas {
    var canvas = PixelCanvas(width: 8, height: 4, figure: 8)
    if page == nil {
      let halo = ground.halo
      for y in 0..<4 { canvas.fill(0...7, y: y, halo) }
    }
    let sprite = figure.row
    canvas.draw(page == nil ? sprite.whole : sprite.bare, inks(on: page))
    return canvas
  }

  private func inks(on page: Shade?) -> Inks {
    var inks = figure.smallInks(pose)
    if let hat = figure.rowHat { inks["K"] = hat }
    // A dog's eyes and nose are close together, and have one colour here.
    if case .dog = figure { inks["N"] = inks["E"] }
    guard let page else { return inks }
    let towards: Shade = page.luminance > 0.2 ? 0x000000 : 0xFFFFFF
    for letter in "FDHKAS" {
      if let ink = inks[letter], ink.contrast(to: page) < 1.5 { inks[letter] = ink.mixed(with: towards, 0.26) }
    }
    return inks
  }
}

extension Look.Figure {
  /// The colour of a hat that covers the whole top of the head.
  fileprivate var rowHat: Shade? { wears == .headband ? nil : wears?.hat?.top }

  /// The four rows with the place around, and without. `K` is the top of the head.
  fileprivate var row: (whole: String, bare: String) {
    switch self {
    case .human(let human):
      let face =
        human.style.framesFace
        ? "HSESSESH\nHHSSSSHH" : human.beard == .full ? "SSESSESS\nHHSSSSHH" : "SSESSESS\n.SSSSSS."
      return (".KKKKKK.\nKKSSSSKK\n" + face, "\n.KKKKKK.\n" + face)
    case .cat: return (".F....F.\nFFFFFFFF\nFEFFFFEF\nFFFNNFFF", "\n.F....F.\nFEFFFFEF\nFFFNNFFF")
    case .dog where rowHat != nil: return ("KKKKKKKK\nDDFFFFDD\nDFEFFEFD\nDDFNNFDD", "\n.KKKKKK.\nDFEFFEFD\nDDFNNFDD")
    case .dog(let dog) where dog.ears == .pricked:
      return (".D....D.\nDDFFFFDD\nFFEFFEFF\nFFFNNFFF", "\n.D....D.\nFFEFFEFF\nFFFNNFFF")
    case .dog: return ("DFFFFFFD\nDFFFFFFD\nDFEFFEFD\nDDFNNFDD", "\n.FFFFFF.\nDFEFFEFD\nDDFNNFDD")
    case .alien where rowHat != nil:
      return ("KKKKKKKK\nAAAAAAAA\nAEEAAEEA\nAAAAAAAA", "\n.KKKKKK.\nAEEAAEEA\nAAAAAAAA")
    case .alien: return (".A.AA.A.\n.AAAAAA.\nAEEAAEEA\nAAAAAAAA", "\n.A.AA.A.\nAEEAAEEA\nAAAAAAAA")
    }
  }
}

extension Human.Hair {
  /// Whether the hair reaches the chin on both sides.
  fileprivate var framesFace: Bool {
    switch self {
    case .bob, .long, .wavy, .headscarf, .ponytail: true
    case .short, .parted, .spiky, .curly, .afro, .bald, .bun: false
    }
  }
}
