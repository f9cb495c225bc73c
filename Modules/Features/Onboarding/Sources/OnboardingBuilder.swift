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
    (Place) -> any WelcomeRouter & IntroRouter & CommunityRouter & TerminalCheckRouter & FirstModelRouter
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
      @escaping (Place) -> any WelcomeRouter & IntroRouter & CommunityRouter & TerminalCheckRouter & FirstModelRouter
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
        LinkContribution("profiles", presentation: .sheet) { path, place in path.isEmpty ? profiles(at: place) : nil }
      ],
      settings: [
        SettingsSection(
          id: "archives", aliases: ["export", "import"], title: { $0.exportAndImport },
          things: { [Self.searchedWords] }
        ) { place in
          ArchivesSection(presenter: ArchivesPresenter(interactor: interactor, router: router(place)))
        }
      ],
      start: [StartScreen(isDue: { $0?.didCompleteOnboarding != true }, root: { welcome(at: $0) })])
  }

  /// What a search in the settings finds the section by, besides its title.
  private static let searchedWords =
    Language.allCases.flatMap { [$0.exportData, $0.importData] }
    + ["backup", "file", "profile", "move", "transfer", "백업", "파일", "프로필", "옮기기"]

  /// What the program is, and the way in.
  public func welcome(at place: Place) -> some View {
    let profiles = ProfilesPresenter(interactor: interactor, router: router(place))
    return WelcomeView(
      presenter: WelcomePresenter(interactor: interactor, router: router(place)), profiles: profiles,
      archives: ArchivesPresenter(interactor: interactor, router: router(place)) {
        await profiles.onProfileImported($0)
      })
  }

  /// The other profiles, to go over to one of them.
  public func profiles(at place: Place) -> some View {
    ProfilesView(presenter: ProfilesPresenter(interactor: interactor, router: router(place)))
  }

  /// The form in which a profile gets a name; it ends with a `UserProfile`.
  public func saveProfile(at place: Place) -> some View {
    SaveProfileView(presenter: SaveProfilePresenter(interactor: interactor, router: router(place)))
  }

  /// What can be done here, in a few sentences.
  public func intro(at place: Place) -> some View {
    IntroView(
      presenter: IntroPresenter(interactor: interactor, router: router(place)), step: step(.intro, at: place))
  }

  /// Who else is there.
  public func community(at place: Place) -> some View {
    CommunityView(presenter: CommunityPresenter(router: router(place)), step: step(.community, at: place))
  }

  /// What the terminal can do.
  public func terminalCheck(at place: Place) -> some View {
    TerminalCheckView(
      presenter: TerminalCheckPresenter(interactor: interactor, router: router(place)),
      step: step(.terminal, at: place))
  }

  /// The choice of who answers.
  public func firstModel(at place: Place) -> some View {
    FirstModelView(
      presenter: FirstModelPresenter(interactor: interactor, router: router(place)), step: step(.model, at: place))
  }

  /// The form that a key is pasted into; it ends with a `KeyEndpoint`.
  public func pasteKey(at place: Place) -> some View {
    PasteKeyView(presenter: PasteKeyPresenter(interactor: interactor, router: router(place)))
  }

  /// The choice of the profile's colour.
  /// - Parameter chosen: The one that was chosen before the app was left.
  public func color(chosen: ProfileColor? = nil, at place: Place) -> some View {
    let presenter = ColorPresenter(chosen: chosen, router: router(place))
    return ColorView(presenter: presenter, step: step(.color, at: place) { presenter.chosen })
  }

  /// The end: it stores what was chosen.
  public func completed(_ parameters: CompletedParameters, at place: Place) -> some View {
    CompletedView(
      presenter: CompletedPresenter(parameters: parameters, interactor: interactor, router: router(place)))
  }

  private func step(
    _ step: OnboardingProgress.Step, at place: Place, color: @escaping () -> ProfileColor? = { nil }
  ) -> StepPresenter {
    StepPresenter(step, color: color, interactor: interactor, router: router(place))
  }
}
