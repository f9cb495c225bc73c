/// A being from elsewhere.
public struct Alien: Hashable, Sendable {
  /// What grows on the head.
  public enum Crest: Sendable {
    case antennae, fins, crown, horns, tentacles, bare
  }

  let skin: Shade, glow: Shade, eyes: Shade, clothes: Shade
  let crest: Crest
  let hasThirdEye: Bool
  let wears: Wear?

  /// An alien.
  /// - Parameter glow: The colour of its crest and of its spots.
  public init(
    skin: Shade, glow: Shade, eyes: Shade = 0x20183A, _ crest: Crest, clothes: Shade, hasThirdEye: Bool = false,
    wears: Wear? = nil
  ) {
    self.skin = skin
    self.glow = glow
    self.eyes = eyes
    self.crest = crest
    self.clothes = clothes
    self.hasThirdEye = hasThirdEye
    self.wears = wears
  }

  static let all = [
    Alien(skin: 0x8FD07A, glow: 0xE8FF9A, .antennae, clothes: 0x4A4F8A),
    Alien(skin: 0xC79BEA, glow: 0xFFB8E0, .tentacles, clothes: 0x3F6C8A),
    Alien(skin: 0x6FC4D6, glow: 0xFFD27A, .fins, clothes: 0x8A4A6E),
    Alien(skin: 0xF0A08A, glow: 0xFFE08A, .horns, clothes: 0x3F5A4A),
    Alien(skin: 0xE8D06A, glow: 0xFF9A6A, .antennae, clothes: 0x5A3F7A, hasThirdEye: true),
    Alien(skin: 0xA8B4C4, glow: 0x7AF0E0, .bare, clothes: 0x2F3A5A),
    Alien(skin: 0x5FB894, glow: 0xF07AB0, .crown, clothes: 0xD9A441),
    Alien(skin: 0x8A8FE8, glow: 0xB8F0FF, .fins, clothes: 0x4A3A5A, wears: .scarf),
    Alien(skin: 0xE88AB4, glow: 0xB8FF9A, .tentacles, clothes: 0x3A4A6E, hasThirdEye: true),
    Alien(skin: 0xC4E07A, glow: 0xFF8A7A, .horns, clothes: 0x6E4A3A, wears: .bowTie),
    Alien(skin: 0x7AD0B8, glow: 0xD8B0FF, .bare, clothes: 0x8A3F4A, wears: .headset),
    Alien(skin: 0xD8B494, glow: 0x8AF0A0, .crown, clothes: 0x2F5A5A, wears: .scarf),
  ]
}
