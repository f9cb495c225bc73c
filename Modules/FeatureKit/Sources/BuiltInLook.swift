import Entities
public import Portraits

/// The looks of the characters that come with the app.
public enum BuiltInLook {
  /// The looks of the five characters that Explore features, for a screen without avatars.
  public static let featured = [
    Look(juno, .working, in: .space), Look(inkwell, .sitting, in: .museum), Look(ombrel, .smiling, in: .space),
    Look(doyun, .working, in: .city), Look(waffles, .fighting, in: .park),
  ]

  /// The figure of each built-in character. The catalogue never changes an identifier.
  static let figures: [Avatar.ID: Look.Figure] = [
    id(0x101): doyun, id(0x102): anselm, id(0x103): bertil,
    id(0x201): juno, id(0x202): marisol, id(0x203): haneul,
    id(0x301): ombrel, id(0x302): tikkTava, id(0x303): sael,
    id(0x401): dumpling, id(0x402): waffles, id(0x403): bramble,
    id(0x501): inkwell, id(0x502): tangerine, id(0x503): nimbus,
    Avatar.assistantID: assistant,
  ]

  private static func id(_ low: UInt64) -> Avatar.ID {
    Avatar.ID(high: 0x0194_1F29_7C00_7000, low: 0x8000_0000_0000_0000 | low)
  }

  private static let doyun = human(0xEAB98F, hair: 0x2B2230, .short, clothes: 0x6A7390, wears: .bakerHat)
  private static let anselm = human(0xEAB98F, hair: 0xECE4D4, .bald, clothes: 0x4F7FD6, .full, wears: .knitCap)
  private static let bertil = human(0xF6D3B3, hair: 0xB86A3A, .short, clothes: 0x34466E, .moustache, wears: .guardCap)
  private static let juno = human(0xC98D62, hair: 0x4A2F3F, .bun, clothes: 0xE08A3C, wears: .leaf)
  private static let marisol = human(0xEAB98F, hair: 0x9C5B2E, .long, clothes: 0x3F9C7A, wears: .earrings)
  private static let haneul = human(0xF2CBA6, hair: 0x2B2230, .ponytail, clothes: 0xE9E3D6, wears: .headband)

  private static let ombrel = Look.Figure.alien(
    Alien(skin: 0x7FD6A0, glow: 0xD8FF9A, eyes: 0x1D2340, .antennae, clothes: 0x5A4FA8))
  private static let tikkTava = Look.Figure.alien(
    Alien(skin: 0xB79BEA, glow: 0xFFD27A, .crown, clothes: 0xD65F5F, hasThirdEye: true))
  private static let sael = Look.Figure.alien(
    Alien(skin: 0x6FB7D6, glow: 0xF0A06A, .fins, clothes: 0x4A4F63, wears: .captainCap))

  private static let dumpling = Look.Figure.dog(
    Dog(fur: 0xF4EFE6, ear: 0xE6D8C0, .hanging, muzzle: 0xFFFFFF, wears: .postCap))
  private static let waffles = Look.Figure.dog(
    Dog(fur: 0xC99A62, ear: 0x8A5A34, .folded, muzzle: 0xF2E2CC, .patched, wears: .campaignHat))
  private static let bramble = Look.Figure.dog(
    Dog(fur: 0x8A5A34, ear: 0x6A4024, .hanging, muzzle: 0xD0A070, wears: .bandana))

  /// The plain assistant is no character: a machine, with an antenna.
  private static let assistant = Look.Figure.alien(
    Alien(skin: 0xB4BECC, glow: 0x7FD6FF, eyes: 0x1D2340, .antennae, clothes: 0x4A5570))

  private static let inkwell = Look.Figure.cat(Cat(fur: 0x34303F, belly: 0x4A4558, eyes: 0xF2C94C, wears: .bowTie))
  private static let tangerine = Look.Figure.cat(
    Cat(fur: 0xF0913C, belly: 0xFFE6C8, eyes: 0x3F9C56, .tabby, second: 0xC05E1E))
  private static let nimbus = Look.Figure.cat(Cat(fur: 0x9AA3B5, belly: 0xD8DEEA, eyes: 0x5A6FD6, wears: .scarf))

  private static func human(
    _ skin: Shade, hair: Shade, _ style: Human.Hair, clothes: Shade, _ beard: Human.Beard = .none, wears: Wear
  ) -> Look.Figure {
    .human(Human(skin: skin, hair: hair, style, clothes: clothes, beard: beard, wears: wears))
  }
}
