/// The colours behind a figure: two bands, and a halo behind the head.
struct Ground: Hashable {
  var upper: Shade, lower: Shade

  /// The least contrast of the halo to the outline of a figure.
  static let leastContrast = 1.45

  /// The colours of a place, moved away from a figure until its outline can be seen, in steps of 12 %. They become
  /// darker or lighter, whichever takes fewer steps.
  /// - Parameter outline: The colours at the edge of the head.
  init(of place: Look.Place, behind outline: [Shade]) {
    let (upper, lower) = place.bands
    self.init(upper: upper, lower: lower)
    func isClear(_ ground: Ground) -> Bool {
      outline.allSatisfy { ground.halo.contrast(to: $0) >= Self.leastContrast }
    }
    var (darker, lighter) = (self, self)
    // Twenty steps leave less than a tenth of the colour.
    for _ in 0..<20 where !isClear(self) {
      darker = darker.moved(to: 0x120E24)
      lighter = lighter.moved(to: 0xFFFFFF)
      if isClear(darker) { self = darker } else if isClear(lighter) { self = lighter }
    }
  }

  private init(upper: Shade, lower: Shade) {
    self.upper = upper
    self.lower = lower
  }

  private func moved(to end: Shade) -> Ground {
    Ground(upper: upper.mixed(with: end, 0.12), lower: lower.mixed(with: end, 0.12))
  }

  /// The light behind the head, on the upper and on the lower band.
  var halo: Shade { upper.mixed(with: 0xFFFFFF, 0.13) }
  var lowerHalo: Shade { lower.mixed(with: 0xFFFFFF, 0.1) }
}

extension Look.Place {
  /// The colours of its upper and its lower part.
  var bands: (Shade, Shade) {
    switch self {
    case .space: (0x1B1B3A, 0x2A2454)
    case .park: (0x7FB7A0, 0x5F9E72)
    case .forest: (0x3F6B57, 0x2D4F3F)
    case .desert: (0xE8B98A, 0xD9A066)
    case .city: (0x56638A, 0x3F4A6B)
    case .museum: (0x8D7F96, 0x6F6279)
    case .mall: (0xC98FA0, 0xA86F86)
    }
  }
}
