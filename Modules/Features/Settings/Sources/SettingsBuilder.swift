public import FeatureKit
public import TerminalUI

/// The settings, with what other features add to them. It alone knows which presenter goes with which view.
@MainActor public struct SettingsBuilder: Feature {
  private let interactor: any SettingsInteractor & AboutInteractor
  private let router: (Place) -> any SettingsRouter

  /// Settings on what the app provides.
  /// - Parameter router: Makes the router of a screen from the place where it stands.
  public init(
    interactor: any SettingsInteractor & AboutInteractor, router: @escaping (Place) -> any SettingsRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// `settings`.
  public let id = "settings"

  /// One link, `settings`, that opens them as a sheet; what comes after that word changes nothing.
  public var contributions: Contributions {
    Contributions(links: [
      LinkContribution("settings", presentation: .sheet) { _, place in settings(at: place) }
    ])
  }

  /// The account, the model, the program, and the sections of other features.
  public func settings(at place: Place) -> some View {
    let router = router(place)
    // Built here, once: a section's presenter must outlive the frame that shows it.
    let added = router.sections.map { AddedSection(id: $0.id, title: $0.title, content: $0.content(place)) }
    return SettingsView(presenter: SettingsPresenter(interactor: interactor, router: router), added: added)
  }

  /// What the program is.
  public func about(at place: Place) -> some View {
    AboutView(presenter: AboutPresenter(interactor: interactor))
  }
}
