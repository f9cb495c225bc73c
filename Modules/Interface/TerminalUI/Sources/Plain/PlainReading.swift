import Terminal

/// The words and actions of a screen, in reading order.
@MainActor struct PlainReading {
  /// The identity of an item across readings of the screen.
  struct Name: Hashable {
    let identity: Identity
    /// The number of the item among those at its place.
    let ordinal: Int
    /// The key of a binding, which has no place.
    var key: Key?
  }

  /// One text, or one action.
  struct Item {
    enum Kind {
      case heading, text
      case action(@MainActor () -> Void)
      case field(TextInput)
      /// A choice among options.
      case choice(PlainChoice)
      /// Rows that are not printed: their number.
      case more(Int, isEarlier: Bool)
    }

    let name: Name
    var kind: Kind
    var text: SafeText
    /// Whether it is still changing.
    var isBusy = false
    /// Its side of the row that a list opened at.
    var side: Side?
  }

  /// Before or after the row that a list opened at.
  enum Side: CaseIterable { case earlier, later }

  /// A text that can be copied as a whole.
  struct Copy {
    let text: String
    /// The last block of code in it.
    let code: @MainActor () -> String?
  }

  /// The topmost panel: everything behind it is out of reach.
  var scope = Identity.root
  /// The number of panels.
  var depth = 0
  /// The screen, where the view names one.
  var screen: Identity?
  var items: [Item] = []
  /// The key bindings that can be reached, those of the outer views first.
  var bindings: [KeyBinding] = []
  /// The texts that can be copied as a whole, such as messages, in reading order.
  var copies: [Copy] = []
  /// Whether the screen waits for work in progress.
  var isBusy = false
}

extension PlainReading {
  /// The identity of a screen: its panel, and the screen that the view names, or else its heading.
  struct Place: Hashable {
    let scope: Identity
    let screen: Identity?
  }

  var place: Place {
    let heading = items.first { if case .heading = $0.kind { true } else { false } }
    return Place(scope: scope, screen: screen ?? heading?.name.identity)
  }

  func item(named name: Name) -> Item? { items.first { $0.name == name } }

  /// The field for plain text: the default field of the screen, or its only field.
  var composer: (item: Item, input: TextInput)? {
    let fields = items.compactMap { item in
      if case .field(let input) = item.kind { (item: item, input: input) } else { nil }
    }
    return fields.first { $0.input.wish == .first } ?? (fields.count == 1 ? fields.first : nil)
  }

  /// The last action with these words as its name.
  func action(called words: String) -> (@MainActor () -> Void)? {
    let essence = words.essence
    guard !essence.isEmpty else { return nil }
    return items.reversed().lazy.compactMap { item in
      guard case .action(let act) = item.kind else { return nil }
      return item.text.string.essence == essence || item.text.string.withoutRemark.essence == essence ? act : nil
    }.first
  }

  /// The only action of a panel, beside the one that closes it.
  var agreement: (@MainActor () -> Void)? {
    guard depth > 0, composer == nil, let back else { return nil }
    let actions = items.filter { $0.canBeChosen && $0.text.string.essence != back.title.essence }
    guard actions.count == 1, case .action(let act) = actions[0].kind else { return nil }
    return act
  }

  /// The sides on which a list has more rows, seen from the row at which it opened.
  var waitingSides: Set<Side> {
    Set(
      items.compactMap { item in
        if case .more = item.kind { item.side } else { nil }
      })
  }

  /// The way back: the outermost binding of Esc, because the inner ones have words of their own.
  var back: KeyBinding? { bindings.first { $0.key == .escape } }

  func binding(of press: KeyPress) -> KeyBinding? { bindings.last { $0.key.matches(press) } }
}

extension PlainReading.Item {
  /// Whether it gets a number.
  var canBeChosen: Bool {
    switch kind {
    case .action, .field, .choice: true
    case .heading, .text, .more: false
    }
  }
}

/// A field without its keys.
struct TextInput {
  let prompt: String
  let text: Binding<String>
  /// How much it wants the focus when its screen opens.
  let wish: FocusPriority
  /// Whether the text may have several lines.
  var acceptsLines = false
  /// The action of Enter.
  let submit: @MainActor () -> Void
}
