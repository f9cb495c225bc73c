public import Entities
import Observation

/// The data for the look at the terminal.
@MainActor public protocol TerminalCheckInteractor {
  /// The terminal's abilities, as far as they are known without asking it, and how to improve them.
  func terminalDiagnostics(in language: ContentLanguage) async -> [Diagnostic]
  /// Every option with its value in this run.
  var configurationEntries: [ConfigurationEntry] { get }
  /// Sets an option in the configuration file.
  func setConfiguration(_ key: String, to value: String) throws
  /// Removes an option from the configuration file.
  func unsetConfiguration(_ key: String) throws
}

/// Where the look at the terminal leads.
@MainActor public protocol TerminalCheckRouter {
  /// Shows the choice of the first model.
  func showFirstModel()
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}

/// Shows the terminal's abilities. No finding stops the user.
@Observable @MainActor final class TerminalCheckPresenter {
  /// The findings; nil before they are available.
  private(set) var diagnostics: [Diagnostic]?
  /// Whether the app works line by line from the next start on; nil where a flag or a variable decides.
  private(set) var worksLineByLine: Bool?
  private let interactor: any TerminalCheckInteractor
  private let router: any TerminalCheckRouter

  /// The checks that are always shown. The others are shown only if they find a limitation or a fault.
  private static let shown: Set = ["colors", "widths", "keyboard", "pictures"]

  init(interactor: any TerminalCheckInteractor, router: any TerminalCheckRouter) {
    self.interactor = interactor
    self.router = router
    worksLineByLine = interactor.configurationEntries.first { $0.key == Self.plain && $0.override == nil }
      .map { $0.value == "true" }
  }

  /// The key of the option.
  private static let plain = "plain"

  /// Chooses whether the app works line by line from the next start on.
  func onLineByLineChosen(_ isOn: Bool) {
    do {
      // Without the setting, the app works line by line only on a dumb terminal.
      if isOn {
        try interactor.setConfiguration(Self.plain, to: "true")
      } else {
        try interactor.unsetConfiguration(Self.plain)
      }
      worksLineByLine = isOn
    } catch {
      router.showAlert(for: error)
    }
  }

  /// Whether there is nothing to improve.
  var isWell: Bool { diagnostics?.allSatisfy { $0.state == .well } ?? false }

  func load(in language: ContentLanguage) async {
    diagnostics = await interactor.terminalDiagnostics(in: language).filter {
      $0.state != .well || Self.shown.contains($0.check)
    }
  }

  func onContinuePressed() {
    router.showFirstModel()
  }
}
