extension Look.Figure {
  /// The colours of the letters in the small drawings.
  func smallInks(_ pose: Look.Pose) -> Inks {
    switch self {
    case .human(let human): human.smallInks(pose)
    case .cat(let cat): cat.smallInks(pose)
    case .dog(let dog): dog.smallInks(pose)
    case .alien(let alien): alien.smallInks(pose)
    }
  }
}

extension Human {
  fileprivate func smallInks(_ pose: Look.Pose) -> Inks {
    let skin = Ramp(skin, depth: 0.22), hair = Ramp(hair)
    let chin = beard == .full ? hair : skin
    return skin.inks("S", "s") + hair.inks("H", "h") + Ramp(clothes).inks("C", "c") + chin.inks("B", "b")
      + ["E": pose == .relaxing ? skin.dark : 0x2A2038, "M": 0x9C4444, "K": style == .bald ? self.skin : self.hair]
  }
}

extension Cat {
  fileprivate func smallInks(_ pose: Look.Pose) -> Inks {
    let fur = Ramp(fur)
    let closed = self.fur.luminance < 0.08 ? self.fur.mixed(with: 0xFFFFFF, 0.4) : 0x20142C
    let marked = markings == .tabby || markings == .socks ? second : self.fur
    return fur.inks("F", "f")
      + ["E": pose == .relaxing ? closed : eyes, "N": 0xD9727A, "B": markings == .masked ? second : belly, "X": marked]
  }
}

extension Dog {
  fileprivate func smallInks(_ pose: Look.Pose) -> Inks {
    let isDark = fur.luminance < 0.09
    let tongue: Shade =
      pose == .crying || pose == .fighting || pose == .relaxing ? muzzle.mixed(with: 0x140C28, 0.4) : 0xF08A96
    let mark = markings == .patched ? ear : markings == .blazed ? muzzle : fur
    return Ramp(fur).inks("F", "f") + Ramp(ear).inks("D", "d") + Ramp(muzzle, depth: 0.16).inks("M", "m")
      + ["E": isDark ? 0xF4EFE6 : 0x20142C, "N": 0x20142C, "T": tongue, "X": mark]
  }
}

extension Alien {
  fileprivate func smallInks(_ pose: Look.Pose) -> Inks {
    let skin = Ramp(skin, depth: 0.32)
    return skin.inks("A", "a") + Ramp(clothes).inks("C", "c")
      + ["E": eyes, "G": glow, "M": skin.dark, "Y": hasThirdEye ? eyes : self.skin]
  }
}

extension Wear {
  /// The colours of a hat and of its edge; nil for what is no hat.
  var hat: (top: Shade, edge: Shade)? {
    switch self {
    case .bakerHat: (0xFFFFFF, 0xDAD4C8)
    case .beret: (0xC8414B, 0x96303F)
    case .campaignHat: (0x7A6A3A, 0x3A2A1E)
    case .strawHat: (0xE8C470, 0xC8414B)
    case .cap: (0xD65F5F, 0xA8474A)
    case .captainCap: (0xFBF7EE, 0x2B3A66)
    case .guardCap: (0x34466E, 0x1E2A48)
    case .postCap: (0x3F6FC9, 0x2B4F96)
    case .knitCap: (0x3A5A92, 0x2A3F6C)
    case .headband: (0xE0A63C, 0xE0A63C)
    default: nil
    }
  }

  /// The colour of what is around the neck; nil for nothing.
  var smallNeck: Shade? {
    switch self {
    case .bowTie, .collar: 0xD0414B
    case .bandana: 0x3F9C5A
    case .scarf: 0xD65F5F
    case .bell: 0xFFD97A
    default: nil
    }
  }
}
