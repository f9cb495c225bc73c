import Terminal

/// Walks over the nodes of a frame, and collects their words and actions.
///
/// It reads the nodes before layout: nothing is cut to a width, rows off the screen can be asked for, and the order
/// of the tree is the order of reading. An element reports itself in `Element.read`. One without an implementation is
/// painted, and its words are read from the cells.
@MainActor final class PlainReader {
  let language: Language
  private let pages: PlainPages
  /// The key that ends the app; it is not listed among the screen's keys.
  private let leaving: Key
  private(set) var reading = PlainReading()
  private var ordinals: [Identity: Int] = [:]
  /// The number of items behind a panel.
  private var outOfReach = 0
  private var silence = 0
  /// The number of lines around the present place.
  private var lines = 0
  private var busyness = 0

  init(language: Language, pages: PlainPages, leaving: Key) {
    self.language = language
    self.pages = pages
    self.leaving = leaving
  }

  func read(_ nodes: [Node], bindings: [[KeyBinding]]) -> PlainReading {
    for node in nodes { node.element.read(node, by: self) }
    reading.items.removeFirst(outOfReach)
    addBindings(bindings)
    return reading
  }

  func readChildren(of node: Node) {
    for child in node.children { child.element.read(child, by: self) }
  }
}

// MARK: - Reports of elements

extension PlainReader {
  func text(_ text: SafeText, at identity: Identity) {
    guard silence == 0, !text.isBlank else { return }
    add(.text, text, at: identity)
  }

  /// Work in progress.
  func progress(_ label: String, at identity: Identity) {
    let words = label.isEmpty ? language.loading : label.hasSuffix("…") ? label : label + "…"
    // Progress makes the screen busy, but its label does not change.
    let outside = busyness
    busyness = 0
    text(SafeText(untrustedLine: words), at: identity)
    busyness = outside
    if silence == 0 { reading.isBusy = true }
  }

  /// The title of a screen.
  func heading(_ identity: Identity, _ body: () -> Void) {
    guard silence == 0 else { return body() }
    let words = words(of: body)
    if !words.isBlank { add(.heading, words, at: identity) }
  }

  /// An action, named by the words in it. Actions inside follow it.
  func action(_ identity: Identity, _ act: @escaping @MainActor () -> Void, _ body: () -> Void) {
    let start = reading.items.count
    let words = words(of: body)
    let inner = reading.items[start...]
    reading.items.removeSubrange(start...)
    add(.action(act), words.isBlank ? SafeText(untrustedLine: language.nameless) : words, at: identity)
    reading.items += inner
  }

  /// A choice, named by the words in it.
  func choice(_ choice: PickerChoice, at identity: Identity, _ body: () -> Void) {
    let label = words(of: body)
    let options = choice.options.map { option in words(of: { option.element.read(option, by: self) }).string }
    let named = choice.selected.map { language.chosen(options[$0], $0 + 1, of: options.count) } ?? ""
    let text = label.isBlank || named.isEmpty ? label.string + named : label.string + ": " + named
    let plain = PlainChoice(options: options, selected: choice.selected) { choice.select($0) }
    add(.choice(plain), SafeText(untrustedLine: text, limit: 4_096), at: identity)
  }

  func field(_ input: TextInput, at identity: Identity) {
    add(.field(input), SafeText(untrustedLine: input.prompt), at: identity)
  }

  /// Views side by side: their words are one line, and words before a field are its name.
  func line(by joint: SafeText, _ body: () -> Void) {
    let start = reading.items.count
    lines += 1
    body()
    lines -= 1
    let from = max(start, outOfReach)
    reading.items.replaceSubrange(from..., with: nameFields(in: joined(from: from, by: joint)))
  }

  /// Views below each other, each for itself, unless the whole column is beside another view.
  func column(_ body: () -> Void) {
    let start = reading.items.count
    body()
    let from = max(start, outOfReach)
    if lines > 0 { reading.items.replaceSubrange(from..., with: joined(from: from, by: SafeText(" — "))) }
  }

  /// The items collected since `start`, with adjoining words joined.
  private func joined(from start: Int, by joint: SafeText) -> [PlainReading.Item] {
    reading.items[start...].reduce(into: []) { items, item in
      if let last = items.last, case .text = last.kind, case .text = item.kind {
        items[items.count - 1].text += joint + item.text
        items[items.count - 1].isBusy = last.isBusy || item.isBusy
      } else {
        items.append(item)
      }
    }
  }

  /// Makes the words before a field its name.
  private func nameFields(in items: [PlainReading.Item]) -> [PlainReading.Item] {
    items.reduce(into: []) { named, item in
      guard case .field = item.kind, let last = named.last, case .text = last.kind else { return named.append(item) }
      named.removeLast()
      var field = item
      field.text = item.text.string.isEmpty ? last.text : last.text + SafeText(" – ") + item.text
      named.append(field)
    }
  }

  /// A page of a list's rows: as many as the user asked for.
  /// - Parameters:
  ///   - fromEnd: Whether the first page has the last rows.
  ///   - start: The row at which the list opens, if it does not open at an end. A few rows before it are read too.
  func page(_ identity: Identity, count: Int, fromEnd: Bool = false, start: Int? = nil, read: (Int) -> Void) {
    let shown = pages.shown(at: identity)
    var range = fromEnd ? count - shown..<count : 0..<shown
    // Asking for more extends both sides.
    if let start { range = start - PlainPages.lead - (shown - PlainPages.size)..<start - PlainPages.lead + shown }
    range = range.clamped(to: 0..<count)
    if range.lowerBound > 0 {
      beside(start == nil ? nil : .earlier) { more(range.lowerBound, identity, isEarlier: true) }
    }
    for index in range { beside(start.flatMap { index == $0 ? nil : index < $0 ? .earlier : .later }) { read(index) } }
    if range.upperBound < count {
      beside(start == nil ? nil : .later) { more(count - range.upperBound, identity, isEarlier: false) }
    }
  }

