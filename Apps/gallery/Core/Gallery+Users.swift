import FeatureKit
import Navigation
import SampleEntities
import Users

extension GalleryInteractor: UsersInteractor, UserInteractor {}

extension GalleryRouter: UsersRouter {
  /// Shows a user. The search for users, which belongs to another feature, leads here too.
  func showUserDetail(of user: User) {
    lead(to: .users) {
      router.showScreen(link: Link(["user", "\(user.id)"])) { context in
        builder.users.user(UserParameters(user: user), at: context)
      }
    }
  }
}

extension GalleryBuilder {
  var users: UsersBuilder { UsersBuilder(interactor: interactor, router: router) }
}

extension GalleryFeature {
  /// Users, with their details.
  static let users = GalleryFeature("users") { $0.users }
}
