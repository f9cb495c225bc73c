/// Several named options, of which the user chooses one.
@MainActor struct PlainChoice {
  /// The names of the options.
  let options: [String]
  /// The index of the chosen option; nil when no option is chosen.
  let selected: Int?
  let select: @MainActor (Int) -> Void

  /// Chooses the next option. The first option follows the last.
  func turn() {
    if !options.isEmpty { select(selected.map { ($0 + 1) % options.count } ?? 0) }
  }

  /// The index of the option with this name, else of the only option whose name begins with it; nil if several names
  /// do, or none.
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
  /// Its letters and digits in lower case, for comparison.
  var essence: String { filter { $0.isLetter || $0.isNumber }.lowercased() }

  /// The text without the remark in brackets at its end. Such a remark names a state.
  var withoutRemark: String {
    guard hasSuffix(")"), let start = lastIndex(of: "(") else { return self }
    return String(self[..<start])
  }
}
