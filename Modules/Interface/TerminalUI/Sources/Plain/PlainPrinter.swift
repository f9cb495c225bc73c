import Terminal

/// Knows what was told, and finds what is new: nothing is told twice, and a number means what it was printed with.
@MainActor struct PlainPrinter {
  private typealias Item = PlainReading.Item

  /// What was told of a screen.
  private struct Record {
    let place: PlainReading.Place
    let depth: Int
    var announced: [PlainReading.Name: String] = [:]
    /// What there was at the last look, in reading order.
    var order: [PlainReading.Name] = []
    /// What was still changing when it was told: of these the rest is told, of others the whole.
    var unfinished: Set<PlainReading.Name> = []
    var numbers: [PlainReading.Name: Int] = [:]
    var names: [Int: PlainReading.Name] = [:]

    /// A view may come back at another place, with all that is in it: it is known by its words then, and a text that
    /// has grown meanwhile by its beginning. Of things with the same words each is the one that follows what came back
    /// before it.
    mutating func follow(_ items: [PlainReading.Item]) {
      let here = Set(items.map(\.name))
      var gone = order.filter { announced[$0] != nil && !here.contains($0) }
      var next = 0
      for item in items where announced[item.name] == nil && !gone.isEmpty {
        let same = gone.indices.filter { isSame(gone[$0], item) }
        let longest = same.map { length(gone[$0]) }.max()
        let places = same.filter { length(gone[$0]) == longest }
        // A number must not come to mean something that stands elsewhere.
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
      // What goes and comes again is told again.
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
  /// What the user has just written: they need not hear it again.
  var echo: String?
  /// Whether they have just asked for more of a list.
  var isPaging = false
  private var record: Record?
  /// The screens behind the panels that are open.
  private var covered: [Record] = []

  init(language: Language) {
    self.language = language
  }

  /// What has this number on the screen that was told last.
  func name(of number: Int) -> PlainReading.Name? { record?.names[number] }

  /// Whether nothing was told yet.
  var isFresh: Bool { record == nil }

  /// Whether another screen was told last.
  func isNew(_ reading: PlainReading) -> Bool { record?.place != reading.place }

  /// What is to be told now, and whether anything at all has changed.
  /// - Parameter isHanging: Whether nothing has come for so long that the beginning of a sentence counts too.
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

  /// Whether something has arrived that waits for the end of its sentence.
  func holdsBack(_ reading: PlainReading) -> Bool {
    guard let record, !isNew(reading) else { return false }
    return reading.items.contains { item in
      guard case .text = item.kind, item.isBusy else { return false }
      return record.announced[item.name] != item.text.string
    }
  }

  /// All of a screen. What has a number there keeps it.
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

  /// What is told of something that can be chosen, once more.
  mutating func announced(_ item: PlainReading.Item) -> [PlainLine] {
    guard var record else { return [] }
    defer { self.record = record }
    record.announced[item.name] = nil
    return Self.line(for: item, &record, language)
  }
}

// MARK: - What is new

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

  /// A panel has gone: what was told of the screen behind it is not told again, but for what can be chosen.
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

  /// What there is to tell of one thing that was not told before.
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

  /// The part of a text that comes next, and all that is told then.
  private static func next(of item: Item, after announced: String, all: Bool) -> (said: String, rest: SafeText) {
    let text = item.text.string
    // By bytes: a letter that was told and has got a mark since is another letter.
    let isGrown = text.utf8.starts(with: announced.utf8)
    let rest = isGrown ? text[text.utf8.index(text.startIndex, offsetBy: announced.utf8.count)...] : text[...]
    let count = SpokenText.sayable(rest, isComplete: !item.isBusy || all)
    let piece = rest.prefix(count)
    // What stands before a line of code belongs to it, also where the line is the first one of a piece.
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
  /// Whether it is what somebody wrote, as it shows, with or without who it was.
  fileprivate func quotes(_ words: String) -> Bool {
    let words = SafeText(untrusted: words).string
    return string == words || string.hasSuffix(": " + words)
  }
}

extension Substring {
  /// Without line breaks and spaces at its ends.
  fileprivate var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// Without empty lines before it, and without line breaks and spaces at its end.
  fileprivate var withoutBlankEdges: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    let line = self[..<start].lastIndex { $0.isNewline }.map { index(after: $0) } ?? startIndex
    return String(self[line...end])
  }
}
