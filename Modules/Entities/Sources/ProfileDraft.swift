/// What somebody says of themselves, as far as it was typed.
public struct ProfileDraft: Hashable, Sendable {
  /// Name, e-mail address, and where the picture is, as they were typed.
  public var name: String, email: String, picturePath: String
  /// The colour that was chosen.
  public var color: ProfileColor

  /// A draft of what was typed and chosen.
  public init(name: String, email: String, picturePath: String, color: ProfileColor) {
    self.name = name
    self.email = email
    self.picturePath = picturePath
    self.color = color
  }
}

extension ProfileDraft {
  /// It as a text to keep: a line for each part.
  public var note: String {
    ([color.rawValue] + [name, email, picturePath].map { Escapes.write($0) }).joined(separator: "\n")
  }

  /// Reads a text that was kept; nil when it is none.
  public init?(note: String) {
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.count == 4, let color = ProfileColor(rawValue: lines[0]), let name = Escapes.read(lines[1])?.first,
      let email = Escapes.read(lines[2])?.first, let path = Escapes.read(lines[3])?.first
    else { return nil }
    self.init(name: name, email: email, picturePath: path, color: color)
  }
}
