/// The place where a user reads advice, which decides the actions that the advice names.
public enum FrontEnd: Hashable, Sendable {
  /// In the app: keys and screens.
  case app
  /// In a shell: options and commands.
  case commandLine
}
