import Entities
public import FeatureKit
public import TerminalUI

/// The settings, with what other features add to them. It alone knows which presenter goes with which view.
@MainActor public struct SettingsBuilder: Feature {
  private let interactor:
    any SettingsInteractor & AboutInteractor & ConfigCommandsInteractor & DevSettingsInteractor
      & KeyCommandsInteractor
      & ModelCommandsInteractor & ModelPickerInteractor & ReminderCommandsInteractor
  private let router: (Place) -> any SettingsRouter & DevSettingsRouter & ModelPickerRouter

  /// Settings on what the app provides.
  /// - Parameter router: Makes the router of a screen from the place where it stands.
  public init(
    interactor: any SettingsInteractor & AboutInteractor & ConfigCommandsInteractor & DevSettingsInteractor
      & KeyCommandsInteractor
      & ModelCommandsInteractor & ModelPickerInteractor & ReminderCommandsInteractor,
    router: @escaping (Place) -> any SettingsRouter & DevSettingsRouter & ModelPickerRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// `settings`.
  public let id = "settings"

  /// The commands `config`, `keys`, `models` and `reminders`, the link `settings/SECTION`, which opens the settings as a
  /// sheet, the link `about`, and the sections of the account, the model, the spending, reminders and the program, and one
  /// for each group of options.
  public var contributions: Contributions {
    Contributions(
      commands: [
        ConfigCommands(interactor: interactor).group, KeyCommands(interactor: interactor).group,
        ModelCommands(interactor: interactor).group, ReminderCommands(interactor: interactor).group,
      ],
      links: [
        LinkContribution("settings", placeholder: "[SECTION]", presentation: .sheet) { path, place in
          SettingsParameters(path: path, among: router(place).sections.map(\.id)).map { settings($0, at: place) }
        },
        LinkContribution("about", presentation: .sheet) { path, place in path.isEmpty ? about(at: place) : nil },
      ],
      settings: [
        SettingsSection(id: "account", title: { $0.account }) { account(at: $0) },
        SettingsSection(id: "model", title: { $0.model }) { model(at: $0) },
        section(.appearance) { appearance(at: $0) },
        section(.replies),
        SettingsSection(id: "spending", title: { $0.spending }) { spending(at: $0) },
        SettingsSection(id: "reminders", title: { $0.reminders }) { reminders(at: $0) },
        section(.connection), section(.data) { data(at: $0) }, section(.privacy) { privacy(at: $0) }, section(.program),
        SettingsSection(id: "application", title: { $0.application }) { _ in
          ApplicationSection(version: interactor.version, dataDirectory: interactor.dataDirectory)
        },
      ] + developerSections)
  }

  /// Nothing, unless the run is for developers.
  private var developerSections: [SettingsSection] {
    guard interactor.configurationEntries.first(where: { $0.key == Preference.dev.rawValue })?.value == "true" else {
      return []
    }
    return [
      SettingsSection(id: "developer", title: { $0.title(of: .dev) }) { DevSettingsSection(router: router($0)) }
    ]
  }

  /// The sections that features add, this one's own among them.
  public func settings(_ parameters: SettingsParameters = SettingsParameters(), at place: Place) -> some View {
    let presenter = SettingsPresenter(parameters, router: router(place))
    return SettingsView(presenter: presenter, sections: presenter.sections.map { ShownSection($0, at: place) })
  }

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

  private func section(_ group: Preference.Group) -> SettingsSection {
    section(group) { PreferenceList(presenter: preferences(group, at: $0)) }
  }

  private func section(
    _ group: Preference.Group, content: @escaping @MainActor (Place) -> some View
  ) -> SettingsSection {
    SettingsSection(id: group.rawValue, title: { $0.title(of: group) }) {
      let entries = interactor.configurationEntries
      let options = Preference.allCases.filter { $0.group == group }.map { preference in
        preference.searchedTexts(choices: entries.first { $0.key == preference.rawValue }?.choices ?? [])
      }
      return options + (group == .appearance ? [AppearanceSection.accentTexts] : [])
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
    ModelSection(presenter: ModelSectionPresenter(interactor: interactor, router: router(place)))
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
