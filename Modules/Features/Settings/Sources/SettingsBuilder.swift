public import FeatureKit
public import TerminalUI

/// The settings, with what other features add to them. It alone knows which presenter goes with which view.
@MainActor public struct SettingsBuilder: Feature {
  private let interactor:
    any SettingsInteractor & AboutInteractor & ConfigCommandsInteractor & KeyCommandsInteractor
      & ModelCommandsInteractor & ModelPickerInteractor & ReminderCommandsInteractor
  private let router: (Place) -> any SettingsRouter & ModelPickerRouter

  /// Settings on what the app provides.
  /// - Parameter router: Makes the router of a screen from the place where it stands.
  public init(
    interactor: any SettingsInteractor & AboutInteractor & ConfigCommandsInteractor & KeyCommandsInteractor
      & ModelCommandsInteractor & ModelPickerInteractor & ReminderCommandsInteractor,
    router: @escaping (Place) -> any SettingsRouter & ModelPickerRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// `settings`.
  public let id = "settings"

  /// The commands `config`, `keys`, `models` and `reminders`, the link `settings/SECTION`, which opens the settings as a sheet, the link `about`, and the
  /// sections `account`, `model`, `application`, `appearance`, `spending` and `reminders`.
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
        SettingsSection(id: "application", title: { $0.application }) { _ in
          ApplicationSection(version: interactor.version, dataDirectory: interactor.dataDirectory)
        },
        SettingsSection(id: "appearance", title: { $0.appearance }) { _ in AppearanceSection() },
        SettingsSection(id: "spending", title: { $0.spending }) { spending(at: $0) },
        SettingsSection(id: "reminders", title: { $0.reminders }) { reminders(at: $0) },
      ])
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

  /// Every model within reach, to choose one from; it ends with a `ModelPreference`.
  public func modelPicker(_ parameters: ModelPickerParameters, at place: Place) -> some View {
    ModelPickerView(presenter: ModelPickerPresenter(parameters, interactor: interactor, router: router(place)))
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
