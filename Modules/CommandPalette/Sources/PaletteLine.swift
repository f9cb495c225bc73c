import Entities

/// A line of the list.
@MainActor enum PaletteLine {
  case gap
  case heading(String)
  case problem(String)
  /// A command, and the places of the typed letters in its title.
  case entry(PaletteEntry, matched: [Int])

  var entry: PaletteEntry? { if case .entry(let entry, _) = self { entry } else { nil } }

  /// The lines of the commands that have the typed letters, in their groups: the better match and the more used comes
  /// first, among groups too.
  static func lines(of groups: [PaletteGroup], _ pattern: LetterPattern, _ usage: PaletteUsage) -> [PaletteLine] {
    let ranked = groups.enumerated().map { index, group in
      (index: index, group: group, hits: hits(in: group, pattern, usage))
    }
    .filter { !$0.hits.isEmpty || $0.group.problem != nil }
    .sorted { (-($0.hits.first?.rank ?? Int.min / 2), $0.index) < (-($1.hits.first?.rank ?? Int.min / 2), $1.index) }
    return ranked.enumerated().flatMap { place, found in
      (place == 0 ? [] : [.gap]) + [.heading(found.group.title)]
        + found.hits.map { .entry($0.entry, matched: $0.places) }
        + (found.group.problem.map { [.problem($0)] } ?? [])
    }
  }

  private struct Hit {
    let entry: PaletteEntry
    let rank: Int
    let places: [Int]
  }

  private static func hits(in group: PaletteGroup, _ pattern: LetterPattern, _ usage: PaletteUsage) -> [Hit] {
    let hits = group.entries.enumerated().compactMap { index, entry in
      hit(entry, pattern, usage).map { (index: index, hit: $0) }
    }
    return hits.sorted { (-$0.hit.rank, $0.index) < (-$1.hit.rank, $1.index) }.map(\.hit)
  }

  private static func hit(_ entry: PaletteEntry, _ pattern: LetterPattern, _ usage: PaletteUsage) -> Hit? {
    if let match = PaletteMatch(pattern, in: entry.title) {
      return Hit(entry: entry, rank: match.score + usage.bonus(of: entry.id), places: match.places)
    }
    // Other words for it count less than its title, and nothing is marked.
    guard entry.words.contains(where: pattern.isPart) else { return nil }
    let letters = pattern.words.map(\.count).reduce(0, +)
    return Hit(entry: entry, rank: 8 * letters + usage.bonus(of: entry.id), places: [])
  }
}
