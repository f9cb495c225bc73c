import ProjectFacts

/// The names of the closures that implement the members: `onConfirmDeletion`.
struct Answers {
  private var names: [String: String] = [:]

  /// A name for each member. Members that share a first name get their labels added: `onAvatar`, `onAvatarNamed`.
  /// - Parameter taken: The other declarations of the double.
  /// - Throws: `SyntaxProblem` for a name that is still taken.
  init(for members: [ProtocolMember], all: [ProtocolMember], taken: Set<String>) throws {
    var used = taken.union(all.map(\.name))
    for member in members {
      let isShared = members.contains { $0.name == member.name && $0.identity != member.identity }
      let labels = isShared ? member.parameters.compactMap(\.label).map(\.capitalised).joined() : ""
      let name = "on\(member.name.capitalised)\(labels)"
      guard used.insert(name).inserted, !member.parameters.contains(where: { $0.name == name }) else {
        throw SyntaxProblem(
          at: member.place, "the double of \(member.fullName) would need the name \(name), which is taken")
      }
      names[member.identity] = name
    }
  }

  /// The name for one of the members.
  func name(of member: ProtocolMember) -> String { names[member.identity] ?? "on\(member.name.capitalised)" }
}
