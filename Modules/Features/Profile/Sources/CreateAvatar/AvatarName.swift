import Entities

/// The rule for the name of an avatar, a persona or a lorebook: from one character to a limit. The space around a name
/// does not count.
enum AvatarName: Equatable {
  case missing
  /// The number of superfluous characters.
  case tooLong(by: Int)
  /// The name without the space around it.
  case valid(String)

  /// The limit of avatars and personas.
  static let limit = 40

  init(_ typed: String, limit: Int = Self.limit) {
    let name = typed.visiblyTrimmed
    self =
      if name.isEmpty {
        .missing
      } else if name.count > limit {
        .tooLong(by: name.count - limit)
      } else {
        .valid(name)
      }
  }
}
