/// The data and actions for the whole feature: its screens and its commands. It has no member of its own.
@MainActor
public protocol SettingsFeatureInteractor: SettingsInteractor, AccountInteractor, ModelSectionInteractor,
  AccentInteractor, PreferencesInteractor, SpendingInteractor, ReminderInteractor, DataInteractor, EventLogInteractor,
  ShortcutsInteractor, ProgramInteractor, DevSettingsInteractor, ModelPickerInteractor, ConfigCommandsInteractor,
  KeyCommandsInteractor, ModelCommandsInteractor, ReminderCommandsInteractor, RandomInteractor,
  DeveloperInteractor
{}

/// Where the screens of the feature lead. It has no member of its own.
@MainActor
public protocol SettingsFeatureRouter: SettingsRouter, SettingsActionsRouter, AccountRouter, ModelSectionRouter,
  PreferencesRouter,
  SpendingRouter, DataRouter, EventLogRouter, DeveloperRouter, DevSettingsRouter, RandomRouter, ModelPickerRouter,
  ReminderQuestionRouter
{}
