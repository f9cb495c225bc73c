import Entities
import FeatureKit
import Navigation
import TerminalUI

/// The router of every feature. The verbs of each feature are in a file of their own.
@MainActor struct CoreRouter {
  let router: Router
  let builder: CoreBuilder

  /// Leads to a screen of a feature, or says that the feature is absent.
  ///
  /// Nothing may be stored for the screen before this: it would stay in the store of a run that never shows the screen.
  /// - Returns: Whether the feature is present.
  @discardableResult func lead(to feature: CoreFeature, _ show: () -> Void) -> Bool {
    if builder.selection.has(feature) {
      show()
      return true
    }
    router.showAlert(
      title: language.notPartOfThisRun(feature.id), message: builder.selection.remedy(for: feature.id, language) ?? "",
      buttons: [AlertButton(language.ok, role: .cancel)])
    return false
  }

  var language: Language { builder.language }
}

// MARK: - Verbs of several features

extension CoreRouter {
  func dismissScreen() {
    router.dismissScreen()
  }

  func confirm(_ question: Question) async -> Bool {
    await router.confirm(
      title: language(question.title), message: language(question.message), action: language(question.action),
      cancel: language(question.cancel), isDestructive: question.isDestructive)
  }

  /// Shows an error. A mistake that the user can correct has a title of its own, and is no failure.
  func showAlert(for error: any Error) {
    if error is CancellationError { return }
    let userError = (error as? any UserErrorConvertible)?.userError
    router.showAlert(
      title: userError.map(language.title) ?? language.somethingWentWrong, message: language.words(for: error),
      buttons: [AlertButton(language.ok, role: .cancel)])
  }
}
