import SampleEntities

/// Users that can be searched by name and e-mail. Their searchable texts are made once, and not for each typed letter.
struct UserIndex {
  private let entries: [Entry]

  private struct Entry {
    let user: User
    let name: SearchText
    let email: SearchText
  }

  init(_ users: [User] = []) {
    entries = users.map { Entry(user: $0, name: SearchText($0.name), email: SearchText($0.email)) }
  }

  /// The matching users, in their order. White space alone is no query, and finds all of them.
  func users(matching query: String) -> [User] {
    let wanted = SearchText(query.trimmed)
    return entries.filter { $0.name.contains(wanted) || $0.email.contains(wanted) }.map(\.user)
  }
}

extension String {
  /// Whether it has only white space, or nothing.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: \.isWhitespace).count))
  }
}
