public import Entities

extension Avatar {
  /// Avatars for tests and demos: each kind but `cat` once, the alien without a tagline.
  public static let samples: [Avatar] = [.zed, .rex, .ada, .bo]

  /// An alien without a tagline, so that its line is made from its choices.
  public static let zed = Avatar(
    id: ID(high: 0, low: 1), name: "Zed", character: .alien, action: .smiling, location: .park,
    created: Timestamp(milliseconds: 1_000))
  /// A dog.
  public static let rex = Avatar(
    id: ID(high: 0, low: 2), name: "Rex", character: .dog, action: .walking, location: .forest,
    tagline: "Knows every tree by name", created: Timestamp(milliseconds: 2_000))
  /// A woman with a long tagline.
  public static let ada = Avatar(
    id: ID(high: 0, low: 3), name: "Ada", character: .woman, action: .studying, location: .museum,
    tagline: "Explains engines, weather and everything between them",
    created: Timestamp(milliseconds: 3_000))
  /// A man with a Korean name and tagline, made by a user.
  public static let bo = Avatar(
    id: ID(high: 0, low: 4), name: "보현", character: .man, action: .drinking, location: .city,
    tagline: "골목 찻집의 조용한 주인", author: UserProfile.ID(high: 0, low: 9), created: Timestamp(milliseconds: 4_000))
}
