import Entities
public import FeatureKit
public import TerminalUI

/// The feature Settings. Only the builder knows which presenter belongs to which view.
@MainActor public struct SettingsBuilder: Feature {
  private let interactor: any SettingsFeatureInteractor
  private let composition: any CompositionInteractor
  private let router: (NavigationContext) -> any SettingsFeatureRouter

  /// The feature, with its interactor and its router factory.
  /// - Parameters:
  ///   - composition: The settings' view of the app that they are part of.
  ///   - router: Makes the router of a screen from the screen's place.
  public init(
    interactor: any SettingsFeatureInteractor, composition: any CompositionInteractor,
    router: @escaping (NavigationContext) -> any SettingsFeatureRouter
  ) {
    self.interactor = interactor
    self.composition = composition
    self.router = router
  }

  /// `settings`.
  public let id = "settings"

  /// The commands `config`, `keys`, `models` and `reminders`; the links `settings/SECTION?q=WORDS`, `about`, `log` and, for
  /// developers, `developer`, all as sheets; the sections; and the settings as things that the palette of commands finds.
  public var contributions: Contributions {
    Contributions(
      commands: [
        ConfigCommands(interactor: interactor, composition: composition).group,
        KeyCommands(interactor: interactor).group,
        ModelCommands(interactor: interactor).group, ReminderCommands(interactor: interactor).group,
      ],
      links: [
        LinkContribution(
          "settings", placeholder: "[SECTION][?q=WORDS]", presentation: .sheet,
          restValues: { $0.settings.filter { $0.isAvailable() }.map(\.id) }
        ) { path, values, context in
          SettingsParameters(path: path, values: values, among: composition.settingsSections)
            .map { settings($0, at: context) }
        },
        LinkContribution("about", presentation: .sheet) { path, context in path.isEmpty ? about(at: context) : nil },
        LinkContribution("log", presentation: .sheet) { path, context in path.isEmpty ? eventLog(at: context) : nil },
        developerLink,
      ],
      settings: [
        section("account", aliases: ["profile"], { $0.account }, SearchTerms.account) { account(at: $0) },
        section("model", { $0.modelAndKeys }, SearchTerms.model) { model(at: $0) },
        section(.appearance, AppearanceSection.accentRow) { appearance(at: $0) },
        section(.replies),
        section("spending", { $0.spending }, SearchTerms.spending) { spending(at: $0) },
        section("reminders", { $0.reminders }, SearchTerms.reminders) { reminders(at: $0) },
        section(.connection), section(.data, SettingsRow(words: SearchTerms.data)) { data(at: $0) },
        section(.privacy, SettingsRow(words: SearchTerms.privacy)) { privacy(at: $0) },
        SettingsSection(
          id: "shortcuts", aliases: ["keys"], title: { $0.shortcuts },
          rows: {
            ([SearchTerms.shortcuts] + composition.shortcuts.map(\.searchedTexts)).map { SettingsRow(words: $0) }
          }
        ) { keys(at: $0) },
        section(.program, aliases: ["application"], SettingsRow(words: SearchTerms.program)) { program(at: $0) },
        developerSection,
      ], actions: [SettingsActions(composition: composition, router: router).found])
  }

  private var developerSection: SettingsSection {
    SettingsSection(id: "developer", title: { $0.forDevelopers }, isAvailable: { interactor.isForDevelopers }) {
      DeveloperSection(presenter: DeveloperSectionPresenter(router: router($0)))
    }
  }

  private var developerLink: LinkContribution {
    LinkContribution("developer", presentation: .sheet, isAvailable: { interactor.isForDevelopers }) {
      path, context in
      path.isEmpty ? devSettings(at: context) : nil
    }
  }

  /// The sections of all features, this feature included.
  public func settings(_ parameters: SettingsParameters = SettingsParameters(), at context: NavigationContext)
    -> some View
  {
    let presenter = SettingsPresenter(
      parameters, sections: composition.settingsSections, interactor: interactor, router: router(context))
    return SettingsView(
      presenter: presenter, sections: presenter.sections.map { ShownSection($0, at: context) })
  }

