import Terminal

/// What a screen says and offers, in reading order.
@MainActor struct PlainReading {
  /// What tells one thing from another, from one look at the screen to the next.
  struct Name: Hashable {
    let identity: Identity
    /// Which of the things at that place it is.
    let ordinal: Int
    /// The key that it is bound to, for what has no place.
    var key: Key?
  }

  /// One thing that is said or offered.
  struct Item {
    enum Kind {
      case heading, text
      /// It can be pressed.
      case action(@MainActor () -> Void)
      /// It can be filled.
      case field(TextInput)
      /// One of several is chosen.
      case choice(PlainChoice)
      /// There is more than is told: how many things.
      case more(Int, isEarlier: Bool)
    }

    let name: Name
    var kind: Kind
    var text: SafeText
    /// Whether it is still changing.
    var isBusy = false
    /// On which side of the row that a list opened at it stands.
    var side: Side?
  }

  /// Before or after the row that a list opened at.
  enum Side: CaseIterable { case earlier, later }

  /// Something that can be copied as a whole.
  struct Copy {
    let text: String
    /// The last block of code in it.
    let code: @MainActor () -> String?
  }

  /// The panel that is told: everything behind a panel is out of reach.
  var scope = Identity.root
  /// How many panels there are.
  var depth = 0
  /// Which screen it is, where the view says so.
  var screen: Identity?
  var items: [Item] = []
  /// The key bindings that can be reached, those of the outer views first.
  var bindings: [KeyBinding] = []
  /// What can be copied as a whole, such as messages, in reading order.
  var copies: [Copy] = []
  /// Whether something goes on that this screen waits for.
  var isBusy = false
}

extension PlainReading {
  /// What tells this screen from another: its panel, and what the view says, or else its heading.
  struct Place: Hashable {
    let scope: Identity
    let screen: Identity?
  }

  var place: Place {
    let heading = items.first { if case .heading = $0.kind { true } else { false } }
    return Place(scope: scope, screen: screen ?? heading?.name.identity)
  }

  /// What can be done, by name.
  func item(named name: Name) -> Item? { items.first { $0.name == name } }

  /// The field that plain text is for: the one that the screen is for, or the only one.
  var composer: (item: Item, input: TextInput)? {
    let fields = items.compactMap { item in
      if case .field(let input) = item.kind { (item: item, input: input) } else { nil }
    }
    return fields.first { $0.input.wish == .first } ?? (fields.count == 1 ? fields.first : nil)
  }

  /// What is called like these words, and can be pressed: the last of several.
  func action(called words: String) -> (@MainActor () -> Void)? {
    let essence = words.essence
    guard !essence.isEmpty else { return nil }
    return items.reversed().lazy.compactMap { item in
      guard case .action(let act) = item.kind else { return nil }
      return item.text.string.essence == essence || item.text.string.withoutRemark.essence == essence ? act : nil
    }.first
  }

  /// The one thing that a panel asks for, beside the way out of it.
  var agreement: (@MainActor () -> Void)? {
    guard depth > 0, composer == nil, let back else { return nil }
    let actions = items.filter { $0.canBeChosen && $0.text.string.essence != back.title.essence }
    guard actions.count == 1, case .action(let act) = actions[0].kind else { return nil }
    return act
  }

  /// On which sides of the row that a list opened at there is more.
  var waitingSides: Set<Side> {
    Set(
      items.compactMap { item in
        if case .more = item.kind { item.side } else { nil }
      })
  }

  /// What leads back: the outermost meaning of Esc, for who stands before inner ones knows them by their own words.
  var back: KeyBinding? { bindings.first { $0.key == .escape } }

  /// What a key means now.
  func binding(of press: KeyPress) -> KeyBinding? { bindings.last { $0.key.matches(press) } }
}

extension PlainReading.Item {
  /// Whether it has a number.
  var canBeChosen: Bool {
    switch kind {
    case .action, .field, .choice: true
    case .heading, .text, .more: false
    }
  }
}

/// What a view to type in offers, without its keys.
struct TextInput {
  /// What it asks for.
  let prompt: String
  let text: Binding<String>
  /// How much it wants the focus when its screen opens.
  let wish: FocusPriority
  /// Whether the text may have several lines.
  var acceptsLines = false
  /// What Enter does.
  let submit: @MainActor () -> Void
}
