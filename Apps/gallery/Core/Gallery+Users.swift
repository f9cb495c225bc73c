import FeatureKit
import Navigation
import SampleEntities
import Users

extension GalleryInteractor: UsersInteractor, UserInteractor {}

extension GalleryRouter: UsersRouter {
  /// Shows a user. The search for users leads here too. It belongs to the feature Articles.
  func showUserDetail(of user: User) {
    router.showScreen { context in builder.users.user(UserParameters(user: user), at: context) }
  }
}

extension GalleryBuilder {
  var users: UsersBuilder { UsersBuilder(interactor: interactor, router: router) }
}
