import Entities

/// A built-in avatar's own lines, in the form of `ElizaScript`. They override the general script of their language.
struct AvatarScript: Sendable {
  let id: Avatar.ID
  let english: String, korean: String

  /// The catalogue never changes an identifier.
  private init(_ low: UInt64, english: String, korean: String) {
    id = Avatar.ID(high: 0x0194_1F29_7C00_7000, low: 0x8000_0000_0000_0000 | low)
    self.english = english
    self.korean = korean
  }

  static let doyun = Self(0x101, english: DoyunScript.english, korean: DoyunScript.korean)
  static let anselm = Self(0x102, english: AnselmScript.english, korean: AnselmScript.korean)
  static let bertil = Self(0x103, english: BertilScript.english, korean: BertilScript.korean)
  static let juno = Self(0x201, english: JunoScript.english, korean: JunoScript.korean)
  static let marisol = Self(0x202, english: MarisolScript.english, korean: MarisolScript.korean)
  static let haneul = Self(0x203, english: HaneulScript.english, korean: HaneulScript.korean)
  static let ombrel = Self(0x301, english: OmbrelScript.english, korean: OmbrelScript.korean)
  static let tikkTava = Self(0x302, english: TikkTavaScript.english, korean: TikkTavaScript.korean)
  static let sael = Self(0x303, english: SaelScript.english, korean: SaelScript.korean)
  static let dumpling = Self(0x401, english: DumplingScript.english, korean: DumplingScript.korean)
  static let waffles = Self(0x402, english: WafflesScript.english, korean: WafflesScript.korean)
  static let bramble = Self(0x403, english: BrambleScript.english, korean: BrambleScript.korean)
  static let inkwell = Self(0x501, english: InkwellScript.english, korean: InkwellScript.korean)
  static let tangerine = Self(0x502, english: TangerineScript.english, korean: TangerineScript.korean)
  static let nimbus = Self(0x503, english: NimbusScript.english, korean: NimbusScript.korean)

  static let all: [AvatarScript] = [
    doyun, anselm, bertil, juno, marisol, haneul, ombrel, tikkTava, sael, dumpling, waffles, bramble, inkwell,
    tangerine, nimbus,
  ]
}
