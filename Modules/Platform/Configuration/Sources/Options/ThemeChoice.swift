/// Which background the program's colours are made for.
public enum ThemeChoice: String, CaseIterable, Sendable {
  /// The one that the terminal has, as far as it tells.
  case auto
  /// A light one; a dark one.
  case light, dark
  /// None: the app shows no colours, whatever the terminal can.
  case none
}
