extension Look {
  /// Draws the eight rows for cards: a drawing of its own, because sixteen rows made smaller lose the face.
  /// - Parameter width: The columns, at least eight. The figure is in the middle.
  func drawnForCard(width: Int) -> PixelCanvas {
    var canvas = PixelCanvas(width: width, height: 8, figure: 8)
    let ground = ground
    for y in 0..<8 {
      for x in canvas.columns { canvas[x, y] = y < 5 ? ground.halo : ground.lowerHalo }
    }
    canvas.draw(figure.card, figure.smallInks(pose))
    if let hat = figure.wears?.smallHat { canvas.draw(hat.card, hat.inks) }
    if let neck = figure.wears?.smallNeck { canvas.fill(3...4, y: 7, neck) }
    return canvas
  }
}

extension Look.Figure {
  fileprivate var card: String {
    switch self {
    case .human(let human): human.style.card
    case .cat: Cat.card
    case .dog(let dog): dog.ears.card
    case .alien(let alien): alien.crest.card
    }
  }
}

extension Human.Hair {
  /// Eight rows. `B` is skin, or hair of a beard.
  fileprivate var card: String {
    switch self {
    case .bald: "..SSSS..\n.SSSSSs.\n.SSSSSs.\nSESSSESs\nSSSSSSSs\n.BBMMBb.\n..Bsbb..\n.CCCCCc."
    case .short, .parted, .spiky, .bun:
      ".HHHHH..\n.HHHHHh.\nHHHHHHHh\nSESSSESs\nSSSSSSSs\n.BBMMBb.\n..Bsbb..\n.CCCCCc."
    case .curly, .afro: ".HHHHHh.\nHHHHHHHh\nHHHHHHHh\nHESSSESh\nHSSSSSSh\n.BBMMBb.\n..Bsbb..\n.CCCCCc."
    case .bob: ".HHHHHh.\nHHHHHHHh\nHHSSSHHh\nHESSSESh\nHSSSSSSh\nHBBMMBbh\n..Bsbb..\n.CCCCCc."
    case .long, .wavy, .ponytail, .headscarf:
      ".HHHHHh.\nHHHHHHHh\nHHSSSHHh\nHESSSESh\nHSSSSSSh\nHBBMMBbh\nHHBsbbhh\nHCCCCCch"
    }
  }
}

extension Cat {
  fileprivate static let card = "F......f\nFF.XX.Ff\nFFFXXFFf\nXEFFFEFX\nFFBNNBff\n.FBBBBf.\n..ffff..\n.FFBBFf."
}

extension Dog.Ears {
  fileprivate var card: String {
    switch self {
    case .hanging: ".FFFFFf.\nDFFFFFfd\nDFFFXXfd\nDEFFXEfd\nDFMNNMfd\n.MMMMMM.\n..FTTF..\n.FFMMFf."
    case .pricked: "D......d\nDD.FF.Dd\nDFFXXFFd\nFEFXXEFf\nFFMNNMff\n.MMMMMM.\n..FTTF..\n.FFMMFf."
    case .folded: ".FFFFFf.\nDFFFFFfd\nDFFFXXfd\nFEFFXEff\nFMMNNMmf\nMMMMMMMM\n.MMTTMM.\n.FFMMFf."
    }
  }
}

extension Alien.Crest {
  fileprivate var card: String {
    switch self {
    case .antennae, .horns: "G......G\n.AAAAAa.\nAAAYYAAa\nAEAYYAEa\nAEEAAEEa\n.AEAAEa.\n..AMMa..\n.CCaaCc."
    case .fins: "..AAAA..\n.AAAAAa.\nGAAYYAAG\nGEAYYAEG\nGEEAAEEG\n.AEAAEa.\n..AMMa..\n.CCaaCc."
    case .crown: ".G.GG.G.\n.GGGGGG.\nAAAYYAAa\nAEAYYAEa\nAEEAAEEa\n.AEAAEa.\n..AMMa..\n.CCaaCc."
    case .tentacles: ".GGGGGG.\nGGAAAAGG\nGAAYYAaG\nGEAYYAEG\nGEEAAEEG\nGAEAAEaG\n..AMMa..\n.CCaaCc."
    case .bare: "..AGGA..\n.AAAAAa.\nAAAYYAAa\nAEAYYAEa\nAEEAAEEa\n.AEAAEa.\n..AMMa..\n.CCaaCc."
    }
  }
}

extension Wear {
  /// A hat on eight rows, and its colours: `R` for the hat, `v` for its edge.
  fileprivate var smallHat: (card: String, inks: Inks)? {
    guard let hat else { return nil }
    let inks: Inks = ["R": hat.top, "v": hat.edge, "y": 0xFFD97A]
    switch self {
    case .headband: return ("\n\nvvvvvvvv", inks)
    case .captainCap, .guardCap, .postCap: return (".RRRRRR.\n.RRyyRR.\nvvvvvvvv", inks)
    case .campaignHat, .strawHat: return ("..RRRR..\n..vvvv..\nRRRRRRRR", inks)
    default: return (".RRRRRR.\n.RRRRRR.\nvvvvvvvv", inks)
    }
  }
}
