/// The rule for an avatar's name: 1 to 40 characters, without the space around it.
enum AvatarName: Equatable {
  case missing
  /// The number of superfluous characters.
  case tooLong(by: Int)
  /// The name without the space around it.
  case valid(String)

  static let limit = 40

  init(_ typed: String) {
    let isBlank: (Character) -> Bool = { $0.isWhitespace || $0.isInvisible }
    let end = typed.lastIndex { !isBlank($0) }
    guard let start = typed.firstIndex(where: { !isBlank($0) }), let end else {
      self = .missing
      return
    }
    let name = typed[start...end]
    self = name.count > Self.limit ? .tooLong(by: name.count - Self.limit) : .valid(String(name))
  }
}

extension Character {
  /// Whether it has no visible character: a zero-width space is no name either.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control }
  }
}
