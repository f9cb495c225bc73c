public import Entities

/// Why a name does not identify one avatar. The message is for the user.
public struct AvatarLookupFailure: Error, Hashable, Sendable {
  /// The requested name.
  public let name: String
  /// All matching avatars. When none matches, at most five others: those with similar names, else some that exist.
  public let candidates: [Avatar]
  /// Whether no avatar matches. Otherwise several do.
  public let isMissing: Bool

  init(missing name: String, near candidates: [Avatar]) {
    self.name = name
    self.candidates = candidates
    isMissing = true
  }

  init(ambiguous name: String, among candidates: [Avatar]) {
    self.name = name
    self.candidates = candidates
    isMissing = false
  }
}

extension AvatarLookupFailure: NotFoundError, CategorizedError {
  /// The name matches no avatar, or several.
  public var cause: ErrorCause { .usage }
}

extension AvatarLookupFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    // The name may have been a whole file by mistake.
    let asked = "\"\(name.prefix(64))\(name.dropFirst(64).isEmpty ? "" : "…")\""
    guard isMissing else {
      let list = list(withIDs: hasTwins, in: language)
      return language(
        "Several characters fit \(asked): \(list). Name one of them.",
        "\(asked)에 맞는 캐릭터가 여럿입니다: \(list). 그중 하나를 지정하세요.")
    }
    let absence = language("There is no character \(asked).", "\(asked) 캐릭터가 없습니다.")
    guard !candidates.isEmpty else { return absence }
    let list = list(withIDs: false, in: language)
    return absence + language(" There are, for example: \(list).", " 예를 들어 이런 캐릭터가 있습니다: \(list).")
  }

  /// Avatars with the same name can only be distinguished by their ids.
  private var hasTwins: Bool {
    Set(candidates.map { $0.name.lowercased() }).count < candidates.count
  }

  private func list(withIDs: Bool, in language: ContentLanguage) -> String {
    let names = candidates.prefix(8).map { withIDs ? "\($0.name) (\($0.id))" : $0.name }
    let rest = candidates.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? language(", and \(rest) more", " 외 \(rest)명") : "")
  }
}
