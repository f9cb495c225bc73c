import Entities
import Observation

/// Knows what the terminal can do. Nothing of it keeps anybody from going on.
@Observable @MainActor final class TerminalCheckPresenter {
  /// What was found; nil before that.
  private(set) var diagnostics: [Diagnostic]?
  private let interactor: any TerminalCheckInteractor
  private let router: any TerminalCheckRouter

  /// What is told in any case. The rest is worth it only where something is to be done.
  private static let told: Set = ["colors", "widths", "keyboard", "pictures"]

  init(interactor: any TerminalCheckInteractor, router: any TerminalCheckRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// Whether nothing is to be done.
  var isWell: Bool { diagnostics?.allSatisfy { $0.state == .well } ?? false }

  func load(in language: ContentLanguage) async {
    diagnostics = await interactor.terminalDiagnostics(in: language).filter {
      $0.state != .well || Self.told.contains($0.check)
    }
  }

  func onContinuePressed() {
    router.showFirstModel()
  }
}
