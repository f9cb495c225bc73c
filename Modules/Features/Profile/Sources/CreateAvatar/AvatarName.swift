import Entities

/// The rule for an avatar's name: 1 to 40 characters, without the space around it.
enum AvatarName: Equatable {
  case missing
  /// The number of superfluous characters.
  case tooLong(by: Int)
  /// The name without the space around it.
  case valid(String)

  static let limit = 40

  init(_ typed: String) {
    let name = typed.visiblyTrimmed
    self =
      if name.isEmpty {
        .missing
      } else if name.count > Self.limit {
        .tooLong(by: name.count - Self.limit)
      } else {
        .valid(name)
      }
  }
}
