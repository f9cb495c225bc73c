/// The data and actions for the whole feature: its screens and its commands. It has no member of its own.
@MainActor
public protocol OnboardingFeatureInteractor: WelcomeInteractor, IntroInteractor, TerminalCheckInteractor,
  FirstModelInteractor, PasteKeyInteractor, CompletedInteractor, ProfilesInteractor, SaveProfileInteractor,
  ArchivesInteractor, ProfileCommandsInteractor
{}

/// Where the screens of the feature lead. It has no member of its own.
@MainActor
public protocol OnboardingFeatureRouter: WelcomeRouter, IntroRouter, CommunityRouter, TerminalCheckRouter,
  FirstModelRouter, PasteKeyRouter, ColorRouter, CompletedRouter, ProfilesRouter, SaveProfileRouter, ArchivesRouter
{}
