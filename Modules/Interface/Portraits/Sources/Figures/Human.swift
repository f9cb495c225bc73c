/// A woman or a man.
public struct Human: Hashable, Sendable {
  /// How the hair is worn.
  public enum Hair: CaseIterable, Sendable {
    case short, parted, spiky, curly, afro, bald, bob, long, wavy, bun, ponytail, headscarf
  }

  /// The hair of the face.
  public enum Beard: Sendable {
    case none, moustache, full
  }

  let skin: Shade, hair: Shade, clothes: Shade
  let style: Hair
  let beard: Beard
  let wears: Wear?

  /// A human.
  /// - Parameters:
  ///   - skin: The colour of the skin.
  ///   - hair: The colour of the hair, or of a headscarf.
  ///   - clothes: The colour of the clothes.
  public init(
    skin: Shade, hair: Shade, _ style: Hair, clothes: Shade, beard: Beard = .none, wears: Wear? = nil
  ) {
    self.skin = skin
    self.hair = hair
    self.style = style
    self.clothes = clothes
    self.beard = beard
    self.wears = wears
  }

  static let women = [
    Human(skin: 0xEAB98F, hair: 0x5A3A28, .bob, clothes: 0x8A63C9),
    Human(skin: 0x9A6240, hair: 0x2B2230, .afro, clothes: 0xE0A63C, wears: .earrings),
    Human(skin: 0xF6D3B3, hair: 0xD9A441, .ponytail, clothes: 0x4F7FD6),
    Human(skin: 0xC98D62, hair: 0x2B2230, .long, clothes: 0xD65F5F, wears: .flower),
    Human(skin: 0xEAB98F, hair: 0x2F6F6A, .headscarf, clothes: 0x3E5A7A),
    Human(skin: 0xF6D3B3, hair: 0xB8463A, .wavy, clothes: 0x3F9C7A, wears: .glasses),
    Human(skin: 0x6D432C, hair: 0x2B2230, .bun, clothes: 0xE27FB0, wears: .earrings),
    Human(skin: 0xF2CBA6, hair: 0x2B2230, .bob, clothes: 0xE9E3D6, wears: .beret),
    Human(skin: 0xEAB98F, hair: 0xC9C6C0, .bun, clothes: 0x4A4F63, wears: .glasses),
    Human(skin: 0xC98D62, hair: 0x9C5B2E, .curly, clothes: 0x4F7FD6),
    Human(skin: 0xF6D3B3, hair: 0x8A63C9, .bob, clothes: 0x2F3340, wears: .headset),
    Human(skin: 0x9A6240, hair: 0x5A3A28, .wavy, clothes: 0xE08A3C, wears: .strawHat),
  ]

  static let men = [
    Human(skin: 0xEAB98F, hair: 0x5A3A28, .short, clothes: 0x4F7FD6),
    Human(skin: 0x6D432C, hair: 0x2B2230, .afro, clothes: 0xE0A63C),
    Human(skin: 0xF6D3B3, hair: 0xD9A441, .parted, clothes: 0x3F9C7A, wears: .scarf),
    Human(skin: 0xC98D62, hair: 0x2B2230, .short, clothes: 0xE9E3D6, beard: .full),
    Human(skin: 0xF2CBA6, hair: 0x2B2230, .spiky, clothes: 0xD65F5F, wears: .headset),
    Human(skin: 0x9A6240, hair: 0x2B2230, .bald, clothes: 0x8A63C9, beard: .full),
    Human(skin: 0xF6D3B3, hair: 0xB8463A, .short, clothes: 0x4A4F63, beard: .full, wears: .glasses),
    Human(skin: 0xEAB98F, hair: 0x8C8C98, .parted, clothes: 0x3E5A7A, beard: .moustache),
    Human(skin: 0xC98D62, hair: 0x5A3A28, .curly, clothes: 0x3F9C7A, wears: .glasses),
    Human(skin: 0xF2CBA6, hair: 0x2B2230, .parted, clothes: 0xE27FB0, wears: .cap),
    Human(skin: 0x6D432C, hair: 0x8C8C98, .short, clothes: 0xD65F5F, beard: .moustache, wears: .bowTie),
    Human(skin: 0xEAB98F, hair: 0x9C5B2E, .long, clothes: 0xE0A63C, beard: .full, wears: .headband),
  ]
}
