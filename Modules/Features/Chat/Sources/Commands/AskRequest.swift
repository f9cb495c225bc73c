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
  /// The name of the template; nil for none.
  let template: String?
  /// The values for the template.
  private let variables: [String: String]
  private let instruction: String
  private let words: String

  @MainActor static func options(_ interactor: any ChatValuesInteractor) -> [CommandOption] {
    [
      CommandOption("avatar", letter: "a", value: "NAME", kind: .avatars(interactor)) { $0.avatarOption },
      CommandOption("chat", value: "ID", kind: .chats(interactor)) { $0.chatOption },
      CommandOption("continue") { $0.continueOption },
      CommandOption("file", letter: "f", value: "FILE", kind: .file) { $0.fileOption },
      CommandOption("template", letter: "t", value: "NAME", kind: .templates(interactor)) { $0.templateOption },
      CommandOption("var", value: "NAME=VALUE") { $0.variableOption },
      CommandOption("system", value: "TEXT") { $0.systemOption },
      CommandOption("extract-code") { $0.extractCodeOption },
      CommandOption("dry-run") { $0.dryRunOption },
      CommandOption("no-stream") { $0.noStreamOption },
      CommandOption("over-budget") { $0.overBudgetOption },
    ]
  }

  /// Reads the words of the command line.
  /// - Throws: If options contradict one another, or a value of `--var` is not of the form `NAME=VALUE`.
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
    template = arguments.value(of: "template").map { $0.trimmed.drop { $0 == "/" }.lowercased() }
    var variables: [String: String] = [:]
    for pair in arguments.values(of: "var") {
      guard let sign = pair.firstIndex(of: "="), sign > pair.startIndex else {
        throw CommandFailure(.wrongUsage, language.wrongVariable(pair))
      }
      variables[String(pair[..<sign]).trimmed.lowercased()] = String(pair[pair.index(after: sign)...])
    }
    if template == nil, !variables.isEmpty { throw CommandFailure(.wrongUsage, language.variableWithoutTemplate) }
    self.variables = variables
    instruction = arguments.value(of: "system") ?? ""
    // A dash alone at either end means standard input, which is appended anyway.
    var spoken = arguments.operands[...]
    while spoken.first == "-" { spoken.removeFirst() }
    while spoken.last == "-" { spoken.removeLast() }
    words = spoken.joined(separator: " ")
  }

  /// The question: the words, then the standard input and the files, with blank lines between them.
  /// - Parameters:
  ///   - template: The template that the words and the standard input fill; nil for none.
  ///   - macros: The values of its macros.
  /// - Throws: If all are blank, or the template cannot be filled with the values.
  func question(
    with input: String?, _ files: [AttachedFile], filling template: PromptTemplate? = nil,
    macros: [String: String] = [:], in language: Language
  ) throws(CommandFailure) -> UserTurn {
    var typed = [words, Self.withoutLastBreaks(input ?? "")].filter { $0.contains { !$0.isWhitespace } }
    if let template { typed = [try filled(template, typed.joined(separator: "\n\n"), macros, in: language)] }
    let parts = typed + files.map(\.words)
    guard !parts.isEmpty else { throw CommandFailure(.wrongUsage, language.nothingToSay) }
    return UserTurn(
      parts.joined(separator: "\n\n"), instruction: instruction,
      pictures: files.compactMap(\.picture))
  }

  /// The text of a template with the values of the command line.
  private func filled(
    _ template: PromptTemplate, _ words: String, _ macros: [String: String], in language: Language
  ) throws(CommandFailure) -> String {
    let known = Set(template.variables.map(\.name) + [PromptTemplate.input])
    if let unknown = variables.keys.sorted().first(where: { !known.contains($0) }) {
      throw CommandFailure(.wrongUsage, language.unknownVariable(unknown, of: template))
    }
    var values = macros.merging(variables) { _, given in given }
    if !words.isEmpty { values[PromptTemplate.input] = words }
    let missing = template.missing(from: values)
    if !missing.isEmpty { throw CommandFailure(.wrongUsage, language.missingVariables(missing, of: template)) }
    guard let text = template.filled(with: values) else {
      throw CommandFailure(.wrongUsage, language.templateIsTooLong)
    }
    return text
  }

  /// Programs end their output with a line break, which is not part of the text.
  private static func withoutLastBreaks(_ text: String) -> String {
    guard let last = text.lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(text[...last])
  }
}
