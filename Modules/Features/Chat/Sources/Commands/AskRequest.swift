import Entities
import FeatureKit
import TerminalUI

/// The arguments of `ask`.
struct AskRequest: Equatable {
  /// The place of the question.
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
  /// Whether the prompt is only shown.
  let isDryRun: Bool
  /// Whether only the code of the reply is printed.
  let extractsCode: Bool
  /// Whether the question is also sent over the budget.
  let passesBudget: Bool
  /// The paths of its files.
  let files: [String]
  private let instruction: String
  private let words: String

  @MainActor static func options(_ interactor: any ChatValuesInteractor) -> [CommandOption] {
    [
      CommandOption("avatar", letter: "a", value: "NAME", kind: .avatars(interactor)) { $0.avatarOption },
      CommandOption("chat", value: "ID", kind: .chats(interactor)) { $0.chatOption },
      CommandOption("continue") { $0.continueOption },
      CommandOption("file", letter: "f", value: "FILE", kind: .file) { $0.fileOption },
      CommandOption("system", value: "TEXT") { $0.systemOption },
      CommandOption("extract-code") { $0.extractCodeOption },
      CommandOption("dry-run") { $0.dryRunOption },
      CommandOption("no-stream") { $0.noStreamOption },
      CommandOption("over-budget") { $0.overBudgetOption },
    ]
  }

  /// Reads the words of the command line.
  /// - Throws: If options contradict one another.
  init(_ arguments: Arguments, in language: Language) throws(CommandFailure) {
    let avatar = arguments.value(of: "avatar")
    if let chat = arguments.value(of: "chat") {
      if arguments.has("continue") { throw CommandFailure(.wrongUsage, language.chatOrContinue) }
      if avatar != nil { throw CommandFailure(.wrongUsage, language.chatOrAvatar) }
      target = .chat(chat)
    } else {
      target = arguments.has("continue") ? .latest(avatar: avatar) : .beginning(avatar: avatar)
    }
    isDryRun = arguments.has("dry-run")
    extractsCode = arguments.has("extract-code")
    if extractsCode, isDryRun { throw CommandFailure(.wrongUsage, language.codeOrDryRun) }
    streams = !arguments.has("no-stream") && !extractsCode
    passesBudget = arguments.has("over-budget")
    files = arguments.values(of: "file")
    instruction = arguments.value(of: "system") ?? ""
    words = arguments.operands.joined(separator: " ")
  }

  /// The question: the words, then the standard input and the files, with blank lines between them.
  /// - Throws: If all are blank.
  func question(
    with input: String?, _ files: [AttachedFile], in language: Language
  ) throws(CommandFailure) -> UserTurn {
    let typed = [words, Self.withoutLastBreaks(input ?? "")].filter { $0.contains { !$0.isWhitespace } }
    let parts = typed + files.map(\.words)
    guard !parts.isEmpty else { throw CommandFailure(.wrongUsage, language.nothingToSay) }
    return UserTurn(
      parts.joined(separator: "\n\n"), instruction: instruction,
      pictures: files.compactMap(\.picture))
  }

  /// Programs end their output with a line break, which is not part of the text.
  private static func withoutLastBreaks(_ text: String) -> String {
    guard let last = text.lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(text[...last])
  }
}
