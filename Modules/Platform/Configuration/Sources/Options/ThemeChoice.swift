/// The background that the program's colours are made for.
public enum ThemeChoice: String, CaseIterable, Sendable {
  /// The terminal's own, if it reports it.
  case auto
  /// A light one; a dark one.
  case light, dark
  /// None: the app shows no colours, even if the terminal can.
  case none
}
