import Entities
public import FeatureKit
public import TerminalUI

/// The settings, with what other features add to them. It alone knows which presenter goes with which view.
@MainActor public struct SettingsBuilder: Feature {
  private let interactor:
    any SettingsInteractor & AboutInteractor & ConfigCommandsInteractor & DevSettingsInteractor
      & KeyCommandsInteractor
      & ModelCommandsInteractor & ModelPickerInteractor & ReminderCommandsInteractor
  private let router:
    (NavigationContext) -> any SettingsRouter & DevSettingsRouter & ModelPickerRouter & ReminderQuestionRouter
  private let features: [String]
  private let shortcuts: @MainActor () -> [Shortcut]

  /// Settings on what the app provides.
  /// - Parameters:
  ///   - router: Makes the router of a screen from the place where it stands.
  ///   - features: The names of the app's features, which a run can have or leave out.
  ///   - shortcuts: The keys of the app that can be put elsewhere, whatever feature they are of.
  public init(
    interactor: any SettingsInteractor & AboutInteractor & ConfigCommandsInteractor & DevSettingsInteractor
      & KeyCommandsInteractor
      & ModelCommandsInteractor & ModelPickerInteractor & ReminderCommandsInteractor,
    router:
      @escaping (NavigationContext) -> any SettingsRouter & DevSettingsRouter & ModelPickerRouter
      & ReminderQuestionRouter,
    features: [String] = [], shortcuts: @escaping @MainActor () -> [Shortcut]
  ) {
    self.interactor = interactor
    self.router = router
    self.features = features
    self.shortcuts = shortcuts
  }

  /// `settings`.
  public let id = "settings"

  /// The commands `config`, `keys`, `models` and `reminders`, the link `settings/SECTION?q=WORDS`, which opens the
  /// settings as a sheet, the links `about` and `log`, and the sections of the account, the model, the spending,
  /// reminders and the program, and one for each group of options.
  public var contributions: Contributions {
    Contributions(
      commands: [
        ConfigCommands(interactor: interactor, features: features, shortcuts: shortcuts).group,
        KeyCommands(interactor: interactor).group,
        ModelCommands(interactor: interactor).group, ReminderCommands(interactor: interactor).group,
      ],
      links: [
        LinkContribution(
          "settings", placeholder: "[SECTION][?q=WORDS]", presentation: .sheet,
          names: { $0.settings.filter { $0.isAvailable() }.map(\.id) }
        ) { path, values, context in
          SettingsParameters(path: path, values: values, among: router(context).sections)
            .map { settings($0, at: context) }
        },
        LinkContribution("about", presentation: .sheet) { path, context in path.isEmpty ? about(at: context) : nil },
        LinkContribution("log", presentation: .sheet) { path, context in path.isEmpty ? eventLog(at: context) : nil },
        developerLink,
      ],
      settings: [
        section("account", aliases: ["profile"], { $0.account }, SearchTerms.account) { account(at: $0) },
        section("model", { $0.modelAndKeys }, SearchTerms.model) { model(at: $0) },
        section(.appearance) { appearance(at: $0) },
        section(.replies),
        section("spending", { $0.spending }, SearchTerms.spending) { spending(at: $0) },
        section("reminders", { $0.reminders }, SearchTerms.reminders) { reminders(at: $0) },
        section(.connection), section(.data, SearchTerms.data) { data(at: $0) },
        section(.privacy, SearchTerms.privacy) { privacy(at: $0) },
        section(Self.keys, aliases: ["keys"], { $0.shortcuts }, SearchTerms.shortcuts) { context in
          ShortcutsSection(
            presenter: ShortcutsPresenter(shortcuts(), interactor: interactor, router: router(context)))
        },
        section(.program),
        section("application", { $0.application }, SearchTerms.application) { _ in
          ApplicationSection(version: interactor.version, dataDirectory: interactor.dataDirectory)
        },
        developerSection,
      ])
  }

  /// Whether the option for developers is on. It is looked at each time, since it can change while the app is open.
  private var isForDevelopers: Bool {
    interactor.configurationEntries.first { $0.key == Preference.dev.rawValue }?.value == "true"
  }

  private var developerSection: SettingsSection {
    SettingsSection(id: "developer", title: { $0.title(of: .dev) }, isAvailable: { isForDevelopers }) {
      DevSettingsSection(router: router($0))
    }
  }

