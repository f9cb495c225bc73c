public import Entities

/// Why an action on a lorebook failed. The message is for the user.
public enum LorebookFailure: Error, Hashable, Sendable {
  /// No profile is in use.
  case noProfile
  /// A name without visible characters, with more than `Lorebook.longestName`, or with several lines or control
  /// characters.
  case emptyName, longName, brokenName
  /// An entry with neither a text nor a key.
  case emptyEntry
  /// A description with more than `Lorebook.longestDescription` bytes, or an entry with more than
  /// `Lorebook.longestContent`.
  case longDescription, longContent
  /// A lorebook with more than so many bytes.
  case tooLarge(Int)
  /// The entry has changed since the caller read it.
  case changedMeanwhile
  /// A lorebook that the user did not make, or that is deleted.
  case missing(Lorebook.ID)
  /// A name that matches no lorebook, and the names that exist.
  case unknown(String, known: [String])
  /// A name that matches several lorebooks.
  case ambiguous(String, among: [Lorebook])
}

extension LorebookFailure: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .emptyName, .longName, .brokenName: .name
    default: nil
    }
  }
}

extension LorebookFailure: NotFoundError, CategorizedError {
  /// Whether the named lorebook does not exist.
  public var isMissing: Bool {
    switch self {
    case .missing, .unknown: true
    default: false
    }
  }

  /// The user can correct all of these.
  public var cause: ErrorCause { .usage }
}

extension LorebookFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .noProfile:
      language(
        "There is no profile in use, so there are no lorebooks. Finish the introduction first.",
        "사용 중인 프로필이 없어 로어북도 없습니다. 먼저 시작 화면을 마치세요.")
    case .emptyName: language("A lorebook needs a name.", "로어북 이름은 한 글자 이상이어야 합니다.")
    case .longName:
      language(
        "The name is too long: it can have at most \(Lorebook.longestName) characters.",
        "이름이 너무 깁니다. \(Lorebook.longestName)자까지 쓸 수 있습니다.")
    case .brokenName:
      language("The name must be one line, without control characters.", "이름은 한 줄이어야 하며 제어 문자를 쓸 수 없습니다.")
    case .emptyEntry:
      language(
        "The entry is empty. Write a text for the model, or at least a word that it stands for.",
        "빈 항목입니다. 모델에 보낼 글이나 낱말을 적으세요.")
    case .longDescription:
      language(
        "The description is too long: it can have at most \(Lorebook.longestDescription >> 10) KiB.",
        "설명이 너무 깁니다. \(Lorebook.longestDescription >> 10)KiB까지 쓸 수 있습니다.")
    case .longContent:
      language(
        "The entry is too long: it can have at most \(Lorebook.longestContent >> 10) KiB.",
        "항목이 너무 깁니다. \(Lorebook.longestContent >> 10)KiB까지 쓸 수 있습니다.")
    case .tooLarge(let limit):
      language(
        "The lorebook is too large: it can have at most \(limit >> 20) MiB.",
        "로어북이 너무 큽니다. \(limit >> 20)MiB까지 쓸 수 있습니다.")
    case .changedMeanwhile:
      language(
        "The entry was changed elsewhere meanwhile. Nothing was stored. Open the lorebook again.",
        "그사이 다른 곳에서 항목이 바뀌었습니다. 저장하지 않았습니다. 로어북을 다시 여세요.")
    case .missing(let id): language("There is no lorebook with the id \(id).", "ID가 \(id)인 로어북이 없습니다.")
    case .unknown(let name, let known):
      language("There is no lorebook \(Self.quoted(name)).", "\(Self.quoted(name)) 로어북이 없습니다.")
        + (known.isEmpty ? "" : language(" Available: \(Self.list(known)).", " 있는 로어북: \(Self.list(known))."))
    case .ambiguous(let name, let found):
      language(
        "Several lorebooks fit \(Self.quoted(name)): \(Self.names(of: found)). Name one of them.",
        "\(Self.quoted(name))에 맞는 로어북이 여럿입니다: \(Self.names(of: found)). 그중 하나를 지정하세요.")
    }
  }

  /// The name may have been a whole file by mistake.
  private static func quoted(_ name: String) -> String {
    "“\(name.prefix(64))\(name.dropFirst(64).isEmpty ? "" : "…")”"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }

  /// Lorebooks with the same name can only be distinguished by their ids.
  private static func names(of found: [Lorebook]) -> String {
    let hasTwins = Set(found.map { $0.name.lowercased() }).count < found.count
    return list(found.map { hasTwins ? "\($0.name) (\($0.id))" : $0.name })
  }
}
