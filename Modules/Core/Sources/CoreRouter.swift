import Entities
import FeatureKit
import Navigation
import TerminalUI

/// Where everything leads: it has the verbs of every feature's router. Each feature's are in a file of their own.
@MainActor struct CoreRouter {
  let router: Router
  let builder: CoreBuilder

  /// Leads to a screen of a feature, or says that the feature is not there.
  ///
  /// Nothing may be made for the screen before this: what is made for a screen that never comes stays in the store.
  /// - Returns: Whether the feature is there.
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

// MARK: - What several features ask for

extension CoreRouter {
  func dismissScreen() {
    router.dismissScreen()
  }

  /// Says what went wrong. What the user can put right is named, and is no failure.
  func showAlert(for error: any Error) {
    if error is CancellationError { return }
    let userError = (error as? any UserErrorConvertible)?.userError
    router.showAlert(
      title: userError.map(language.title) ?? language.somethingWentWrong, message: language.words(for: error),
      buttons: [AlertButton(language.ok, role: .cancel)])
  }
}
