public import Entities
public import FeatureKit
public import TerminalUI

/// The screens that a new profile sees before the tabs. It alone knows which presenter goes with which view.
@MainActor public struct OnboardingBuilder: Feature {
  private let interactor:
    any WelcomeInteractor & IntroInteractor & TerminalCheckInteractor & FirstModelInteractor & PasteKeyInteractor
      & CompletedInteractor & ProfilesInteractor & SaveProfileInteractor & ArchivesInteractor
      & ProfileCommandsInteractor
  private let router:
    (NavigationContext) -> any WelcomeRouter & IntroRouter & CommunityRouter & TerminalCheckRouter & FirstModelRouter
      & PasteKeyRouter
      & ColorRouter & CompletedRouter & ProfilesRouter & SaveProfileRouter & ArchivesRouter

  /// Onboarding on what the app provides.
  /// - Parameter router: Makes the router of a screen from the place where it stands.
  public init(
    interactor: any WelcomeInteractor & IntroInteractor & TerminalCheckInteractor & FirstModelInteractor
      & PasteKeyInteractor
      & CompletedInteractor & ProfilesInteractor & SaveProfileInteractor & ArchivesInteractor
      & ProfileCommandsInteractor,
    router:
      @escaping (NavigationContext) -> any WelcomeRouter & IntroRouter & CommunityRouter & TerminalCheckRouter
      & FirstModelRouter
      & PasteKeyRouter
      & ColorRouter & CompletedRouter & ProfilesRouter & SaveProfileRouter & ArchivesRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// `onboarding`.
  public let id = "onboarding"

  /// One start screen, due until the profile has completed onboarding, the command `profiles`, the link
  /// `profiles`, and the section `archives`.
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
          things: { [Self.searchedWords] }
        ) { context in
          ArchivesSection(presenter: ArchivesPresenter(interactor: interactor, router: router(context)))
        }
      ],
      start: [StartScreen(isDue: { $0?.didCompleteOnboarding != true }, root: { welcome(at: $0) })])
  }

  /// What a search in the settings finds the section by, besides its title.
  private static let searchedWords =
    Language.allCases.flatMap { [$0.exportData, $0.importData] }
    + ["backup", "file", "profile", "move", "transfer", "백업", "파일", "프로필", "옮기기"]

  /// What the program is, and the way in.
  public func welcome(at context: NavigationContext) -> some View {
    let profiles = ProfilesPresenter(interactor: interactor, router: router(context))
    return WelcomeView(
      presenter: WelcomePresenter(interactor: interactor, router: router(context)), profiles: profiles,
      archives: ArchivesPresenter(interactor: interactor, router: router(context)) {
        await profiles.onProfileImported($0)
      })
  }

  /// The other profiles, to go over to one of them.
  public func profiles(at context: NavigationContext) -> some View {
    ProfilesView(presenter: ProfilesPresenter(interactor: interactor, router: router(context)))
  }

  /// The form in which a profile gets a name; it ends with a `UserProfile`.
  public func saveProfile(at context: NavigationContext) -> some View {
    SaveProfileView(presenter: SaveProfilePresenter(interactor: interactor, router: router(context)))
  }

  /// What can be done here, in a few sentences.
  public func intro(at context: NavigationContext) -> some View {
    IntroView(
      presenter: IntroPresenter(interactor: interactor, router: router(context)), step: step(.intro, at: context))
  }

  /// Who else is there.
  public func community(at context: NavigationContext) -> some View {
    CommunityView(presenter: CommunityPresenter(router: router(context)), step: step(.community, at: context))
  }

  /// What the terminal can do.
  public func terminalCheck(at context: NavigationContext) -> some View {
    TerminalCheckView(
      presenter: TerminalCheckPresenter(interactor: interactor, router: router(context)),
      step: step(.terminal, at: context))
  }

  /// The choice of who answers.
  public func firstModel(at context: NavigationContext) -> some View {
    FirstModelView(
      presenter: FirstModelPresenter(interactor: interactor, router: router(context)), step: step(.model, at: context))
  }

  /// The form that a key is pasted into; it ends with a `KeyEndpoint`.
  public func pasteKey(at context: NavigationContext) -> some View {
    PasteKeyView(presenter: PasteKeyPresenter(interactor: interactor, router: router(context)))
  }

  /// The choice of the profile's colour.
  /// - Parameter chosen: The one that was chosen before the app was left.
  public func color(chosen: ProfileColor? = nil, at context: NavigationContext) -> some View {
    let presenter = ColorPresenter(chosen: chosen, router: router(context))
    return ColorView(presenter: presenter, step: step(.color, at: context) { presenter.chosen })
  }

  /// The end: it stores what was chosen.
  public func completed(_ parameters: CompletedParameters, at context: NavigationContext) -> some View {
    CompletedView(
      presenter: CompletedPresenter(parameters: parameters, interactor: interactor, router: router(context)))
  }

  private func step(
    _ step: OnboardingProgress.Step, at context: NavigationContext, color: @escaping () -> ProfileColor? = { nil }
  ) -> StepPresenter {
    StepPresenter(step, color: color, interactor: interactor, router: router(context))
  }
}
