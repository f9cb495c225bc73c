public import Entities
public import FeatureKit
public import TerminalUI

/// The feature Onboarding: the screens of a new profile before the tabs, and the profiles of this computer. Only the
/// builder knows which presenter belongs to which view.
@MainActor public struct OnboardingBuilder: Feature {
  private let interactor: any OnboardingFeatureInteractor
  private let router: (NavigationContext) -> any OnboardingFeatureRouter

  /// The feature, with its interactor and its router factory.
  /// - Parameter router: Makes the router of a screen from the screen's place.
  public init(
    interactor: any OnboardingFeatureInteractor, router: @escaping (NavigationContext) -> any OnboardingFeatureRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// `onboarding`.
  public let id = "onboarding"

  /// One start screen, shown until the profile has completed onboarding, the command `profiles`, the link `profiles`,
  /// and the section `archives`.
  public var contributions: Contributions {
    Contributions(
      commands: [ProfileCommands(interactor: interactor).group],
      links: [
        LinkContribution("profiles", presentation: .sheet) { path, context in path.isEmpty ? profiles(at: context) : nil
        }
      ],
      settings: [
        SettingsSection(
          id: "archives", aliases: ["export", "import"], title: { $0.exportAndImport },
          rows: { [SettingsRow(words: Self.searchedWords)] }
        ) { context in
          ArchivesSection(presenter: ArchivesPresenter(interactor: interactor, router: router(context)))
        }
      ],
      start: [StartScreen(isDue: { $0?.didCompleteOnboarding != true }, root: { welcome(at: $0) })])
  }

  /// The texts by which a search in the settings finds the section, besides its title.
  private static let searchedWords =
    Language.allCases.flatMap { [$0.exportData, $0.importData] }
    + ["backup", "file", "profile", "move", "transfer", "백업", "파일", "프로필", "옮기기"]

  /// The welcome screen: what the program is, and the ways to begin.
  public func welcome(at context: NavigationContext) -> some View {
    let profiles = ProfilesPresenter(interactor: interactor, router: router(context))
    return WelcomeView(
      presenter: WelcomePresenter(interactor: interactor, router: router(context)), profiles: profiles,
      archives: ArchivesPresenter(interactor: interactor, router: router(context)) {
        await profiles.onProfileImported($0)
      })
  }

  /// The other profiles, to switch to one of them.
  public func profiles(at context: NavigationContext) -> some View {
    ProfilesView(presenter: ProfilesPresenter(interactor: interactor, router: router(context)))
  }

  /// The form of the profile; the screen ends with a `UserProfile`.
  public func saveProfile(at context: NavigationContext) -> some View {
    SaveProfileView(presenter: SaveProfilePresenter(interactor: interactor, router: router(context)))
  }

  /// What the program does, in a few sentences.
  public func intro(at context: NavigationContext) -> some View {
    IntroView(
      presenter: IntroPresenter(interactor: interactor, router: router(context)), step: step(.intro, at: context))
  }

  /// The other avatars.
  public func community(at context: NavigationContext) -> some View {
    CommunityView(presenter: CommunityPresenter(router: router(context)), step: step(.community, at: context))
  }

  /// The screen about the terminal's abilities.
  public func terminalCheck(at context: NavigationContext) -> some View {
    TerminalCheckView(
      presenter: TerminalCheckPresenter(interactor: interactor, router: router(context)),
      step: step(.terminal, at: context))
  }

  /// The choice of the first model.
  public func firstModel(at context: NavigationContext) -> some View {
    FirstModelView(
      presenter: FirstModelPresenter(interactor: interactor, router: router(context)), step: step(.model, at: context))
  }

  /// The form for a provider's key; the screen ends with a `KeyEndpoint`.
  public func pasteKey(at context: NavigationContext) -> some View {
    PasteKeyView(presenter: PasteKeyPresenter(interactor: interactor, router: router(context)))
  }

  /// The choice of the profile's colour.
  /// - Parameter chosen: The colour that was chosen before the app was left.
  public func color(chosen: ProfileColor? = nil, at context: NavigationContext) -> some View {
    let presenter = ColorPresenter(chosen: chosen, router: router(context))
    return ColorView(presenter: presenter, step: step(.color, at: context) { presenter.chosen })
  }

  /// The end of onboarding, which stores the choices.
  public func completed(_ parameters: CompletedParameters, at context: NavigationContext) -> some View {
    CompletedView(
      presenter: CompletedPresenter(parameters: parameters, interactor: interactor, router: router(context)))
  }

  private func step(
    _ step: OnboardingProgress.Step, at context: NavigationContext, color: @escaping () -> ProfileColor? = { nil }
  ) -> StepPresenter {
    let steps = OnboardingProgress.Step.allCases.filter {
      // A screen of an experiment that is over is resumed all the same.
      $0 != .community || step == .community || interactor.onboardingCommunityTest == .on
    }
    return StepPresenter(step, of: steps, color: color, interactor: interactor, router: router(context))
  }
}
