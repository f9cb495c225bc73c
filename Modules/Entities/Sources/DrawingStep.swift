/// A step of the drawing of a character by a model.
public enum DrawingStep: Hashable, Sendable {
  /// The request has been sent, and the model draws.
  case drawing
  /// The picture arrives: the number of bytes so far.
  case receiving(bytes: Int)
  /// The picture is there: the path of its PNG file, which is a drawing until a character is saved with it.
  case finished(path: String)
}

extension Identifier where Entity == AvatarPicture {
  /// The name of the file of a drawing with this id.
  public var drawing: String { "\(self).png" }

  /// The id of a drawing, by the path or the name of its file; nil for another file.
  public init?(drawing path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard name.hasSuffix(".png"), let id = Self(String(name.dropLast(4))), id.drawing == name else { return nil }
    self = id
  }
}
