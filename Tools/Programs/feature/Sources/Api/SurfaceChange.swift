/// The difference of a module's surface between two revisions. Documentation is not compared.
struct SurfaceChange {
  let removed: [Surface.Entry]
  let added: [Surface.Entry]
  /// The types that existed before.
  private let known: Set<String>

  init(from old: Surface, to new: Surface) {
    let (before, after) = (Set(old.entries.map(\.line)), Set(new.entries.map(\.line)))
    removed = old.entries.filter { !after.contains($0.line) }
    added = new.entries.filter { !before.contains($0.line) }
    known = Set(old.entries.map { $0.path.joined(separator: ".") })
  }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  /// Whether code that compiled before may no longer compile.
  var isBreaking: Bool { !removed.isEmpty || added.contains { duty(of: $0) != nil } }

  /// The duty that an added declaration creates; nil where its type is new.
  private func duty(of entry: Surface.Entry) -> Surface.Duty? { known.contains(entry.parent) ? entry.duty : nil }

  /// The lines of the difference, in the order of the surface: `- ` before a removed declaration and `+ ` before an
  /// added one. A changed declaration is one of each, the old one first.
  var lines: [String] {
    let all = removed.map { ($0, "-") } + added.map { ($0, "+") }
    let sorted = all.enumerated().sorted {
      ($0.element.0.path.joined(separator: "."), $0.offset) < ($1.element.0.path.joined(separator: "."), $1.offset)
    }
    return sorted.map { _, item in
      let (entry, sign) = item
      guard sign == "+", let duty = duty(of: entry) else { return "\(sign) \(entry.line)" }
      switch duty {
      case .conform: return "+ \(entry.line)  // breaks: conforming types must have it"
      case .handle: return "+ \(entry.line)  // breaks: switches must handle it"
      }
    }
  }
}
