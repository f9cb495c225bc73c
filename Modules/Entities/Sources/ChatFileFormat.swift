/// The formats of files with chats. The README of ChatFiles has the source of each.
public enum ChatFileFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of this program: the whole tree, nothing lost.
  case jsonLines = "jsonl"
  /// Text with headings; the shown path.
  case markdown
  /// One page to send; the shown path. It cannot be imported.
  case html
  /// SillyTavern's lines; the shown path, with the swipes of each message.
  case sillyTavern = "sillytavern"
  /// The `conversations.json` of ChatGPT's export: whole trees.
  case chatGPT = "chatgpt"
  /// Messages with `role` and `content`, as in a request to a model; also `from` and `value`.
  case openAI = "openai"
  /// A chat of Agnai.
  case agnai
  /// The histories of CAI Tools, from Character.AI.
  case characterAI = "characterai"
  /// A chat of text-generation-webui, pairs of texts.
  case oobabooga
  /// A chat of RisuAI, or all chats of one of its characters.
  case risu
  /// A saved story of KoboldAI Lite in chat mode.
  case koboldLite = "koboldlite"
}

extension ChatFileFormat {
  /// A format by its name, or by the usual ending of its files.
  public init?(named name: String) {
    let name = name.lowercased()
    self.init(rawValue: ["md": "markdown", "htm": "html"][name] ?? name)
  }

  /// The formats that can be written.
  public static let writable: [Self] = [.jsonLines, .markdown, .html, .sillyTavern]

  /// Whether a file holds the whole tree. The other formats hold the shown path.
  public var holdsTree: Bool { self == .jsonLines || self == .chatGPT }
}
