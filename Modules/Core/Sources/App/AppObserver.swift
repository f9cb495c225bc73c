import Entities
import Experiments
import Navigation
import Telemetry

/// Gets in one place what the app reports: the profile in use, opened links, the screen in front, and the events of the
/// navigation.
@MainActor struct AppObserver {
  /// Another profile is in use, or the same one in a new state; called before any screen of it is made.
  var profileChanged: @MainActor (UserProfile?) -> Void = { _ in }
  /// The user wants to go to an address.
  var linkOpened: @MainActor () -> Void = {}
  /// The screen of an address shows.
  var linkShown: @MainActor (Link) -> Void = { _ in }
  /// There is no screen at an address.
  var linkFailed: @MainActor () -> Void = {}
  /// Another screen is in front.
  var frontChanged: @MainActor (_ old: Any.Type?, _ new: Any.Type?) -> Void = { _, _ in }
  /// A part of the navigation came or went, or a request of it failed.
  var navigated: @MainActor (NavigationEvent) -> Void = { _ in }
}

extension AppObserver {
  /// Records screens, links and the events of the navigation in the log. Tells the experiments which profile is in use.
  init(_ interactor: some EventLogging & Experimenting) {
    profileChanged = { interactor.experiments.begin(for: $0?.id) }
    linkOpened = { interactor.log(AppEvent.deepLinkStart) }
    linkShown = { link in
      guard link.path.count == 2, link.path[0] == "category", let kind = CharacterOption(rawValue: link.path[1]) else {
        return
      }
      interactor.log(AppEvent.deepLink(toCategory: kind))
    }
    linkFailed = { interactor.log(AppEvent.deepLinkUnknown) }
    frontChanged = { old, new in
      if let old { interactor.log(.disappeared(old)) }
      if let new { interactor.log(.appeared(new)) }
    }
    navigated = { interactor.log(RoutingEvent.event(of: $0)) }
  }
}
