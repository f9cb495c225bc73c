/// Stores chats as trees of messages. Changes are in the file when the call returns.
public protocol ChatStore: ConversationStore, MessageStore, ReplyStore, BranchStore, MarkStore, TrashStore,
  ChatTrashStore, ChatCopyStore
{}
