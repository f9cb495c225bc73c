/// What became of a module's surface between two moments. Documentation may change freely: it is no part of this.
struct SurfaceChange {
  let removed: [Surface.Entry]
  let added: [Surface.Entry]
  /// The types that were there before.
  private let known: Set<String>

  init(from old: Surface, to new: Surface) {
    let (before, after) = (Set(old.entries.map(\.line)), Set(new.entries.map(\.line)))
    removed = old.entries.filter { !after.contains($0.line) }
    added = new.entries.filter { !before.contains($0.line) }
    known = Set(old.entries.map { $0.path.joined(separator: ".") })
  }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  /// Whether code that was right before may be wrong now.
  var isBreaking: Bool { !removed.isEmpty || added.contains { duty(of: $0) != nil } }

  /// What an added declaration asks of others: something only where its type was there before.
  private func duty(of entry: Surface.Entry) -> Surface.Duty? { known.contains(entry.parent) ? entry.duty : nil }

  /// `- ` before what was removed and `+ ` before what was added, in the order of the surface: a changed declaration
  /// is one of each, the old one first.
  var lines: [String] {
    let all = removed.map { ($0, "-") } + added.map { ($0, "+") }
    let sorted = all.enumerated().sorted {
      ($0.element.0.path.joined(separator: "."), $0.offset) < ($1.element.0.path.joined(separator: "."), $1.offset)
    }
    return sorted.map { _, item in
      let (entry, sign) = item
      guard sign == "+", let duty = duty(of: entry) else { return "\(sign) \(entry.line)" }
      switch duty {
      case .conform: return "+ \(entry.line)  // breaks: who conforms must have it"
      case .handle: return "+ \(entry.line)  // breaks: who switches must handle it"
      }
    }
  }
}
