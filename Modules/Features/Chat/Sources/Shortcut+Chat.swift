import TerminalUI

/// The keys of a conversation and of the list of chats that the user can change. They work while a text is typed.
extension Shortcut {
  // Its name in configurations is older than that of its screen.
  static let character = Shortcut("about", .alt("i")) { $0.character }
  static let model = Shortcut("model", .alt("m")) { $0.model }
  static let prompt = Shortcut("prompt", .alt("p")) { $0.whatIsSent }
  static let preset = Shortcut("reply-settings", .alt("s")) { $0.replySettings }
  static let persona = Shortcut("persona", .alt("w")) { $0.persona }
  static let note = Shortcut("note", .alt("j")) { $0.authorsNote }
  static let usage = Shortcut("usage", .alt("u")) { $0.usage }
  static let thoughts = Shortcut("thoughts", .alt("t")) { $0.thoughts }
  static let copyReply = Shortcut("copy-reply", .alt("c")) { $0.copyReply }
  static let copyCode = Shortcut("copy-code", .alt("k")) { $0.copyCode }
  static let copyChat = Shortcut("copy-chat", .alt("a")) { $0.copyChat }
  static let retry = Shortcut("try-again", .control("r")) { $0.tryAgain }
  static let otherAnswer = Shortcut("other-answer", .alt("o")) { $0.otherAnswer }
  static let chatMap = Shortcut("branches", .function(6)) { $0.chatMap }
  static let goToDay = Shortcut("go-to-day", .function(4)) { $0.goToDay }
  static let members = Shortcut("members", .function(8)) { $0.members }
  static let nextSpeaker = Shortcut("next-speaker", .function(9)) { $0.nextSpeaker }
  static let attachFile = Shortcut("attach-file", .alt("y")) { $0.attachFile }
  static let removeFile = Shortcut("remove-file", .function(7)) { $0.removeFile }
  static let takeBack = Shortcut("take-back", .alt("q")) { $0.takeBack }
  static let editMessage = Shortcut("edit-message", .alt("r")) { $0.editMessage }
  static let messageMenu = Shortcut("message-menu", .alt("x")) { $0.messageMenu }
  static let goOn = Shortcut("continue-reply", .alt("v")) { $0.goOn }
  static let suggest = Shortcut("write-for-me", .alt("h")) { $0.suggest }
  static let messageLists = Shortcut("bookmarks", .alt("l")) { $0.bookmarksAndTrash }
  static let undoDeletion = Shortcut("undo-deletion", .alt("z")) { $0.undoDeletion }
  static let newChat = Shortcut("new-chat", .alt("n")) { $0.newChat }
  static let duplicateChat = Shortcut("duplicate-chat", .function(5)) { $0.duplicateChat }
  static let exportChat = Shortcut("export-chat", .alt("g")) { $0.exportChat }
  // No key that edits a text may do this: a text field passes such a key on where it has no effect, as Delete in an
  // empty field.
  static let deleteChat = Shortcut("delete-chat", .function(3)) { $0.deleteChat }
  /// Opens the search from the list of chats.
  static let search = Shortcut("search", .control("f")) { $0.search }
  /// Imports chats into the list.
  static let importChats = Shortcut("import-chats", .control("o")) { $0.importChats }

  /// Those of the screen of a conversation.
  static let ofChats = [
    character, model, prompt, preset, persona, note, usage, thoughts, copyReply, copyCode, copyChat, retry, otherAnswer,
    chatMap, goToDay, members, nextSpeaker, takeBack, attachFile, removeFile, editMessage, messageMenu, goOn, suggest,
    messageLists, undoDeletion,
    newChat, duplicateChat, exportChat, deleteChat,
  ]
}
