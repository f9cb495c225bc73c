/// A cat.
public struct Cat: Hashable, Sendable {
  /// The pattern of the fur.
  public enum Markings: Sendable {
    case plain, tabby, patched, masked, socks
  }

  let fur: Shade, belly: Shade, eyes: Shade
  let markings: Markings
  /// The colour of the markings.
  let second: Shade
  let wears: Wear?

  /// A cat.
  /// - Parameters:
  ///   - belly: The colour of muzzle and chest.
  ///   - second: The colour of the markings.
  public init(
    fur: Shade, belly: Shade, eyes: Shade, _ markings: Markings = .plain, second: Shade = 0x2B2230, wears: Wear? = nil
  ) {
    self.fur = fur
    self.belly = belly
    self.eyes = eyes
    self.markings = markings
    self.second = second
    self.wears = wears
  }

  static let all = [
    Cat(fur: 0x8C8C98, belly: 0xD8D8E0, eyes: 0xE0B84A, .tabby, second: 0x5A5A68),
    Cat(fur: 0xF4EFE6, belly: 0xFFFFFF, eyes: 0x4F9FD6, .masked, second: 0x6B4A3A),
    Cat(fur: 0x3A3440, belly: 0xF4EFE6, eyes: 0x6FCF6F, .socks, second: 0xF4EFE6),
    Cat(fur: 0xF4EFE6, belly: 0xFFFFFF, eyes: 0x3F9C56, .patched, second: 0xE08A3C),
    Cat(fur: 0xD9A066, belly: 0xF7E3C4, eyes: 0x3F9C56, .tabby, second: 0x9C6234, wears: .collar),
    Cat(fur: 0x7A8CA6, belly: 0xB4C2D4, eyes: 0xF2C94C, wears: .bell),
    Cat(fur: 0xB87A4A, belly: 0xF2DCC0, eyes: 0x4FB0A0, .masked, second: 0x6A3E22),
    Cat(fur: 0xE8DCC8, belly: 0xFFF8EC, eyes: 0xC98A2E, wears: .bandana),
    Cat(fur: 0x4A3A34, belly: 0x8A6A58, eyes: 0xF2C94C, .tabby, second: 0x2A201E),
    Cat(fur: 0xC4C8D0, belly: 0xFFFFFF, eyes: 0x5A8FD6, .patched, second: 0x4A4F5A),
    Cat(fur: 0xF2B27A, belly: 0xFFF0DC, eyes: 0x7A9A3C, .socks, second: 0xFFF0DC, wears: .flower),
    Cat(fur: 0x9A8FB8, belly: 0xD8D0E8, eyes: 0xE8C84A, wears: .bowTie),
  ]
}
