/// The version of the specification that a card follows.
public enum CardVersion: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The form of a program from before the specifications: Pygmalion, text-generation-webui, Agnai.
  case older = 0
  /// Six fields without a container.
  case one = 1
  /// `chara_card_v2`.
  case two = 2
  /// `chara_card_v3`.
  case three = 3

  /// By age.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The value of `spec`, and of `spec_version`.
  var spec: (name: String, number: String)? {
    switch self {
    case .two: ("chara_card_v2", "2.0")
    case .three: ("chara_card_v3", "3.0")
    default: nil
    }
  }
}
