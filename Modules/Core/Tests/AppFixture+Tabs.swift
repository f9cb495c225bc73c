import FeatureKit
import TerminalUI
import Testing

@testable import Core

/// The tab bar, computed from the contributions, so that another feature of the app breaks no test.
extension AppFixture {
  /// The tabs of an app with these features, as the bar shows them: `1 Explore`.
  static func tabs(of features: [CoreFeature] = all, in language: Language = .english) -> [String] {
    do {
      let selection = try FeatureSelection(of: features, in: "aichat")
      let interactor = DependencyContainer.inMemory(language: language).interactor
      let builder = CoreBuilder(interactor: interactor, language: language, selection: selection)
      let tabs = try builder.registry().contributions.tabs
      return tabs.enumerated().map { "\($0 + 1) \($1.title(language))" }
    } catch {
      Issue.record("The app has no tabs: \(error)")
      return []
    }
  }

  /// A tab of the whole app as its bar shows it, by the English title. Its place in the app's list decides the digit.
  static func tab(_ title: String) -> String {
    let found = tabs().first { $0.hasSuffix(" " + title) }
    #expect(found != nil, "The app has no tab \(title).")
    return found ?? title
  }

  /// The key that opens a tab of the whole app.
  static func key(_ title: String) -> Key {
    .character(tab(title).first ?? " ")
  }
}
