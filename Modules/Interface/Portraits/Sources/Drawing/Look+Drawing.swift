extension Look {
  /// The colours behind the figure.
  var ground: Ground { Ground(of: place, behind: figure.outline) }

  /// Draws the sixteen rows: the place, the figure, and its things.
  /// - Parameter width: The columns, at least sixteen. The figure is in the middle.
  func drawn(width: Int) -> PixelCanvas {
    var canvas = PixelCanvas(width: width, height: 16, figure: 16)
    place.draw(on: &canvas, ground)
    pose.drawBehind(on: &canvas)
    switch figure {
    case .human(let human): human.draw(on: &canvas, pose)
    case .cat(let cat): cat.draw(on: &canvas, pose)
    case .dog(let dog): dog.draw(on: &canvas, pose)
    case .alien(let alien): alien.draw(on: &canvas, pose)
    }
    pose.drawThing(on: &canvas, isHuman: figure.isHuman)
    figure.wears?.draw(on: &canvas)
    return canvas
  }
}

extension Look.Figure {
  var isHuman: Bool { if case .human = self { true } else { false } }

  var outline: [Shade] {
    switch self {
    case .human(let human): human.outline
    case .cat(let cat): cat.outline
    case .dog(let dog): dog.outline
    case .alien(let alien): alien.outline
    }
  }

  var wears: Wear? {
    switch self {
    case .human(let human): human.wears
    case .cat(let cat): cat.wears
    case .dog(let dog): dog.wears
    case .alien(let alien): alien.wears
    }
  }
}
