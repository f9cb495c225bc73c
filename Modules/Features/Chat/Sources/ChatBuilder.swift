import Entities
public import FeatureKit
public import TerminalUI

/// Makes the screens of the feature, and lists its contributions to the app.
@MainActor public struct ChatBuilder: Feature {
  private let interactor: any ChatFeatureInteractor
  private let router: (NavigationContext) -> any ChatFeatureRouter

  /// - Parameters:
  ///   - interactor: The interactor of the screens and commands.
  ///   - router: Makes the router of a screen.
  public init(
    interactor: any ChatFeatureInteractor,
    router: @escaping (NavigationContext) -> any ChatFeatureRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// `chat`.
  public let id = "chat"

  /// The tab `chats`, the links `chat/ID`, also with `/message/ID` after it, `avatar/ID`, `prompt/ID` and
  /// `search?q=WORDS`, the commands `ask` and `chats`, and the actions: the keys of a conversation, which the user can
  /// change, the import of chats, the search, and the conversations that the palette of commands finds.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "chats", title: { $0.chats }, isList: true) { chats(at: $0) }],
      commands: [AskCommand.subcommand(interactor), ChatsCommands.group(interactor)],
      links: [
        LinkContribution("chat", placeholder: "ID", tab: "chats") { path, context in
          ChatParameters.conversation(in: path).map { chat($0, at: context) }
        },
        LinkContribution("avatar", placeholder: "ID", tab: "chats") { path, context in
          identifier(in: path).map { chat(.avatar($0), at: context) }
        },
        LinkContribution("prompt", placeholder: "ID", tab: "chats", presentation: .sheet) { path, context in
          identifier(in: path).map { prompt(PromptParameters(in: $0), at: context) }
        },
        LinkContribution("search", placeholder: "[?q=WORDS]", tab: "chats") { path, values, context in
          SearchParameters(path: path, values: values).map { search($0, at: context) }
        },
      ], actions: ChatActions(interactor: interactor, router: router).all)
  }

  /// One conversation.
  public func chat(_ parameters: ChatParameters, at context: NavigationContext) -> some View {
    ChatView(presenter: ChatPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The next prompt of a conversation, for a sheet.
  public func prompt(_ parameters: PromptParameters, at context: NavigationContext) -> some View {
    PromptView(presenter: PromptPresenter(parameters, interactor: interactor))
  }

  /// The settings of replies, for a sheet.
  public func preset(_ parameters: PresetParameters, at context: NavigationContext) -> some View {
    PresetView(presenter: PresetPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The author's note of a conversation, for a sheet.
  public func note(_ parameters: NoteParameters, at context: NavigationContext) -> some View {
    NoteView(presenter: NotePresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The branches of a conversation, for a sheet.
  public func map(_ parameters: MapParameters, at context: NavigationContext) -> some View {
    MapView(presenter: MapPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The commands that can be typed in the field of a conversation, for a sheet.
  public func commands(at context: NavigationContext) -> some View { CommandsView(router: router(context)) }

  /// The members of a conversation, for a sheet that ends with the id of the member that speaks next.
  public func members(_ parameters: MembersParameters, at context: NavigationContext) -> some View {
    MembersView(presenter: MembersPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The characters that can join a conversation, for a sheet that ends with the id of the chosen one.
  public func memberPicker(_ parameters: MemberPickerParameters, at context: NavigationContext) -> some View {
    MemberPickerView(
      presenter: MemberPickerPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// What can be done with a message, for a sheet that ends with a `MessageChoice`.
  public func messageMenu(_ parameters: MessageMenuParameters, at context: NavigationContext) -> some View {
    MessageMenuView(presenter: MessageMenuPresenter(parameters, router: router(context)))
  }

  /// The bookmarks, the pins and the trash of a conversation, for a sheet that ends with the id of a message.
  public func messageLists(_ parameters: MessageListsParameters, at context: NavigationContext) -> some View {
    MessageListsView(
      presenter: MessageListsPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The list of conversations.
  public func chats(at context: NavigationContext) -> some View {
    ChatsView(presenter: ChatsPresenter(interactor: interactor, router: router(context)))
  }

  /// The search over every message.
  public func search(_ parameters: SearchParameters = SearchParameters(), at context: NavigationContext) -> some View {
    SearchView(presenter: SearchPresenter(parameters, interactor: interactor, router: router(context)))
  }
}

/// The id in the rest of a link like `chat/ID`; nil for any other path.
func identifier<Entity>(in path: [String]) -> Identifier<Entity>? {
  path.count == 1 ? Identifier(path[0]) : nil
}
