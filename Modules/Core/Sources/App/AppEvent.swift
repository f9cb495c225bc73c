import Entities
import FeatureKit

/// Events of the app as a whole.
enum AppEvent {
  /// A profile exists already; a profile was made.
  static let existing = EventFamily("AppView", "ExistingAuth"), anonymous = EventFamily("AppView", "AnonymousAuth")

  static let deepLinkStart = LoggableEvent("AppView", "DeepLink_Start", .info)
  static let deepLinkUnknown = LoggableEvent("AppView", "DeepLink_Unknown", .warning)

  static func deepLink(toCategory kind: CharacterOption) -> LoggableEvent {
    LoggableEvent("AppView", "DeepLink_Category", .analytic, [.choice("category", kind)])
  }

  static func started(isCommand: Bool) -> LoggableEvent {
    LoggableEvent("App", "Start", .info, [.truth("is_command", isCommand)])
  }

  /// The app ends with an exit code, and perhaps with an error that nothing else handled.
  static func ended(_ code: ExitCode, after error: (any Error)? = nil) -> LoggableEvent {
    LoggableEvent(
      "App", "End", error == nil ? .info : .warning,
      [.count("exit_code", Int(code.rawValue))] + (error.map { [.kind(of: $0)] } ?? []))
  }
}
