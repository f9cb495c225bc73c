import Terminal

/// The keys that work now, in the order in which a press is offered: the first responder that takes a key is the only
/// one.
///
/// It is read from the painted frame, and from the same responders that get the presses. Footer and help therefore
/// always match what happens.
@MainActor struct KeyGuide {
  /// Where a key works.
  enum Area: CaseIterable {
    /// In the focused control; on this screen or panel; on every screen.
    case focus, screen, everywhere
  }

  struct Entry {
    let area: Area
    var binding: KeyBinding
  }

  private(set) var entries: [Entry] = []
  /// Whether the focused control takes letters as text.
  let acceptsText: Bool
  /// Whether letters become text, in the focused control or in the default field.
  private(set) var typesText: Bool
  /// The title of Enter in that field; it can differ from the title elsewhere.
  private var submitTitle: String?
  private var known: [Key: Int] = [:]

  init(of tree: ResponderTree, focus: Identity?, in language: Language) {
    let focused = tree.focused(focus)
    let chain = focused.map { tree.chain(from: $0) } ?? []
    let reachable = tree.reachable
    let hasScreen = reachable.contains(where: \.isInScreen)
    acceptsText = focused?.interaction.acceptsText ?? false
    typesText = acceptsText || tree.takesEarlyText
    if !acceptsText, let field = tree.defaultField(whenFocused: focus) {
      submitTitle = field.interaction.keys().first { $0.key == .enter && !$0.isGeneral }?.title
    }

    func area(of responder: ResponderTree.Responder) -> Area {
      if !responder.interaction.isOfScreen, let place = focused?.frame,
        place.intersection(responder.frame) == responder.frame
      {
        return .focus
      }
      return responder.isInScreen || !hasScreen ? .screen : .everywhere
    }

    for responder in chain {
      let scrolls = responder.interaction.reveal != nil
      // An arrow key moves the focus; it does not scroll the containers.
      add(responder.interaction.keys(), area(of: responder)) { !scrolls || !$0.isArrow }
      // Only the focused control gets a letter before the default field does.
      typesText = tree.typesText(whenFocused: focus)
    }
    if let focused, focused.interaction.movesOn { add(Self.waysOn(from: focused, on: tree, in: language), .focus) }
    if tree.focusable.count > 1 { add(Self.moves(in: language), .everywhere) }
    let tried = Set(chain.filter { $0.interaction.reveal == nil }.map(\.identity))
    for responder in reachable.reversed()
    where !responder.interaction.isFocusable && !responder.isOutOfSight && !tried.contains(responder.identity) {
      add(responder.interaction.keys(), area(of: responder)) { tree.takes($0, responder, whenFocused: focused) }
    }
    if tree.onlyScroller != nil { add(KeyBinding.listed(.pageUp, .pageDown, title: language.scroll), .screen) }
  }

  /// Adds the keys that no earlier responder takes.
  mutating func add(_ bindings: [KeyBinding], _ area: Area, where isOffered: (Key) -> Bool = { _ in true }) {
    for binding in bindings where isOffered(binding.key) && !(typesText && binding.key.isText) {
      if let index = known[binding.key] {
        rename(index, by: binding)
      } else {
        known[binding.key] = entries.count
        entries.append(Entry(area: area, binding: binding))
      }
    }
  }

  /// Merges a binding that is listed twice: a hidden one takes the prominence of the other with the same title. A
  /// screen's title for Enter replaces the title of the control, also at the control's other keys for the same action.
  private mutating func rename(_ index: Int, by binding: KeyBinding) {
    let old = entries[index]
    if old.binding.title == binding.title, old.binding.prominence == .hidden {
      entries[index].binding.prominence = binding.prominence
    }
    guard old.binding.isGeneral, !binding.isGeneral, binding.key == .enter, binding.title != submitTitle else { return }
    if old.binding.isNamed {
      if old.binding.prominence == .hidden { entries[index].binding.prominence = binding.prominence }
      return
    }
    for other in entries.indices
    where entries[other].binding.isGeneral && entries[other].area == old.area
      && entries[other].binding.title == old.binding.title
    {
      entries[other].binding.title = binding.title
    }
    entries[index].binding = binding
  }

  /// The keys to the next field of a form: Down if there is a field below, Enter if there is a later field.
  private static func waysOn(
    from focused: ResponderTree.Responder, on tree: ResponderTree, in language: Language
  ) -> [KeyBinding] {
    let isAbove = FocusEngine.nearest(.down, of: focused, on: tree) != nil
    let isBefore = FocusEngine.next(after: focused.identity, on: tree) != nil
    return (isAbove ? [KeyBinding(.down, language.nextField, prominence: .spare) {}] : [])
      + (isBefore ? [enter(from: focused.interaction, in: language)] : [])
  }

  private static func enter(from interaction: Interaction, in language: Language) -> KeyBinding {
    interaction.wayOn.map { KeyBinding(.enter, $0) {} }
      ?? KeyBinding(.enter, language.nextField, prominence: .hidden) {}
  }

  private static func moves(in language: Language) -> [KeyBinding] {
    let backTab = Key(press: KeyPress(.tab, .shift))
    return KeyBinding.listed(.tab, backTab, title: language.nextControl)
      + KeyBinding.listed(.up, .down, .left, .right, title: language.nearestControl)
  }
}

extension KeyGuide {
  /// The bindings that a footer shows, in the order in which they get room. A full footer first drops the spare keys:
  /// of these, first the keys that work everywhere. Then it drops the ordinary keys of the screen.
  var footer: [Entry] {
    entries(.ordinary, in: [.focus, .everywhere, .screen]) + entries(.spare, in: [.focus, .screen, .everywhere])
  }

  /// The entries of one prominence, area by area.
  private func entries(_ prominence: KeyBinding.Prominence, in areas: [Area]) -> [Entry] {
    areas.flatMap { area in entries.filter { $0.area == area && $0.binding.prominence == prominence } }
  }

  /// The key of the help: F1 where letters become text, else the question mark.
  func helpKey(in language: Language, action: @escaping @MainActor () -> Void) -> KeyBinding {
    KeyBinding(typesText ? .function(1) : .character("?"), language.keys, action: action)
  }
}

extension Key {
  /// Whether it types text in a field.
  var isText: Bool { EditorKeys.text(of: press) != nil }

  var isArrow: Bool { FocusEngine.Direction(press) != nil }
}

extension KeyBinding {
  /// The keys of a scrolling view. The footer shows only the key that leads to the hidden rows.
  static func scrolling(isAtEnd: Bool, in language: Language) -> [KeyBinding] {
    let (shown, other): (Key, Key) = isAtEnd ? (.pageUp, .pageDown) : (.pageDown, .pageUp)
    return [KeyBinding(shown, language.scroll, prominence: .spare) {}]
      + listed(other, .home, .end, .up, .down, title: language.scroll)
  }
}
