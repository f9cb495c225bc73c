/// One of several that is chosen, in words.
@MainActor struct PlainChoice {
  /// What each is called.
  let options: [String]
  /// The chosen one; nil when it is none of them.
  let selected: Int?
  let select: @MainActor (Int) -> Void

  /// Chooses the next one, or the first after the last.
  func turn() {
    if !options.isEmpty { select(selected.map { ($0 + 1) % options.count } ?? 0) }
  }

  /// The place of what is called so, or of the only one that begins so.
  func place(of words: String) -> Int? {
    let words = words.essence
    guard !words.isEmpty else { return nil }
    let essences = options.map(\.essence)
    if let place = essences.firstIndex(of: words) { return place }
    let places = essences.indices.filter { essences[$0].hasPrefix(words) }
    return places.count == 1 ? places[0] : nil
  }
}

extension String {
  /// Its letters and digits alone, to compare by.
  var essence: String { filter { $0.isLetter || $0.isNumber }.lowercased() }

  /// Without what stands in brackets at its end: the state of what is called so.
  var withoutRemark: String {
    guard hasSuffix(")"), let start = lastIndex(of: "(") else { return self }
    return String(self[..<start])
  }
}
