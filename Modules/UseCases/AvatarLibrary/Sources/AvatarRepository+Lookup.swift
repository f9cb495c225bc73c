import Catalogue
public import Entities
import Storage

extension AvatarRepository {
  func defaultAvatar() throws -> Avatar {
    guard let avatar = builtIn.featured.first ?? builtIn.all.first else {
      throw AvatarLookupFailure(missing: "", near: [])
    }
    return avatar
  }

  /// The first of these rules with a match decides: the id; the complete name; the last digits of the id; the beginning
  /// of the name; any part of it.
  func avatar(named name: String) async throws -> Avatar {
    let asked = name.trimmed
    if let id = Avatar.ID(asked), let avatar = try await avatar(id) { return avatar }
    let known = try await allAvatars()
    let wanted = NameKey(asked)
    guard !wanted.isEmpty else { throw AvatarLookupFailure(missing: asked, near: Array(known.prefix(5))) }
    func named(_ fits: @escaping (NameKey) -> (NameKey) -> Bool) -> (Avatar) -> Bool {
      { avatar in names(of: avatar).contains { fits(NameKey($0))(wanted) } }
    }
    let ways = [
      named(NameKey.equals), { $0.id.hasShortForm(asked) }, named(NameKey.begins(with:)), named(NameKey.contains),
    ]
    for fits in ways {
      let found = known.filter(fits)
      if found.count > 1 { throw AvatarLookupFailure(ambiguous: asked, among: found) }
      if let only = found.first { return only }
    }
    throw AvatarLookupFailure(missing: asked, near: near(wanted, among: known))
  }

  /// The avatars whose names have the letters: the built-in ones, then the user's own, the newest first.
  func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar] {
    let found = builtIn.all.filter { isBuiltIn($0, named: letters) }
    guard found.count < limit, let profile = try await profiles.currentProfile() else {
      return Array(found.prefix(max(0, limit)))
    }
    return found + (try await avatars.avatars(madeBy: profile.id, named: letters, limit: limit - found.count))
  }

  /// The built-in avatars whose names have the letters.
  public func builtInAvatars(named letters: LetterPattern) -> [Avatar.ID] {
    builtIn.all.filter { isBuiltIn($0, named: letters) }.map(\.id)
  }

  private func isBuiltIn(_ avatar: Avatar, named letters: LetterPattern) -> Bool {
    names(of: avatar).contains(where: letters.isPart)
  }

  /// A built-in avatar can be found by its name in every language.
  private func names(of avatar: Avatar) -> [String] {
    builtIn.names[avatar.id] ?? [avatar.name]
  }

  /// At most five avatars: those with a name that differs by typing errors (`NameKey.isSlip`), or else the featured
  /// ones.
  private func near(_ wanted: NameKey, among known: [Avatar]) -> [Avatar] {
    let near = known.filter { avatar in names(of: avatar).contains { NameKey($0).isSlip(of: wanted) } }
    return Array((near.isEmpty ? builtIn.featured : near).prefix(5))
  }
}
