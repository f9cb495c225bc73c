public import Entities
public import System

/// Why an action on a template failed. The message is for the user.
public enum TemplateFailure: Error, Hashable, Sendable {
  /// A name that is none (`PromptTemplate.isName`).
  case badName(String)
  /// A text without visible characters, or with more than `PromptTemplate.longestText` bytes.
  case emptyText, longText
  /// A new template with the name of another one.
  case exists(String)
  /// A name that no template has, and the names that exist.
  case unknown(String, known: [String])
  /// A file of templates in which the name of a template is not valid.
  case unusableFile(String)
  /// A file without a valid text, and why.
  case unusable(String, LocalizedText)
  /// A file that is not UTF-8.
  case notText(String)
  /// A folder with more files than are read.
  case tooMany(String)
  /// A file that could not be read or written.
  case file(FileFailure)
}

extension TemplateFailure: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .badName, .exists: .name
    case .emptyText, .longText: .text
    default: nil
    }
  }
}

extension TemplateFailure: NotFoundError, CategorizedError {
  /// Whether the named template does not exist.
  public var isMissing: Bool { if case .unknown = self { true } else { false } }

  /// The machine for a file that cannot be read or written; the user for everything else.
  public var cause: ErrorCause { if case .file = self { .machine } else { .usage } }
}

extension TemplateFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .badName(let name):
      language(
        "\(Self.quoted(name)) cannot name a template: use up to \(PromptTemplate.longestName) small letters, digits, - and _.",
        "\(Self.quoted(name)) 이름은 쓸 수 없습니다. 글자, 숫자, -, _로 \(PromptTemplate.longestName)자까지 쓸 수 있습니다. 영문은 소문자만 됩니다.")
    case .emptyText: language("A template needs a text.", "템플릿에 글이 있어야 합니다.")
    case .longText:
      language(
        "The text is too long: it can have at most \(PromptTemplate.longestText >> 10) KiB.",
        "글이 너무 깁니다. \(PromptTemplate.longestText >> 10)KiB까지 쓸 수 있습니다.")
    case .exists(let name):
      language("There is a template “\(name)” already.", "“\(name)” 템플릿이 이미 있습니다.")
    case .unknown(let name, let known):
      language("There is no template \(Self.quoted(name)).", "\(Self.quoted(name)) 템플릿이 없습니다.")
        + (known.isEmpty ? "" : language(" Available: \(Self.list(known)).", " 있는 템플릿: \(Self.list(known))."))
    case .unusableFile(let path):
      language(
        "\(path): the name cannot name a template. Use small letters, digits, - and _.",
        "\(path): 템플릿 이름으로 쓸 수 없습니다. 글자, 숫자, -, _를 쓰세요.")
    case .unusable(let path, let reason): "\(path): \(reason(in: language))"
    case .notText(let path): language("\(path): this is not UTF-8 text.", "\(path): UTF-8 텍스트가 아닙니다.")
    case .tooMany(let path):
      language(
        "\(path) has more than \(TemplateFolder.mostFiles) templates. The rest is left out.",
        "\(path)에 템플릿이 \(TemplateFolder.mostFiles)개보다 많아 나머지는 쓰지 않습니다.")
    case .file(let failure):
      language("\(failure.path): \(failure.reason.words.english).", "\(failure.path): \(failure.reason.words.korean).")
    }
  }

  /// The name may have been a whole file by mistake.
  private static func quoted(_ name: String) -> String {
    "“\(name.prefix(64))\(name.dropFirst(64).isEmpty ? "" : "…")”"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }
}
