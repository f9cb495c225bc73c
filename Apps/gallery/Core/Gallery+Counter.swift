import Counter
import FeatureKit
import Navigation

extension GalleryInteractor: CounterInteractor {}

extension GalleryRouter: CounterRouter {
  /// Asks whether to reset the count.
  func confirmReset(of count: Int) async -> Bool {
    await router.confirm(
      title: language.resetTitle(count), message: language.resetMessage, action: language.reset,
      cancel: language.cancel)
  }
}

extension GalleryBuilder {
  var counter: CounterBuilder { CounterBuilder(interactor: interactor, router: router) }
}
