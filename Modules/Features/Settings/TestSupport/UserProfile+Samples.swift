public import Entities

extension UserProfile {
  /// A profile without a name.
  public static let anonymousSample = UserProfile(
    id: UserProfile.ID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001), color: .mint,
    didCompleteOnboarding: true, created: Timestamp(milliseconds: 1_700_000_000_000))

  /// A profile with a name.
  public static let namedSample = UserProfile(
    id: UserProfile.ID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0002), name: "Ada", color: .indigo,
    didCompleteOnboarding: true, created: Timestamp(milliseconds: 1_700_000_000_000))
}
