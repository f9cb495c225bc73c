public import Entities

extension UserProfile {
  /// A user with a name and a colour.
  public static let mina = UserProfile(
    id: ID(high: 0, low: 9), name: "Mina", color: .mint, didCompleteOnboarding: true,
    created: Timestamp(milliseconds: 500))
}

extension Avatar {
  /// Two avatars that the user made, the newest first.
  public static let ownSamples: [Avatar] = [.juno, .bo]

  /// A cat without a tagline, so that its line is made from its choices.
  public static let juno = Avatar(
    id: ID(high: 0, low: 2), name: "Juno", character: .cat, action: .relaxing, location: .space,
    author: UserProfile.mina.id, created: Timestamp(milliseconds: 2_000))
  /// A man with a Korean name and tagline.
  public static let bo = Avatar(
    id: ID(high: 0, low: 1), name: "보현", character: .man, action: .drinking, location: .city,
    tagline: "골목 찻집의 조용한 주인", author: UserProfile.mina.id, created: Timestamp(milliseconds: 1_000))
}

extension Persona {
  /// Two personas of the user, the oldest first.
  public static let samples: [Persona] = [.captain, .mina]

  /// A persona with a Korean name, a description of two lines and a colour.
  public static let captain = Persona(
    id: ID(high: 0, low: 3), profile: UserProfile.mina.id, name: "선장 미나",
    description: "Tall, patient, and never lost.\nMaps the southern sea.", color: .orange,
    created: Timestamp(milliseconds: 1_000))
  /// A persona with a name only.
  public static let mina = Persona(
    id: ID(high: 0, low: 4), profile: UserProfile.mina.id, name: "Mina", created: Timestamp(milliseconds: 2_000))
}

extension LorebookDetails {
  /// Two lorebooks of the user, the oldest first.
  public static let samples: [LorebookDetails] = [.sea, .tea]

  /// A lorebook with three entries: a usual entry, an entry that is always active, and a disabled entry.
  public static let sea: LorebookDetails = {
    var harbour = LorebookEntry(keys: ["harbour", "port"], content: "The harbour freezes in winter.\nShips wait.")
    harbour.name = "Harbour"
    var tide = LorebookEntry(content: "The tide rules everything.")
    (tide.name, tide.isConstant) = ("Tide", true)
    var storm = LorebookEntry(keys: ["폭풍"], content: "서쪽에서 온다.")
    (storm.isEnabled, storm.position, storm.depth) = (false, .atDepth, 2)
    let lorebook = Lorebook(
      id: Lorebook.ID(high: 8, low: 1), profile: UserProfile.mina.id, name: "The southern sea",
      description: "For Juno's voyages.", entryCount: 3, created: Timestamp(milliseconds: 1_000))
    return LorebookDetails(lorebook, entries: [harbour, tide, storm])
  }()
  /// A lorebook that is off, without entries.
  public static let tea = LorebookDetails(
    Lorebook(
      id: Lorebook.ID(high: 8, low: 2), profile: UserProfile.mina.id, name: "찻집", isEnabled: false,
      created: Timestamp(milliseconds: 2_000)))
}
