import Terminal

/// Remembers what was printed, and finds what is new. Nothing is printed twice, and a number refers to what it was
/// printed with.
@MainActor struct PlainPrinter {
  private typealias Item = PlainReading.Item

  /// The printed items of a screen.
  private struct Record {
    let place: PlainReading.Place
    let depth: Int
    var announced: [PlainReading.Name: String] = [:]
    /// The items of the last reading, in reading order.
    var order: [PlainReading.Name] = []
    /// The items that were still changing when they were printed. Later only the rest of such an item is printed; any
    /// other changed item is printed whole.
    var unfinished: Set<PlainReading.Name> = []
    var numbers: [PlainReading.Name: Int] = [:]
    var names: [Int: PlainReading.Name] = [:]

    /// Finds items that came back at another place. They are recognised by their words; a text that has grown
    /// meanwhile, by its beginning. Of items with the same words, each is the one after the previous match.
    mutating func follow(_ items: [PlainReading.Item]) {
      let here = Set(items.map(\.name))
      var gone = order.filter { announced[$0] != nil && !here.contains($0) }
      var next = 0
      for item in items where announced[item.name] == nil && !gone.isEmpty {
        let same = gone.indices.filter { isSame(gone[$0], item) }
        let longest = same.map { length(gone[$0]) }.max()
        let places = same.filter { length(gone[$0]) == longest }
        // An item with a number is matched only after the previous match: its number must not move to another item.
        let other = item.canBeChosen ? nil : places.first
        guard let place = places.first(where: { $0 >= next }) ?? other else { continue }
        let name = gone.remove(at: place)
        next = place
        announced[item.name] = announced.removeValue(forKey: name)
        if unfinished.remove(name) != nil { unfinished.insert(item.name) }
        guard let number = numbers.removeValue(forKey: name) else { continue }
        numbers[item.name] = number
        names[number] = item.name
      }
      // An item that was gone and comes back is printed again.
      announced = announced.filter { here.contains($0.key) }
      unfinished.formIntersection(here)
      order = items.map(\.name)
    }

    private func isSame(_ name: PlainReading.Name, _ item: PlainReading.Item) -> Bool {
      guard let words = announced[name], (numbers[name] != nil) == item.canBeChosen else { return false }
      let text = item.text.string
      return words == text || unfinished.contains(name) && text.utf8.starts(with: words.utf8)
    }

    private func length(_ name: PlainReading.Name) -> Int { announced[name]?.utf8.count ?? 0 }

    mutating func number(_ name: PlainReading.Name) -> Int {
      if let known = numbers[name] { return known }
      let number = names.count + 1
      numbers[name] = number
      names[number] = name
      return number
    }
  }

  var language: Language
  /// The text that the user has just written, which is not printed again.
  var echo: String?
  /// Whether the user has just asked for more of a list.
  var isPaging = false
  private var record: Record?
  /// The screens behind the panels that are open.
  private var covered: [Record] = []

  init(language: Language) {
    self.language = language
  }

  /// The item with this number on the screen printed last.
  func name(of number: Int) -> PlainReading.Name? { record?.names[number] }

  /// Whether nothing was printed yet.
  var isFresh: Bool { record == nil }

  /// Whether this is another screen than the one printed last.
  func isNew(_ reading: PlainReading) -> Bool { record?.place != reading.place }

  /// The lines to print now, and whether anything has changed.
  /// - Parameter isHanging: Whether a reply has paused long enough to print the beginning of a sentence.
  mutating func news(in reading: PlainReading, isHanging: Bool = false) -> (lines: [PlainLine], isNews: Bool) {
    guard isNew(reading) else { return changes(in: reading, isHanging: isHanging) }
    if let record, reading.depth > record.depth {
      covered.append(record)
    } else if let index = covered.lastIndex(where: { $0.place == reading.place }) {
      record = covered[index]
      covered.removeSubrange(index...)
      return (returned(to: reading), true)
    } else {
      covered.removeAll { $0.depth >= reading.depth }
    }
    return (whole(reading), true)
  }

  /// Whether a part of an arriving text waits for the end of its sentence.
  func holdsBack(_ reading: PlainReading) -> Bool {
    guard let record, !isNew(reading) else { return false }
    return reading.items.contains { item in
      guard case .text = item.kind, item.isBusy else { return false }
      return record.announced[item.name] != item.text.string
    }
  }

  /// The whole screen. Items with a number keep it.
  mutating func whole(_ reading: PlainReading) -> [PlainLine] {
    var record = Record(place: reading.place, depth: reading.depth, order: reading.items.map(\.name))
    if let known = self.record, !isNew(reading) { (record.numbers, record.names) = (known.numbers, known.names) }
    var lines = [PlainLine(text: SafeText())]
    for item in reading.items {
      if case .heading = item.kind, lines.count > 1 { lines.append(PlainLine(text: SafeText())) }
      lines += Self.line(for: item, &record, language)
      if case .heading = item.kind { lines.append(PlainLine(text: SafeText())) }
    }
    self.record = record
    return lines + [commands(reading)]
  }

