public import Entities

/// Why an action on a persona failed. The message is for the user.
public enum PersonaFailure: Error, Hashable, Sendable {
  /// No profile is in use.
  case noProfile
  /// A name without visible characters, with more than `Persona.longestName`, or with several lines or control
  /// characters.
  case emptyName, longName, brokenName
  /// A description with more than `Persona.longestDescription` bytes.
  case longDescription
  /// A persona that the user did not make, or that is deleted.
  case missing(Persona.ID)
  /// A name that matches no persona, and the names that exist.
  case unknown(String, known: [String])
  /// A name that matches several personas.
  case ambiguous(String, among: [Persona])
}

extension PersonaFailure: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .emptyName, .longName, .brokenName: .name
    case .noProfile, .longDescription, .missing, .unknown, .ambiguous: nil
    }
  }
}

extension PersonaFailure: NotFoundError, CategorizedError {
  /// Whether the named persona does not exist.
  public var isMissing: Bool {
    switch self {
    case .missing, .unknown: true
    default: false
    }
  }

  /// The user can correct all of these.
  public var cause: ErrorCause { .usage }
}

extension PersonaFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .noProfile:
      language(
        "There is no profile in use, so there are no personas. Finish the introduction first.",
        "사용 중인 프로필이 없어 페르소나도 없습니다. 먼저 시작 화면을 마치세요.")
    case .emptyName: language("A persona needs a name.", "페르소나 이름은 한 글자 이상이어야 합니다.")
    case .longName:
      language(
        "The name is too long: it can have at most \(Persona.longestName) characters.",
        "이름이 너무 깁니다. \(Persona.longestName)자까지 쓸 수 있습니다.")
    case .brokenName:
      language("The name must be one line, without control characters.", "이름은 한 줄이어야 하며 제어 문자를 쓸 수 없습니다.")
    case .longDescription:
      language(
        "The description is too long: it can have at most \(Persona.longestDescription >> 10) KiB.",
        "설명이 너무 깁니다. \(Persona.longestDescription >> 10)KiB까지 쓸 수 있습니다.")
    case .missing(let id): language("There is no persona with the id \(id).", "ID가 \(id)인 페르소나가 없습니다.")
    case .unknown(let name, let known):
      language("There is no persona \(Self.quoted(name)).", "\(Self.quoted(name)) 페르소나가 없습니다.")
        + (known.isEmpty ? "" : language(" Available: \(Self.list(known)).", " 있는 페르소나: \(Self.list(known))."))
    case .ambiguous(let name, let found):
      language(
        "Several personas fit \(Self.quoted(name)): \(Self.names(of: found)). Name one of them.",
        "\(Self.quoted(name))에 맞는 페르소나가 여럿입니다: \(Self.names(of: found)). 그중 하나를 지정하세요.")
    }
  }

  /// The name may have been a whole file by mistake.
  private static func quoted(_ name: String) -> String {
    "“\(name.prefix(64))\(name.dropFirst(64).isEmpty ? "" : "…")”"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }

  /// Personas with the same name can only be distinguished by their ids.
  private static func names(of found: [Persona]) -> String {
    let hasTwins = Set(found.map { $0.name.lowercased() }).count < found.count
    return list(found.map { hasTwins ? "\($0.name) (\($0.id))" : $0.name })
  }
}
