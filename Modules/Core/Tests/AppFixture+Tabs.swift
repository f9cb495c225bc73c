import FeatureKit
import TerminalUI
import Testing

@testable import Core

/// The tab bar, computed from the contributions, so that another feature of the app breaks no test.
extension AppFixture {
  /// The tabs of an app with these features, as the bar shows them, in its order.
  static func tabs(of features: [CoreFeature] = all, in language: Language = .english) -> [String] {
    do {
      let selection = try FeatureSelection(of: features, in: "aichat")
      let interactor = DependencyContainer.inMemory(language: language).interactor
      let builder = CoreBuilder(interactor: interactor, language: language, selection: selection)
      let tabs = try builder.registry().contributions.tabs
      return tabs.map { $0.title(language) }
    } catch {
      Issue.record("The app has no tabs: \(error)")
      return []
    }
  }

  /// The key that opens a tab of the whole app, by the English title. Its place in the app's list decides the digit.
  static func key(_ title: String) -> Key {
    let place = tabs().firstIndex(of: title)
    #expect(place != nil, "The app has no tab \(title).")
    return .character(place.flatMap { "\($0 + 1)".first } ?? " ")
  }
}