  /// The line of an item with a number, printed again.
  mutating func announced(_ item: PlainReading.Item) -> [PlainLine] {
    guard var record else { return [] }
    defer { self.record = record }
    record.announced[item.name] = nil
    return Self.line(for: item, &record, language)
  }
}

// MARK: - News

extension PlainPrinter {
  private mutating func changes(
    in reading: PlainReading, isHanging: Bool
  ) -> (lines: [PlainLine], isNews: Bool) {
    guard var record else { return ([], false) }
    let before = record.announced
    record.follow(reading.items)
    var lines: [PlainLine] = []
    var side: PlainReading.Side?
    for item in reading.items {
      if case .more(_, isEarlier: true) = item.kind, !isPaging {
        record.announced[item.name] = item.text.string
        continue
      }
      if case .text = item.kind, record.announced[item.name] == nil, let echo, item.text.quotes(echo) {
        self.echo = nil
        record.announced[item.name] = item.text.string
        continue
      }
      let isFresh = record.announced[item.name] == nil
      let said = Self.line(for: item, &record, language, isHanging: isHanging)
      if isPaging, isFresh, !said.isEmpty, let its = item.side, its != side {
        lines.append(PlainLine(text: SafeText(untrustedLine: language.beginning(of: its))))
        side = its
      }
      lines += said
    }
    self.record = record
    return (lines, record.announced != before)
  }

  /// A panel has closed: everything on the screen behind it is printed again, except texts.
  private mutating func returned(to reading: PlainReading) -> [PlainLine] {
    guard var record else { return [] }
    var lines = [PlainLine(text: SafeText())]
    record.follow(reading.items)
    for item in reading.items {
      if case .text = item.kind {} else { record.announced[item.name] = nil }
      lines += Self.line(for: item, &record, language)
    }
    self.record = record
    return lines + [commands(reading)]
  }

  /// The line of an item that was not printed before.
  private static func line(
    for item: Item, _ record: inout Record, _ language: Language, isHanging: Bool = false
  ) -> [PlainLine] {
    let announced = record.announced[item.name]
    switch item.kind {
    case .heading, .more:
      guard announced != item.text.string else { return [] }
      record.announced[item.name] = item.text.string
      return [PlainLine(text: item.text)]
    case .text:
      guard announced != item.text.string else {
        if !item.isBusy { record.unfinished.remove(item.name) }
        return []
      }
      let (said, rest) = next(
        of: item, after: record.unfinished.contains(item.name) ? announced ?? "" : "", all: isHanging)
      if !said.isEmpty { record.announced[item.name] = said }
      if item.isBusy { record.unfinished.insert(item.name) } else { record.unfinished.remove(item.name) }
      return rest.isBlank ? [] : [PlainLine(text: rest)]
    case .action, .field, .choice:
      guard announced != item.text.string else { return [] }
      record.announced[item.name] = item.text.string
      let number = record.number(item.name)
      return [PlainLine(text: words(for: item, number, language), mark: mark(number))]
    }
  }

  /// All of a text that is printed with its next part, and that part.
  private static func next(of item: Item, after announced: String, all: Bool) -> (said: String, rest: SafeText) {
    let text = item.text.string
    // Compared by bytes: a printed letter that has since received a mark is another letter.
    let isGrown = text.utf8.starts(with: announced.utf8)
    let rest = isGrown ? text[text.utf8.index(text.startIndex, offsetBy: announced.utf8.count)...] : text[...]
    let count = SpokenText.sayable(rest, isComplete: !item.isBusy || all)
    let piece = rest.prefix(count)
    // The indentation of a line of code belongs to it, also at the beginning of a piece.
    let isLine = isGrown && (announced.last?.isNewline == true || piece.first?.isNewline == true)
    let words = isLine ? piece.withoutBlankEdges : piece.trimmed
    return ((isGrown ? announced : "") + piece, SafeText(untrusted: words))
  }

  private static func words(for item: Item, _ number: Int, _ language: Language) -> SafeText {
    switch item.kind {
    case .field(let input):
      let value = input.text.wrappedValue
      return item.text + SafeText(": ") + SafeText(untrustedLine: value.isEmpty ? language.empty : value, limit: 4_096)
    case .choice: return item.text + SafeText(untrustedLine: language.turning(by: number))
    case .heading, .text, .action, .more: return item.text
    }
  }

  private static func mark(_ number: Int) -> SafeText { SafeText(untrustedLine: "\(number).") + SafeText(" ") }

  private func commands(_ reading: PlainReading) -> PlainLine {
    PlainLine(
      text: SafeText(
        untrustedLine: language.commands(
          words: reading.composer?.item.text.string, back: reading.back?.title, copies: !reading.copies.isEmpty)))
  }
}

extension SafeText {
  /// Whether it shows the user's own words, with or without a name before them.
  fileprivate func quotes(_ words: String) -> Bool {
    let words = SafeText(untrusted: words).string
    return string == words || string.hasSuffix(": " + words)
  }
}

extension Substring {
  /// The text without line breaks and spaces at its ends.
  fileprivate var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// The text without empty lines before it, and without line breaks and spaces at its end.
  fileprivate var withoutBlankEdges: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    let line = self[..<start].lastIndex { $0.isNewline }.map { index(after: $0) } ?? startIndex
    return String(self[line...end])
  }
}