  private var developerLink: LinkContribution {
    LinkContribution("developer", presentation: .sheet, isAvailable: { isForDevelopers }) { path, context in
      path.isEmpty ? devSettings(at: context) : nil
    }
  }

  /// The sections that features add, this one's own among them.
  public func settings(_ parameters: SettingsParameters = SettingsParameters(), at context: NavigationContext)
    -> some View
  {
    // Another program may have changed the file since: what shows is how things stand.
    interactor.readConfigurationAgain()
    let router = router(context)
    let presenter = SettingsPresenter(parameters, router: router)
    let keys = shortcuts().map(\.searchedTexts)
    return SettingsView(
      presenter: presenter,
      sections: presenter.sections.map {
        ShownSection($0, at: context, alsoFoundBy: $0.id == Self.keys ? keys : [])
      })
  }

  private static let keys = "shortcuts"

  /// What the program is.
  public func about(at context: NavigationContext) -> some View {
    AboutView(presenter: AboutPresenter(interactor: interactor))
  }

  /// What was recorded.
  public func eventLog(at context: NavigationContext) -> some View {
    EventLogView(presenter: log(at: context))
  }

  /// What the program is like inside.
  public func devSettings(at context: NavigationContext) -> some View {
    DevSettingsView(presenter: DevSettingsPresenter(interactor: interactor, router: router(context)))
  }

  /// Every model within reach, to choose one from; it ends with a `ModelPreference`.
  public func modelPicker(_ parameters: ModelPickerParameters, at context: NavigationContext) -> some View {
    ModelPickerView(presenter: ModelPickerPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The question whether there may be reminders, for a modal; it ends with a `ReminderConsent`.
  public func reminderQuestion(at context: NavigationContext) -> some View {
    ReminderQuestionView(presenter: ReminderQuestionPresenter(router: router(context)))
  }

  private func section(_ group: Preference.Group) -> SettingsSection {
    section(group) { PreferenceList(presenter: preferences(group, at: $0)) }
  }

  private func section(
    _ id: String, aliases: [String] = [], _ title: @escaping (Language) -> String, _ words: [String],
    content: @escaping @MainActor (NavigationContext) -> some View
  ) -> SettingsSection {
    SettingsSection(id: id, aliases: aliases, title: title, things: { [words] }, content: content)
  }

  private func section(
    _ group: Preference.Group, _ words: [String] = [], content: @escaping @MainActor (NavigationContext) -> some View
  ) -> SettingsSection {
    SettingsSection(id: group.rawValue, title: { $0.title(of: group) }) {
      let entries = interactor.configurationEntries
      let options = Preference.allCases.filter { $0.group == group }.map { preference in
        preference.searchedTexts(choices: entries.first { $0.key == preference.rawValue }?.choices ?? [])
      }
      return options + [words] + (group == .appearance ? [AppearanceSection.accentTexts] : [])
    } content: {
      content($0)
    }
  }

  private func preferences(_ group: Preference.Group, at context: NavigationContext) -> PreferencesPresenter {
    PreferencesPresenter(group, interactor: interactor, router: router(context))
  }

  private func appearance(at context: NavigationContext) -> some View {
    AppearanceSection(
      accent: AccentPresenter(interactor: interactor, router: router(context)),
      preferences: preferences(.appearance, at: context))
  }

  private func data(at context: NavigationContext) -> some View {
    DataSection(
      presenter: DataPresenter(interactor: interactor, router: router(context)),
      preferences: preferences(.data, at: context))
  }

  private func privacy(at context: NavigationContext) -> some View {
    PrivacySection(log: log(at: context), preferences: preferences(.privacy, at: context))
  }

  private func log(at context: NavigationContext) -> EventLogPresenter {
    EventLogPresenter(interactor: interactor, router: router(context))
  }

  private func model(at context: NavigationContext) -> some View {
    ModelSection(presenter: ModelSectionPresenter(shortcuts(), interactor: interactor, router: router(context)))
  }

  private func spending(at context: NavigationContext) -> some View {
    SpendingSection(presenter: SpendingPresenter(interactor: interactor, router: router(context)))
  }

  private func reminders(at context: NavigationContext) -> some View {
    ReminderSection(presenter: ReminderPresenter(interactor: interactor, router: router(context)))
  }

  private func account(at context: NavigationContext) -> some View {
    AccountSection(presenter: AccountPresenter(interactor: interactor, router: router(context)))
  }
}
