import CommandLine
import Configuration
import Conversations
import FeatureKit
import Glibc
import Navigation
import ReminderDelivery
import System
import Terminal
import TerminalUI

extension AppSession {
  /// Whether the app works line by line.
  var isPlain: Bool {
    Self.isPlain(
      configuration, ProcessEnvironment.current, isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
  }

  /// A setting decides, in a pipe too. Otherwise a dumb terminal decides; TERM has no meaning without a terminal.
  static func isPlain(
    _ configuration: AppConfiguration, _ environment: ProcessEnvironment, isTerminal: Bool
  ) -> Bool {
    if configuration.setting(.plain) != nil { return configuration[.plain] }
    return isTerminal && environment["TERM"] == "dumb"
  }

  /// Whether an address opens here even if another app is open: this command has --plain, or the terminal is dumb.
  /// Settings do not prevent forwarding to a running instance.
  var staysHere: Bool { isPlain && Self.staysHere(configuration) }

  static func staysHere(_ configuration: AppConfiguration) -> Bool {
    switch configuration.setting(.plain)?.origin {
    case nil, .flag: true
    case .variable, .file, .keyring: false
    }
  }

  /// Opens the app line by line, and returns when the user quits, or the input ends.
  func openPlain(at link: Link?) async throws -> ExitCode {
    let device: LineSession
    do {
      device = try LineSession.open { ProcessEnvironment.current[$0] }
    } catch {
      throw CommandFailure(.failed, language.inputCannotBeUsed("\(error)"))
    }
    defer { device.close() }
    let presenter = try await makePresenter(at: link)
    var environment = EnvironmentValues()
    environment.language = language
    environment.localZone = SystemClock.zone
    environment.adjustment = Appearance(interactor.preferences, keys: keys).adjust
    attendWaits(presenter, &environment)
    let host = PlainHost(device: device, environment: environment, root: AppView(presenter: presenter))
    // Only if a user types: a pipe has the answers for the screens that its author expects.
    let listening =
      device.isInteractive ? Task { linkFolder.flatMap { LinkForwarder.listen(for: presenter, in: $0) } } : nil
    let sweeping = sweepTrash()
    let end = await host.run()
    sweeping.cancel()
    hurry()
    await listening?.value?.stop()
    await presenter.finish()
    device.close()
    await finish()
    return switch end {
    case .quit: .done
    case .interrupted: .interrupted
    case .terminated: ExitCode(rawValue: 128 + 15)
    case .hangup: ExitCode(rawValue: 128 + 1)
    case .outputClosed: throw OutputClosed()
    }
  }
}
