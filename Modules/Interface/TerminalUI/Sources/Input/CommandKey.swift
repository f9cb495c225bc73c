import Terminal

/// A key that works now, as a command that can be chosen from a list.
@MainActor public struct CommandKey: Identifiable {
  /// The name of its shortcut. A key that the user cannot change is named by the key and its title.
  public let id: String
  /// Its effect, in a word or two.
  public let title: String
  /// Its name in footers.
  public let label: String
  /// Whether it works on every screen.
  public let isEverywhere: Bool
  let binding: KeyBinding

  /// - Returns: Nil for a key that is no command. Such a key has no title, edits a text, moves the focus, the caret or
  ///   a view, belongs to every control of a kind, is a letter or sign that works everywhere, or must be pressed twice.
  init?(_ entry: KeyGuide.Entry, inText: Bool) {
    let binding = entry.binding
    let isEditing = inText && entry.area == .focus && binding.prominence == .hidden
    guard !binding.title.isEmpty, !isEditing, !(binding.isGeneral && entry.area != .everywhere), !binding.key.moves,
      !(binding.isGeneral && binding.key.isText), binding.key != .control("c")
    else { return nil }
    id = binding.shortcut?.id ?? "\(binding.key.label) \(binding.title)"
    title = binding.title
    label = binding.key.label
    isEverywhere = entry.area == .everywhere
    self.binding = binding
  }
}

extension KeyGuide {
  /// The keys that are commands, from the inside out. Keys with the same effect are one command.
  var commands: [CommandKey] {
    var known: Set<String> = []
    return Area.allCases.flatMap { area in
      entries.filter { $0.area == area }.compactMap { CommandKey($0, inText: acceptsText) }
        .filter { known.insert($0.title).inserted }
    }
  }
}

extension Key {
  /// Whether it moves the focus, the caret or a view, rather than doing something.
  fileprivate var moves: Bool {
    switch press.code {
    case .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: true
    default: false
    }
  }
}
