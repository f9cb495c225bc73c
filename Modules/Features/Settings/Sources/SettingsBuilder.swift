import Entities
public import FeatureKit
public import TerminalUI

/// The settings, with what other features add to them. It alone knows which presenter goes with which view.
@MainActor public struct SettingsBuilder: Feature {
  private let interactor:
    any SettingsInteractor & AboutInteractor & ConfigCommandsInteractor & DevSettingsInteractor
      & KeyCommandsInteractor
      & ModelCommandsInteractor & ModelPickerInteractor & ReminderCommandsInteractor
  private let router: (Place) -> any SettingsRouter & DevSettingsRouter & ModelPickerRouter & ReminderQuestionRouter
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
    router: @escaping (Place) -> any SettingsRouter & DevSettingsRouter & ModelPickerRouter & ReminderQuestionRouter,
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
        ) { path, values, place in
          SettingsParameters(path: path, values: values, among: router(place).sections)
            .map { settings($0, at: place) }
        },
        LinkContribution("about", presentation: .sheet) { path, place in path.isEmpty ? about(at: place) : nil },
        LinkContribution("log", presentation: .sheet) { path, place in path.isEmpty ? eventLog(at: place) : nil },
        developerLink,
      ],
      settings: [
        section("account", aliases: ["profile"], { $0.account }, SearchedWords.account) { account(at: $0) },
        section("model", { $0.modelAndKeys }, SearchedWords.model) { model(at: $0) },
        section(.appearance) { appearance(at: $0) },
        section(.replies),
        section("spending", { $0.spending }, SearchedWords.spending) { spending(at: $0) },
        section("reminders", { $0.reminders }, SearchedWords.reminders) { reminders(at: $0) },
        section(.connection), section(.data, SearchedWords.data) { data(at: $0) },
        section(.privacy, SearchedWords.privacy) { privacy(at: $0) },
        section(Self.keys, aliases: ["keys"], { $0.shortcuts }, SearchedWords.shortcuts) { place in
          ShortcutsSection(
            presenter: ShortcutsPresenter(shortcuts(), interactor: interactor, router: router(place)))
        },
        section(.program),
        section("application", { $0.application }, SearchedWords.application) { _ in
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
    LinkContribution("developer", presentation: .sheet, isAvailable: { isForDevelopers }) { path, place in
      path.isEmpty ? devSettings(at: place) : nil
    }
  }

  /// The sections that features add, this one's own among them.
  public func settings(_ parameters: SettingsParameters = SettingsParameters(), at place: Place) -> some View {
    // Another program may have changed the file since: what shows is how things stand.
    interactor.readConfigurationAgain()
    let router = router(place)
    let presenter = SettingsPresenter(parameters, router: router)
    let keys = shortcuts().map(\.searchedTexts)
    return SettingsView(
      presenter: presenter,
      sections: presenter.sections.map {
        ShownSection($0, at: place, alsoFoundBy: $0.id == Self.keys ? keys : [])
      })
  }

  private static let keys = "shortcuts"

  /// What the program is.
  public func about(at place: Place) -> some View {
    AboutView(presenter: AboutPresenter(interactor: interactor))
  }

  /// What was recorded.
  public func eventLog(at place: Place) -> some View {
    EventLogView(presenter: log(at: place))
  }

  /// What the program is like inside.
  public func devSettings(at place: Place) -> some View {
    DevSettingsView(presenter: DevSettingsPresenter(interactor: interactor, router: router(place)))
  }

  /// Every model within reach, to choose one from; it ends with a `ModelPreference`.
  public func modelPicker(_ parameters: ModelPickerParameters, at place: Place) -> some View {
    ModelPickerView(presenter: ModelPickerPresenter(parameters, interactor: interactor, router: router(place)))
  }

  /// The question whether there may be reminders, for a modal; it ends with a `ReminderConsent`.
  public func reminderQuestion(at place: Place) -> some View {
    ReminderQuestionView(presenter: ReminderQuestionPresenter(router: router(place)))
  }

  private func section(_ group: Preference.Group) -> SettingsSection {
    section(group) { PreferenceList(presenter: preferences(group, at: $0)) }
  }

  private func section(
    _ id: String, aliases: [String] = [], _ title: @escaping (Language) -> String, _ words: [String],
    content: @escaping @MainActor (Place) -> some View
  ) -> SettingsSection {
    SettingsSection(id: id, aliases: aliases, title: title, things: { [words] }, content: content)
  }

  private func section(
    _ group: Preference.Group, _ words: [String] = [], content: @escaping @MainActor (Place) -> some View
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

  private func preferences(_ group: Preference.Group, at place: Place) -> PreferencesPresenter {
    PreferencesPresenter(group, interactor: interactor, router: router(place))
  }

  private func appearance(at place: Place) -> some View {
    AppearanceSection(
      accent: AccentPresenter(interactor: interactor, router: router(place)),
      preferences: preferences(.appearance, at: place))
  }

  private func data(at place: Place) -> some View {
    DataSection(
      presenter: DataPresenter(interactor: interactor, router: router(place)),
      preferences: preferences(.data, at: place))
  }

  private func privacy(at place: Place) -> some View {
    PrivacySection(log: log(at: place), preferences: preferences(.privacy, at: place))
  }

  private func log(at place: Place) -> EventLogPresenter {
    EventLogPresenter(interactor: interactor, router: router(place))
  }

  private func model(at place: Place) -> some View {
    ModelSection(presenter: ModelSectionPresenter(shortcuts(), interactor: interactor, router: router(place)))
  }

  private func spending(at place: Place) -> some View {
    SpendingSection(presenter: SpendingPresenter(interactor: interactor, router: router(place)))
  }

  private func reminders(at place: Place) -> some View {
    ReminderSection(presenter: ReminderPresenter(interactor: interactor, router: router(place)))
  }

  private func account(at place: Place) -> some View {
    AccountSection(presenter: AccountPresenter(interactor: interactor, router: router(place)))
  }
}
