/// When the program uses colour.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// If the terminal supports it and NO_COLOR permits it.
  case auto
  /// In a pipe too.
  case always
  /// Not at all.
  case never
}
