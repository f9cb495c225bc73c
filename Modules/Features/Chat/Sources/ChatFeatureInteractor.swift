public import Entities

/// The requirements of the whole feature: its screens and its commands. It has no member of its own.
@MainActor
public protocol ChatFeatureInteractor: ChatInteractor, ChatsInteractor, SearchInteractor,
  PromptInteractor, PresetInteractor, NoteInteractor, MapInteractor, MessageListsInteractor, MembersInteractor,
  MemberPickerInteractor, AskInteractor,
  ChatsCommandsInteractor,
  ChatActionsInteractor
{}

/// Where the screens of the feature lead. It has no member of its own.
@MainActor
public protocol ChatFeatureRouter: ChatRouter, ChatsRouter, SearchRouter, PresetRouter, NoteRouter,
  MapRouter, MessageMenuRouter, MessageListsRouter, MembersRouter, MemberPickerRouter, CommandsRouter,
  ChatActionsRouter
{}

/// The event log.
@MainActor public protocol ChatEventInteractor {
  /// Logs an event.
  func log(_ event: LoggableEvent)
}
