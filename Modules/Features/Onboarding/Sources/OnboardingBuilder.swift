import Entities
public import FeatureKit
public import TerminalUI

/// The screens that a new profile sees before the tabs. It alone knows which presenter goes with which view.
@MainActor public struct OnboardingBuilder: Feature {
  private let interactor: any IntroInteractor & CompletedInteractor
  private let router: (Place) -> any WelcomeRouter & IntroRouter & CommunityRouter & ColorRouter & CompletedRouter

  /// Onboarding on what the app provides.
  /// - Parameter router: Makes the router of a screen from the place where it stands.
  public init(
    interactor: any IntroInteractor & CompletedInteractor,
    router: @escaping (Place) -> any WelcomeRouter & IntroRouter & CommunityRouter & ColorRouter & CompletedRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// `onboarding`.
  public let id = "onboarding"

  /// One start screen, due until the profile has completed onboarding.
  public var contributions: Contributions {
    Contributions(start: [
      StartScreen(isDue: { $0?.didCompleteOnboarding != true }, root: { welcome(at: $0) })
    ])
  }

  /// What the program is, and the way in.
  public func welcome(at place: Place) -> some View {
    WelcomeView(presenter: WelcomePresenter(router: router(place)))
  }

  /// What can be done here, in a few sentences.
  public func intro(at place: Place) -> some View {
    IntroView(presenter: IntroPresenter(interactor: interactor, router: router(place)))
  }

  /// Who else is there.
  public func community(at place: Place) -> some View {
    CommunityView(presenter: CommunityPresenter(router: router(place)))
  }

  /// The choice of the profile's colour.
  public func color(at place: Place) -> some View {
    ColorView(presenter: ColorPresenter(router: router(place)))
  }

  /// The end: it stores what was chosen.
  public func completed(_ parameters: CompletedParameters, at place: Place) -> some View {
    CompletedView(
      presenter: CompletedPresenter(parameters: parameters, interactor: interactor, router: router(place)))
  }
}
