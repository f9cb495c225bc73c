/// Something done with the mouse over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// What was done.
  public enum Kind: Hashable, Sendable {
    case press, release
    /// Moved with a button down.
    case drag
    case scrollUp, scrollDown
  }

  /// With which button.
  public enum Button: Hashable, Sendable {
    case left, middle, right
    /// A wheel, or a terminal that does not say.
    case none
  }

  /// What was done.
  public var kind: Kind
  /// Over which cell, counted from 0.
  public var position: Point
  /// With which button.
  public var button: Button
  /// The keys held down meanwhile.
  public var modifiers: KeyPress.Modifiers

  /// An event from its parts.
  public init(_ kind: Kind, at position: Point, button: Button = .left, modifiers: KeyPress.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.button = button
    self.modifiers = modifiers
  }
}
