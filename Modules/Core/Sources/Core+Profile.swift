import AccountLifecycle
import AvatarLibrary
import Chat
import Conversations
import Entities
import FeatureKit
import Navigation
import Profile
import Telemetry

extension CoreInteractor: ProfileFeatureInteractor {}

extension CoreRouter: ProfileFeatureRouter {
  func createAvatar() async -> Avatar? {
    await router.showScreen(.fullScreenCover, returning: Avatar.self) { context in
      builder.profile.createAvatar(at: context)
    }
  }

  func editAvatar(_ avatar: Avatar) async -> Avatar? {
    guard lead(to: .profile, {}) else { return nil }
    return await router.showScreen(.fullScreenCover, returning: Avatar.self) { context in
      builder.profile.editAvatar(avatar.id, at: context)
    }
  }

  func showPreset(of avatar: Avatar) {
    lead(to: .chat) {
      router.showScreen(.sheet) { context in builder.chat.preset(PresetParameters(of: avatar), at: context) }
    }
  }

  func finish(with avatar: Avatar) {
    router.finish(with: avatar)
  }
}

extension CoreBuilder {
  var profile: ProfileBuilder { ProfileBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// The user, and the avatars they made.
  public static let profile = CoreFeature("profile", addresses: ["profile", "create"]) { $0.profile }
}
