import Entities

/// Offers once to save a profile without a name.
@MainActor final class SaveOfferPresenter {
  /// Whether the user is in the group that gets the offer, at the time when the screen was made.
  private let isOn: Bool
  private let canAsk: () -> Bool
  private let interactor: any SaveOfferInteractor
  private let router: any SaveOfferRouter

  /// - Parameter canAsk: Whether the question can be asked now: nothing is in front of Explore, and the app has a form
  ///   to save a profile.
  init(canAsk: @escaping () -> Bool, interactor: any SaveOfferInteractor, router: any SaveOfferRouter) {
    isOn = interactor.createAccountTest == .on
    self.canAsk = canAsk
    self.interactor = interactor
    self.router = router
  }

  /// Asks when Explore appears, for example after the first chat.
  ///
  /// The store may answer when another screen is already in front of Explore. The question then waits until Explore
  /// appears again, as it does after a link led away from it.
  func onAppear() async {
    guard isOn, (try? await interactor.canOfferSaving()) == true, canAsk() else { return }
    interactor.log(SaveOfferEvent.save.start())
    let answer = await router.askToSave()
    // If the user closed the question, Explore is still in front: that means no. If a link closed it, another screen
    // is.
    guard let wantsTo = answer ?? (canAsk() ? false : nil) else { return }
    // If the answer cannot be stored, the question appears again. The failure has no other effect.
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
