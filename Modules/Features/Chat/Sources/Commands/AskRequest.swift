import FeatureKit
import TerminalUI

/// What a person wrote after `ask`.
struct AskRequest: Equatable {
  /// Where it is said.
  enum Target: Equatable {
    /// In a new conversation, with this avatar or the usual one.
    case beginning(avatar: String?)
    /// In the latest conversation of all, or with this avatar.
    case latest(avatar: String?)
    /// In this conversation.
    case chat(String)
  }

  let target: Target
  /// Whether the reply is printed as it arrives.
  let streams: Bool
  private let words: String

  @MainActor static func options(_ interactor: any ChatCommandsInteractor) -> [CommandOption] {
    [
      CommandOption("avatar", letter: "a", value: "AVATAR", kind: .avatars(interactor)) { $0.avatarOption },
      CommandOption("chat", value: "ID", kind: .chats(interactor)) { $0.chatOption },
      CommandOption("continue") { $0.continueOption },
      CommandOption("no-stream") { $0.noStreamOption },
    ]
  }

  /// Reads the words of the command line.
  /// - Throws: When options contradict one another.
  init(_ arguments: Arguments, in language: Language) throws(CommandFailure) {
    let avatar = arguments.value(of: "avatar")
    if let chat = arguments.value(of: "chat") {
      if arguments.has("continue") { throw CommandFailure(.wrongUsage, language.chatOrContinue) }
      if avatar != nil { throw CommandFailure(.wrongUsage, language.chatOrAvatar) }
      target = .chat(chat)
    } else {
      target = arguments.has("continue") ? .latest(avatar: avatar) : .beginning(avatar: avatar)
    }
    streams = !arguments.has("no-stream")
    words = arguments.operands.joined(separator: " ")
  }

  /// What is said: the words, and what came by the pipe after a blank line.
  /// - Throws: When both are blank.
  func text(with input: String?, in language: Language) throws(CommandFailure) -> String {
    let parts = [words, Self.withoutLastBreaks(input ?? "")].filter { $0.contains { !$0.isWhitespace } }
    guard !parts.isEmpty else { throw CommandFailure(.wrongUsage, language.nothingToSay) }
    return parts.joined(separator: "\n\n")
  }

  /// Programs end their output with a line break that is no part of what they say.
  private static func withoutLastBreaks(_ text: String) -> String {
    guard let last = text.lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(text[...last])
  }
}
