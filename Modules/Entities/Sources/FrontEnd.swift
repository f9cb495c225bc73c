/// Where a user reads advice: it names what can be done there.
public enum FrontEnd: Hashable, Sendable {
  /// In the app: keys and screens.
  case app
  /// In a shell: options and commands.
  case commandLine
}
