public import Entities
import Observation

/// The data for the look at the terminal.
@MainActor public protocol TerminalCheckInteractor {
  /// The terminal's abilities, as far as they are known without asking it, and how to improve them.
  func terminalDiagnostics(in language: ContentLanguage) async -> [Diagnostic]
}

/// Where the look at the terminal leads.
@MainActor public protocol TerminalCheckRouter {
  /// Shows the choice of the first model.
  func showFirstModel()
}

/// Shows the terminal's abilities. No finding stops the user.
@Observable @MainActor final class TerminalCheckPresenter {
  /// The findings; nil before they are available.
  private(set) var diagnostics: [Diagnostic]?
  private let interactor: any TerminalCheckInteractor
  private let router: any TerminalCheckRouter

  /// The checks that are always shown. The others are shown only if there is something to do.
  private static let shown: Set = ["colors", "widths", "keyboard", "pictures"]

  init(interactor: any TerminalCheckInteractor, router: any TerminalCheckRouter) {
    self.interactor = interactor
    self.router = router
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
