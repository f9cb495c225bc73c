/// An action of the mouse over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// The kind of action.
  public enum Kind: Hashable, Sendable {
    case press, release
    /// A move with a button down.
    case drag
    case scrollUp, scrollDown
  }

  /// The button.
  public enum Button: Hashable, Sendable {
    case left, middle, right
    /// A wheel, or an unknown button.
    case none
  }

  /// The kind of action.
  public var kind: Kind
  /// The cell, counted from 0.
  public var position: Point
  /// The button.
  public var button: Button
  /// The modifier keys held down.
  public var modifiers: KeyPress.Modifiers

  /// An event from its parts.
  public init(_ kind: Kind, at position: Point, button: Button = .left, modifiers: KeyPress.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.button = button
    self.modifiers = modifiers
  }
}