  /// The screen about the program.
  public func about(at context: NavigationContext) -> some View {
    AboutView(presenter: AboutPresenter(interactor: interactor))
  }

  /// The event log.
  public func eventLog(at context: NavigationContext) -> some View {
    EventLogView(presenter: log(at: context))
  }

  /// The internal state of the program, for developers.
  public func devSettings(at context: NavigationContext) -> some View {
    DevSettingsView(
      presenter: DevSettingsPresenter(
        navigation: { composition.navigationLines(at: context, in: $0) }, composition: composition,
        interactor: interactor, router: router(context)))
  }

  /// A number by chance: a whole screen in one file.
  public func random(at context: NavigationContext) -> some View {
    RandomView(presenter: RandomPresenter(interactor: interactor, router: router(context)))
  }

  /// The models of every source, for choosing one; the screen ends with a `ModelPreference`.
  public func modelPicker(_ parameters: ModelPickerParameters, at context: NavigationContext) -> some View {
    ModelPickerView(presenter: ModelPickerPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The question whether reminders may come, for a modal; it ends with a `ReminderConsent`.
  public func reminderQuestion(at context: NavigationContext) -> some View {
    ReminderQuestionView(presenter: ReminderQuestionPresenter(router: router(context)))
  }

  private func section(_ options: SettingDescription.Section) -> SettingsSection {
    section(options) { PreferenceList(presenter: preferences(options, at: $0)) }
  }

  private func section(
    _ id: String, aliases: [String] = [], _ title: @escaping (Language) -> String, _ words: [String],
    content: @escaping @MainActor (NavigationContext) -> some View
  ) -> SettingsSection {
    SettingsSection(id: id, aliases: aliases, title: title, rows: { [SettingsRow(words: words)] }, content: content)
  }

  private func section(
    _ options: SettingDescription.Section, aliases: [String] = [], _ more: SettingsRow? = nil,
    content: @escaping @MainActor (NavigationContext) -> some View
  ) -> SettingsSection {
    SettingsSection(
      id: options.rawValue, aliases: aliases, title: { $0.title(of: options) },
      rows: { interactor.configurationEntries.options(in: options).map(\.row) + [more].compactMap(\.self) },
      content: content)
  }

  private func preferences(_ id: SettingDescription.Section, at context: NavigationContext) -> PreferencesPresenter {
    PreferencesPresenter(id, interactor: interactor, router: router(context))
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

  private func program(at context: NavigationContext) -> some View {
    ProgramSection(
      presenter: ProgramPresenter(interactor: interactor, router: router(context)),
      preferences: preferences(.program, at: context))
  }

  private func privacy(at context: NavigationContext) -> some View {
    PrivacySection(log: log(at: context), preferences: preferences(.privacy, at: context))
  }

  private func log(at context: NavigationContext) -> EventLogPresenter {
    EventLogPresenter(interactor: interactor, router: router(context))
  }

  private func model(at context: NavigationContext) -> some View {
    ModelSection(
      presenter: ModelSectionPresenter(composition.shortcuts, interactor: interactor, router: router(context)))
  }

  private func spending(at context: NavigationContext) -> some View {
    SpendingSection(presenter: SpendingPresenter(interactor: interactor, router: router(context)))
  }

  private func reminders(at context: NavigationContext) -> some View {
    ReminderSection(presenter: ReminderPresenter(interactor: interactor, router: router(context)))
  }

  private func keys(at context: NavigationContext) -> some View {
    ShortcutsSection(
      presenter: ShortcutsPresenter(composition.shortcuts, interactor: interactor, router: router(context)))
  }

  private func account(at context: NavigationContext) -> some View {
    AccountSection(presenter: AccountPresenter(interactor: interactor, router: router(context)))
  }
}
