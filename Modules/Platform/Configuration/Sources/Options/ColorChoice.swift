/// When the program uses colour.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// As the terminal can and NO_COLOR says.
  case auto
  /// In a pipe too.
  case always
  /// Not at all.
  case never
}
