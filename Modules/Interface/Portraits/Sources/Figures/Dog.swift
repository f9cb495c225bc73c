/// A dog.
public struct Dog: Hashable, Sendable {
  /// How the ears stand.
  public enum Ears: Sendable {
    case hanging, pricked, folded
  }

  /// The pattern of the fur.
  public enum Markings: Sendable {
    case plain, patched, masked, blazed
  }

  let fur: Shade, ear: Shade, muzzle: Shade
  let ears: Ears
  let markings: Markings
  let wears: Wear?

  /// A dog.
  /// - Parameters:
  ///   - ear: The colour of the ears and of the markings.
  ///   - muzzle: The colour of muzzle and chest.
  public init(
    fur: Shade, ear: Shade, _ ears: Ears, muzzle: Shade, _ markings: Markings = .plain, wears: Wear? = nil
  ) {
    self.fur = fur
    self.ear = ear
    self.ears = ears
    self.muzzle = muzzle
    self.markings = markings
    self.wears = wears
  }

  static let all = [
    Dog(fur: 0xD9A066, ear: 0xA8703C, .hanging, muzzle: 0xF7E3C4),
    Dog(fur: 0x8C919E, ear: 0x5A5F6E, .pricked, muzzle: 0xF4F4F8, .masked),
    Dog(fur: 0xE08A3C, ear: 0xC06A28, .pricked, muzzle: 0xFFF0DC, .blazed, wears: .collar),
    Dog(fur: 0xF4EFE6, ear: 0x3A3440, .hanging, muzzle: 0xFFFFFF, .patched),
    Dog(fur: 0x4A4048, ear: 0x322A34, .folded, muzzle: 0xB87A4A),
    Dog(fur: 0x7A4A2E, ear: 0x5A3420, .hanging, muzzle: 0xC99A6E, wears: .bandana),
    Dog(fur: 0xE8D0A0, ear: 0xD0A868, .hanging, muzzle: 0xFFF4DC, wears: .bell),
    Dog(fur: 0xF4EFE6, ear: 0xD8B088, .pricked, muzzle: 0xFFFFFF, wears: .scarf),
    Dog(fur: 0x3A3440, ear: 0x2A2430, .hanging, muzzle: 0xF4EFE6, .blazed),
    Dog(fur: 0xB8A898, ear: 0x8A7868, .folded, muzzle: 0xE8DCCC, wears: .bowTie),
    Dog(fur: 0xC87848, ear: 0x8A4A28, .hanging, muzzle: 0xF2D8BC, .blazed, wears: .cap),
    Dog(fur: 0x9AA6B8, ear: 0x6E7A8E, .folded, muzzle: 0xE4EAF2, .patched, wears: .flower),
  ]
}
