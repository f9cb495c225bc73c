import Entities

/// Offers once to save a profile without a name.
@MainActor final class SaveOfferPresenter {
  /// Whether the user is in the group that gets the offer. It stays as it was when the screen was made.
  private let isOn: Bool
  private let canAsk: () -> Bool
  private let interactor: any SaveOfferInteractor
  private let router: any SaveOfferRouter

  /// - Parameter canAsk: Whether the question can be asked now: nothing is in front of Explore, and the app has a form to
  ///   save a profile.
  init(canAsk: @escaping () -> Bool, interactor: any SaveOfferInteractor, router: any SaveOfferRouter) {
    isOn = interactor.createAccountTest == .on
    self.canAsk = canAsk
    self.interactor = interactor
    self.router = router
  }

  /// Asks when Explore comes to the screen, as after the first chat.
  ///
  /// The store may answer when something else is already in front of Explore. The question then waits until Explore comes
  /// to the screen again, as it does after a link led away from it.
  func onAppear() async {
    guard isOn, (try? await interactor.canOfferSaving()) == true, canAsk() else { return }
    interactor.log(SaveOfferEvent.save.start())
    let answer = await router.askToSave()
    // A question that the user closed leaves Explore in front: that is a no. A link has put another screen in front.
    guard let wantsTo = answer ?? (canAsk() ? false : nil) else { return }
    // An answer that cannot be stored is asked for again. Nothing else follows from the failure.
    try? await interactor.recordOfferAnswered()
    let isSaved = wantsTo ? await router.saveProfile() != nil : false
    interactor.log(isSaved ? SaveOfferEvent.save.success() : SaveOfferEvent.cancelled)
  }
}

/// The events of the offer.
private enum SaveOfferEvent {
  static let save = EventFamily("ExploreView", "SaveProfile")
  static let cancelled = LoggableEvent("ExploreView", "SaveProfile_Cancel")
}