  /// Marks the items that `body` collects with their side of the row that a list opened at.
  private func beside(_ side: PlainReading.Side?, _ body: () -> Void) {
    let start = reading.items.count
    body()
    guard side != nil else { return }
    for index in min(start, reading.items.count)..<reading.items.count { reading.items[index].side = side }
  }

  /// A panel: items before it are out of reach.
  func scope(_ identity: Identity, _ body: () -> Void) {
    reading.scope = identity
    reading.screen = nil
    reading.depth += 1
    reading.copies = []
    reading.isBusy = false
    outOfReach = reading.items.count
    let outside = lines
    lines = 0
    body()
    lines = outside
  }

  /// A text that can be copied as a whole.
  func copyable(_ copy: PlainReading.Copy) {
    if silence == 0 { reading.copies.append(copy) }
  }

  func screen(_ identity: Identity) {
    reading.screen = identity
  }

  /// Content that is still changing.
  func busily(_ body: () -> Void) {
    busyness += 1
    body()
    busyness -= 1
    if silence == 0 { reading.isBusy = true }
  }

  /// Content whose words are left out; its actions stay.
  func silently(_ body: () -> Void) {
    silence += 1
    body()
    silence -= 1
  }

  /// An element that does not report itself: its words are those that it paints.
  func painted(_ node: Node) {
    guard silence == 0 else { return }
    let room = Size(width: 200, height: 200)
    let wanted = node.measure(Proposal(width: room.width, height: nil))
    let size = Size(width: min(room.width, wanted.width), height: min(room.height, wanted.height))
    guard size.width > 0, size.height > 0 else { return }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let frame = PaintedFrame(Terminal.Grid(size: size))
    node.arrange(in: bounds)
    node.paint(on: Canvas(frame: frame, bounds: bounds, clip: bounds))
    // Drawings have no words.
    let rows = (0..<size.height).map { frame.grid.text(row: $0) }.filter { $0.contains { $0.isLetter || $0.isNumber } }
    text(SafeText(untrusted: rows.joined(separator: "\n")), at: node.identity)
  }
}

// MARK: - Collecting

extension PlainReader {
  private func add(_ kind: PlainReading.Item.Kind, _ text: SafeText, at identity: Identity) {
    let ordinal = ordinals[identity, default: 0]
    ordinals[identity] = ordinal + 1
    reading.items.append(
      PlainReading.Item(
        name: PlainReading.Name(identity: identity, ordinal: ordinal), kind: kind, text: text, isBusy: busyness > 0))
  }

  private func more(_ count: Int, _ identity: Identity, isEarlier: Bool) {
    pages.recordMore(at: identity)
    add(
      .more(count, isEarlier: isEarlier),
      SafeText(untrustedLine: isEarlier ? language.earlier(count) : language.further(count)), at: identity)
  }

  /// The words of a part, as one text; other items in it are collected as they are.
  private func words(of body: () -> Void) -> SafeText {
    var start = reading.items.count
    let outside = silence
    silence = 0
    body()
    silence = outside
    start = max(start, outOfReach)
    var (words, others) = (SafeText(), [PlainReading.Item]())
    for item in reading.items[start...] {
      if case .text = item.kind {
        words = words.isEmpty ? item.text : words + SafeText(" — ") + item.text
      } else {
        others.append(item)
      }
    }
    reading.items.replaceSubrange(start..., with: others)
    return SafeText(untrustedLine: words.string, limit: 4_096)
  }

  /// Adds the keys of the footer that have no item on the screen.
  private func addBindings(_ groups: [[KeyBinding]]) {
    reading.bindings = groups.flatMap { $0 }
    let back = reading.bindings.firstIndex { $0.key == .escape }
    var seen: Set<Key> = [leaving]
    let said = Set(reading.items.filter(\.canBeChosen).map { $0.text.string.essence })
    let others = Set(reading.items.filter { !$0.canBeChosen }.map { $0.text.string.essence })
    let hasControls = !said.isEmpty
    for (index, binding) in reading.bindings.enumerated().reversed()
    where binding.prominence != .hidden && index != back && seen.insert(binding.key).inserted {
      // Enter and the keys that move belong to the focused control; footers only list them.
      if binding.key.belongsToFocus, hasControls || binding.key != .enter { continue }
      let title = SafeText(untrustedLine: binding.title)
      let absent = SafeText(untrustedLine: language.unavailable(binding.title))
      guard !said.contains(title.string.essence), !others.contains(absent.string.essence) else { continue }
      let name = PlainReading.Name(identity: .root, ordinal: 0, key: binding.key)
      reading.items.append(PlainReading.Item(name: name, kind: .action(binding.action), text: title))
    }
  }
}

extension Key {
  /// Whether its effect depends on the focus.
  fileprivate var belongsToFocus: Bool {
    switch press.code {
    case .enter, .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: press.modifiers.isEmpty
    default: false
    }
  }
}

extension SafeText {
  var isBlank: Bool { string.allSatisfy { $0.isWhitespace || $0.isNewline } }
}
