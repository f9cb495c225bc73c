public import Entities

/// Why a name does not lead to one avatar. The description is for people.
public struct AvatarLookupFailure: Error, Hashable, Sendable {
  /// What was asked for.
  public let name: String
  /// The avatars that all fit; when none fits, up to five that come near, or that there are.
  public let candidates: [Avatar]
  /// Whether no avatar fits. Otherwise several do.
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

extension AvatarLookupFailure: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    // It may have been a whole file by mistake.
    let asked = "\"\(name.prefix(64))\(name.dropFirst(64).isEmpty ? "" : "…")\""
    guard isMissing else { return "Several avatars fit \(asked): \(list(withIDs: hasTwins)). Name one of them." }
    guard !candidates.isEmpty else { return "There is no avatar \(asked)." }
    return "There is no avatar \(asked). There are, for example: \(list(withIDs: false))."
  }

  /// Two that are called the same can only be told apart by their ids.
  private var hasTwins: Bool {
    Set(candidates.map { $0.name.lowercased() }).count < candidates.count
  }

  private func list(withIDs: Bool) -> String {
    let names = candidates.prefix(8).map { withIDs ? "\($0.name) (\($0.id))" : $0.name }
    let rest = candidates.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }
}
