/// A colour, by its meaning or by its name.
public enum Tint: Hashable, Sendable {
  /// The background of the screen.
  case background
  /// The background of what surrounds a screen, or lies in front of it: header, footer, panel, code.
  case surface
  /// The background of what can be pressed or filled in: a button, a field.
  case raised
  /// The background of the user's own messages, and of the chosen row.
  case ownMessage, selection
  /// Text; secondary text; the text of what cannot be used now.
  case primary, secondary, disabled
  /// A line that only decorates.
  case border
  /// The focus, and what is the user's own; text on it.
  case accent, onAccent
  /// Errors and loss; something to watch; success.
  case danger, warning, success
  /// An address that can be opened.
  case link
  case red, green, orange, blue, mint, purple, cyan, teal, indigo
}

extension Tint {
  /// The colours that the user can choose as the accent.
  public static let accents: [Tint] = [.red, .green, .orange, .blue, .mint, .purple, .cyan, .teal, .indigo]

  /// The colours that a theme can name.
  static let named: [Tint] =
    [
      .background, .surface, .raised, .ownMessage, .selection, .primary, .secondary, .disabled, .border, .onAccent,
      .danger, .warning, .success, .link,
    ] + accents
}
