/// Inclusion groups: of the entries of a group that are activated together, one is chosen.
extension LoreActivation {
  /// Removes the entries that another entry of their group keeps out.
  mutating func chooseInGroups(_ newcomers: inout [Newcomer]) {
    var names: [String] = []
    var members: [String: [Int]] = [:]
    for newcomer in newcomers {
      for name in Set(candidates[newcomer.index].groups).sorted() {
        if members[name] == nil { names.append(name) }
        members[name, default: []].append(newcomer.index)
      }
    }
    guard !names.isEmpty else { return }
    var removed: Set<Int> = []
    for name in names {
      let group = (members[name] ?? []).filter { !removed.contains($0) }
      guard !group.isEmpty else { continue }
      let (kept, winner) = survivors(of: name, group)
      for index in group where !kept.contains(index) {
        removed.insert(index)
        reject(index, .group(name, winner: winner))
      }
    }
    newcomers.removeAll { removed.contains($0.index) }
  }

  private mutating func survivors(of name: String, _ group: [Int]) -> (kept: [Int], winner: LoreEntry.ID?) {
    let sticky = group.filter { effects.sticky[candidates[$0].entry.id] != nil }
    if let first = sticky.first { return (sticky, candidates[first].entry.id) }
    if let earlier = activated.first(where: { candidates[$0].groups.contains(name) }) {
      return ([], candidates[earlier].entry.id)
    }
    let best = bestByScore(group)
    guard best.count > 1 else { return (best, best.first.map { candidates[$0].entry.id }) }
    let winner =
      best.filter { candidates[$0].entry.isGroupOverride }
      .max { candidates[$0].order < candidates[$1].order } ?? drawn(from: best, of: name)
    return ([winner], candidates[winner].entry.id)
  }

  /// Removes entries with fewer found keys than another. An entry without scoring stays.
  private mutating func bestByScore(_ group: [Int]) -> [Int] {
    let isUsual = scan.settings.usesGroupScoring
    guard isUsual || group.contains(where: { candidates[$0].entry.usesGroupScoring == true }) else { return group }
    var scores: [Int: Int] = [:]
    for index in group { scores[index] = score(of: candidates[index]) }
    let most = scores.values.max() ?? 0
    return group.filter { index in
      !(candidates[index].entry.usesGroupScoring ?? isUsual) || scores[index] == most
    }
  }

  /// A member by chance, with the weights as shares.
  private func drawn(from group: [Int], of name: String) -> Int {
    let weights = group.map { index in
      let weight = candidates[index].entry.groupWeight
      return weight.isFinite ? min(max(weight, 0), 1e9) : 0
    }
    var numbers = SeededNumbers(seed: scan.macros.seed, "group", name)
    let number = numbers.fraction() * weights.reduce(0, +)
    var sum = 0.0
    for (index, weight) in zip(group, weights) {
      sum += weight
      if number <= sum { return index }
    }
    return group[group.count - 1]
  }
}
