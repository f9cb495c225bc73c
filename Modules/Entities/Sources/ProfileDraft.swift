/// An unfinished profile, as typed so far.
public struct ProfileDraft: Hashable, Sendable {
  /// The name, the e-mail address, and the path of the picture, as typed.
  public var name: String, email: String, picturePath: String
  /// The chosen colour.
  public var color: ProfileColor

  /// A draft.
  public init(name: String, email: String, picturePath: String, color: ProfileColor) {
    self.name = name
    self.email = email
    self.picturePath = picturePath
    self.color = color
  }
}

extension ProfileDraft {
  /// The draft as a text to store: a line for each part.
  public var note: String {
    ([color.rawValue] + [name, email, picturePath].map { Escapes.write($0) }).joined(separator: "\n")
  }

  /// Parses a stored text; nil when it is invalid.
  public init?(note: String) {
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.count == 4, let color = ProfileColor(rawValue: lines[0]), let name = Escapes.read(lines[1])?.first,
      let email = Escapes.read(lines[2])?.first, let path = Escapes.read(lines[3])?.first
    else { return nil }
    self.init(name: name, email: email, picturePath: path, color: color)
  }
}
