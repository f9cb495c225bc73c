public import Entities
import Observation

/// What the look at the terminal knows.
@MainActor public protocol TerminalCheckInteractor {
  /// What the terminal can do, as far as that is known without asking it, and how to improve it.
  func terminalDiagnostics(in language: ContentLanguage) async -> [Diagnostic]
}

/// Where the look at the terminal leads.
@MainActor public protocol TerminalCheckRouter {
  /// Shows the choice of the first model.
  func showFirstModel()
}

/// Shows what the terminal can do. No finding stops the user.
@Observable @MainActor final class TerminalCheckPresenter {
  /// The findings; nil before they are there.
  private(set) var diagnostics: [Diagnostic]?
  private let interactor: any TerminalCheckInteractor
  private let router: any TerminalCheckRouter

  /// The checks that always show. The others show only where something is to be done.
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
