public import Entities
public import FeatureKit
public import TerminalUI

/// The feature Profile: the user, and the avatars that they make.
@MainActor public struct ProfileBuilder: Feature {
  private let interactor: any ProfileFeatureInteractor
  private let router: (NavigationContext) -> any ProfileFeatureRouter
  /// The name that lists and options use.
  public let id = "profile"

  /// The feature, with its interactor and its router factory.
  /// - Parameter router: Makes the router of a screen from the screen's place.
  public init(
    interactor: any ProfileFeatureInteractor, router: @escaping (NavigationContext) -> any ProfileFeatureRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// The tab `profile`, the links `create/avatar`, `personas`, `lorebooks` and `templates`, the commands `personas`,
  /// `lorebooks` and `templates`, and the actions that open the same screens.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "profile", title: { $0.profile }, isList: true) { profile(at: $0) }],
      commands: [
        PersonaCommands(interactor: interactor).group, LorebookCommands(interactor: interactor).group,
        TemplateCommands(interactor: interactor).group,
      ],
      links: [
        LinkContribution("create", placeholder: "avatar", tab: "profile", presentation: .cover) { path, context in
          path == ["avatar"] ? createAvatar(at: context) : nil
        },
        LinkContribution("personas", tab: "profile") { path, context in
          path.isEmpty ? personas(at: context) : nil
        },
        LinkContribution("lorebooks", tab: "profile") { path, context in
          path.isEmpty ? lorebooks(at: context) : nil
        },
        LinkContribution("templates", tab: "profile") { path, context in
          path.isEmpty ? templates(at: context) : nil
        },
      ],
      actions: [
        ActionContribution(
          "new-character", title: { $0.newAvatar },
          effect: .anywhere { context in Task { _ = await router(context).createAvatar() } }),
        ActionContribution("personas", title: { $0.personas }, effect: .anywhere { router($0).showPersonas() }),
        ActionContribution("lorebooks", title: { $0.lorebooks }, effect: .anywhere { router($0).showLorebooks() }),
        ActionContribution("templates", title: { $0.templates }, effect: .anywhere { router($0).showTemplates() }),
      ])
  }
}

// MARK: - Screens

extension ProfileBuilder {
  /// The user, and their avatars.
  public func profile(at context: NavigationContext) -> some View {
    let (router, turn) = (router(context), WorkTurn())
    let presenter = ProfilePresenter(turn: turn, interactor: interactor, router: router)
    return ProfileView(presenter: presenter) { avatar in
      OwnAvatarPresenter(
        avatar, turn: turn, interactor: interactor, router: router, onDeleted: { presenter.onAvatarDeleted($0) },
        onChanged: { presenter.onAvatarChanged($0) })
    }
  }

  /// The form for a new avatar.
  public func createAvatar(at context: NavigationContext) -> some View {
    CreateAvatarView(presenter: CreateAvatarPresenter(interactor: interactor, router: router(context)))
  }

  /// The form of one of the user's avatars.
  /// - Parameter opensLorebook: Whether its lorebook shows in front of it at first.
  public func editAvatar(
    _ avatar: Avatar.ID, opensLorebook: Bool = false, at context: NavigationContext
  ) -> some View {
    CreateAvatarView(
      presenter: CreateAvatarPresenter(
        editing: avatar, opensLorebook: opensLorebook, interactor: interactor, router: router(context)))
  }

  /// The user's personas.
  public func personas(at context: NavigationContext) -> some View {
    PersonasView(presenter: PersonasPresenter(interactor: interactor, router: router(context)))
  }

  /// The form of a new persona.
  public func createPersona(at context: NavigationContext) -> some View {
    PersonaFormView(presenter: PersonaFormPresenter(interactor: interactor, router: router(context)))
  }

  /// The form of one of the user's personas.
  public func editPersona(_ persona: Persona, at context: NavigationContext) -> some View {
    PersonaFormView(
      presenter: PersonaFormPresenter(editing: persona, interactor: interactor, router: router(context)))
  }

  /// The choice of a persona for a chat, for a sheet.
  public func personaPicker(_ parameters: PersonaPickerParameters, at context: NavigationContext) -> some View {
    PersonaPickerView(presenter: PersonaPickerPresenter(parameters, interactor: interactor, router: router(context)))
  }
}

// MARK: - Lorebooks

extension ProfileBuilder {
  /// The user's lorebooks.
  public func lorebooks(at context: NavigationContext) -> some View {
    LorebooksView(presenter: LorebooksPresenter(interactor: interactor, router: router(context)))
  }

  /// One of the user's lorebooks, with its entries.
  public func lorebook(_ lorebook: Lorebook, at context: NavigationContext) -> some View {
    LorebookView(presenter: LorebookPresenter(lorebook, interactor: interactor, router: router(context)))
  }

  /// The lorebook of a character, with its entries.
  public func characterLorebook(_ lorebook: Lorebook, at context: NavigationContext) -> some View {
    LorebookView(
      presenter: LorebookPresenter(lorebook, isOfCharacter: true, interactor: interactor, router: router(context)))
  }

  /// The form of a new lorebook.
  public func createLorebook(at context: NavigationContext) -> some View {
    LorebookFormView(presenter: LorebookFormPresenter(interactor: interactor, router: router(context)))
  }

  /// The form of one of the user's lorebooks, without its entries.
  public func editLorebook(_ details: LorebookDetails, at context: NavigationContext) -> some View {
    LorebookFormView(
      presenter: LorebookFormPresenter(editing: details, interactor: interactor, router: router(context)))
  }

  /// Where a lorebook counts, for a sheet.
  public func lorebookPlaces(of lorebook: Lorebook, at context: NavigationContext) -> some View {
    LorebookPlacesView(presenter: LorebookPlacesPresenter(lorebook, interactor: interactor, router: router(context)))
  }

  /// The form of a new entry.
  public func createLorebookEntry(in lorebook: Lorebook, at context: NavigationContext) -> some View {
    LorebookEntryView(presenter: LorebookEntryPresenter(lorebook, interactor: interactor, router: router(context)))
  }

  /// The form of an entry, by its place in the lorebook.
  public func editLorebookEntry(
    _ entry: LorebookEntry, at place: Int, of lorebook: Lorebook, at context: NavigationContext
  ) -> some View {
    LorebookEntryView(
      presenter: LorebookEntryPresenter(
        lorebook, editing: (entry, place), interactor: interactor, router: router(context)))
  }
}

// MARK: - Templates

extension ProfileBuilder {
  /// The user's templates.
  public func templates(at context: NavigationContext) -> some View {
    TemplatesView(presenter: TemplatesPresenter(interactor: interactor, router: router(context)))
  }

  /// The form of a new template.
  public func createTemplate(at context: NavigationContext) -> some View {
    TemplateFormView(presenter: TemplateFormPresenter(interactor: interactor, router: router(context)))
  }

  /// The form of one of the user's templates.
  public func editTemplate(_ template: PromptTemplate, at context: NavigationContext) -> some View {
    TemplateFormView(
      presenter: TemplateFormPresenter(editing: template, interactor: interactor, router: router(context)))
  }
}
