public import System

/// Desktop notifications through libnotify's `notify-send` (its manual page, notify-send(1)).
public struct DesktopNotifier: ReminderNotifying {
  private static let variables = [
    "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "HOME", "PATH", "LANG",
    "LC_ALL",
  ]
  /// The maximum length of a title or a text in characters.
  private static let limit = 200

  private let tool: Subprocess?

  /// The desktop of an environment.
  public init(environment: ProcessEnvironment = .current, timeout: Duration = .seconds(5)) {
    // Without a bus there is no desktop; the tool might try to start one.
    let hasBus = environment["DBUS_SESSION_BUS_ADDRESS"] != nil || environment["XDG_RUNTIME_DIR"] != nil
    tool =
      hasBus
      ? Subprocess(named: "notify-send", in: environment, passing: Self.variables, timeout: timeout) : nil
  }

  /// Shows a notification. Names in it may be hostile: they are passed as plain text, and never as options.
  public func show(title: String, text: String) -> Bool {
    let words = ["--app-name=aichat", "--", Self.plain(title), Self.escaped(Self.plain(text))]
    guard case .success? = tool?.run(words) else { return false }
    return true
  }

  /// A single line without control characters, of limited length. Most control characters are invalid in markup.
  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    let line = String(String.UnicodeScalarView(scalars))
    return line.count > limit ? line.prefix(limit) + "…" : line
  }

  /// Escapes markup, which a text may have (Desktop Notifications Specification 1.2, “Markup”); a title has none.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
