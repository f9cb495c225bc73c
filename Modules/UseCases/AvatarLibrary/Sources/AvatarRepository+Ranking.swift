import Catalogue
import Entities
import Storage

/// The orders in which Explore shows avatars.
extension AvatarRepository {
  /// The plain assistant, then the other built-in avatars. Of these, those that the user has not opened come first.
  /// Their order moves on by four each day, counted from the first day of the profile.
  func featuredAvatars() async throws -> [Avatar] {
    let shown = builtIn.featured
    guard let profile = try await profiles.currentProfile(), let first = shown.first else { return shown }
    let known = Set(shown.map(\.id))
    let others = shown.dropFirst() + builtIn.popular.filter { !known.contains($0.id) }
    let seen = Set(try await avatars.recentAvatars(of: profile.id, limit: builtIn.all.count * 64))
    let days = max(0, Int((now().milliseconds - profile.created.milliseconds) / Self.day))
    // A screen shows four cards beside the assistant's.
    let start = others.isEmpty ? 0 : days % others.count * 4 % others.count
    let turned = others.dropFirst(start) + others.prefix(start)
    return [first] + turned.filter { !seen.contains($0.id) } + turned.filter { seen.contains($0.id) }
  }

  /// A day in milliseconds.
  private static let day: Int64 = 86_400_000

  /// The built-in avatars and at most `limit` of the user's own: the most used ones, then the newest. All are in the
  /// order of their use: the most chats first, then the most opened. Those that are not used keep the catalogue's
  /// order, with the user's own after them.
  func popularAvatars(limit: Int) async throws -> [Avatar] {
    guard let user = try await profiles.currentProfile()?.id else { return try await ranked(builtIn.popular) }
    let uses = try await uses()
    let ofCatalogue = Set(builtIn.popular.map(\.id))
    let used = uses.filter { !ofCatalogue.contains($0.key) }.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
    var own: [Avatar] = []
    for (id, _) in used where own.count < limit {
      if let avatar = try await avatars.avatar(id), avatar.author == user, !avatar.isDeleted { own.append(avatar) }
    }
    let known = Set(own.map(\.id))
    let newest = try await avatars.avatars(madeBy: user, named: LetterPattern(""), limit: limit)
    own += newest.filter { !known.contains($0.id) }.prefix(max(0, limit - own.count))
    return ranked(builtIn.popular + own, by: uses)
  }

  /// The avatars in the order of their use; those with the same use keep their order.
  func ranked(_ avatars: [Avatar]) async throws -> [Avatar] { ranked(avatars, by: try await uses()) }

  private func ranked(_ avatars: [Avatar], by uses: [Avatar.ID: Use]) -> [Avatar] {
    // The index is part of the key, so that the order is the same at every visit.
    let ranked = avatars.enumerated().sorted { one, other in
      let (first, second) = (uses[one.element.id] ?? Use(), uses[other.element.id] ?? Use())
      return first == second ? one.offset < other.offset : first > second
    }
    return ranked.map(\.element)
  }

  /// How much an avatar is used: the user's chats with it, then the openings on this machine.
  private struct Use: Comparable {
    var chats = 0, openings = 0

    static func < (one: Use, other: Use) -> Bool {
      (one.chats, one.openings) < (other.chats, other.openings)
    }
  }

  private func uses() async throws -> [Avatar.ID: Use] {
    var uses = try await avatars.openingCounts().mapValues { Use(openings: $0) }
    guard let user = try await profiles.currentProfile()?.id else { return uses }
    for (id, count) in try await avatars.chatCounts(of: user) { uses[id, default: Use()].chats = count.chats }
    return uses
  }
}
