/// One press of a key, the same for every keyboard protocol.
///
/// Ctrl-C is `.character("c")` with `.control`. A typed capital is `.character("A")` without a modifier:
/// the shift is in the character. Shift-Tab is `.tab` with `.shift`.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public enum Code: Hashable, Sendable {
    /// A key that types text.
    case character(Character)
    case enter, tab, backspace, delete, escape
    case up, down, left, right
    case home, end, pageUp, pageDown, insert
    /// A function key: the number, from 1 to 35.
    case function(Int)
  }

  /// The modifier keys held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, where it is not part of the character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public var code: Code
  /// The modifier keys held down.
  public var modifiers: Modifiers

  /// A press of a key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
