public import FeatureKit
public import TerminalUI

/// The feature Profile: the user, and the avatars that they make.
@MainActor public struct ProfileBuilder: Feature {
  private let interactor: any ProfileInteractor & CreateAvatarInteractor
  private let router: (NavigationContext) -> any ProfileRouter & CreateAvatarRouter
  /// The name that lists and options use.
  public let id = "profile"

  /// The feature, with what it works through.
  public init(
    interactor: any ProfileInteractor & CreateAvatarInteractor,
    router: @escaping (NavigationContext) -> any ProfileRouter & CreateAvatarRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// The tab `profile`, and the link `create/avatar`.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "profile", title: { $0.profile }) { profile(at: $0) }],
      links: [
        LinkContribution("create", placeholder: "avatar", tab: "profile", presentation: .cover) { path, context in
          path == ["avatar"] ? createAvatar(at: context) : nil
        }
      ])
  }
}

// MARK: - Screens

extension ProfileBuilder {
  /// The user, and their avatars.
  public func profile(at context: NavigationContext) -> some View {
    ProfileView(presenter: ProfilePresenter(interactor: interactor, router: router(context)))
  }

  /// The form in which an avatar is made.
  public func createAvatar(at context: NavigationContext) -> some View {
    CreateAvatarView(presenter: CreateAvatarPresenter(interactor: interactor, router: router(context)))
  }
}
