import Entities
import Experiments
import Telemetry

/// Records in one place which screens appear and disappear, and for which profile.
@MainActor struct AppObserver {
  /// Another profile is in use, or the same one in a new state; called before any screen of it is made.
  var profileChanged: @MainActor (UserProfile?) -> Void = { _ in }
  /// The user wants to go to an address.
  var linkOpened: @MainActor () -> Void = {}
  /// There is no screen at an address.
  var linkFailed: @MainActor () -> Void = {}
  /// Another screen is in front.
  var frontChanged: @MainActor (_ old: Any.Type?, _ new: Any.Type?) -> Void = { _, _ in }
}

extension AppObserver {
  /// Records screens in the log, and notifies the experiments of the profile in use.
  init(_ interactor: some EventLogging & Experimenting) {
    profileChanged = { interactor.experiments.begin(for: $0?.id) }
    linkOpened = { interactor.log(AppEvent.deepLinkStart) }
    linkFailed = { interactor.log(AppEvent.deepLinkUnknown) }
    frontChanged = { old, new in
      if let old { interactor.log(.disappeared(old)) }
      if let new { interactor.log(.appeared(new)) }
    }
  }
}
