/// The searchable parts of a text: what lies between its spaces, marks and pictures, in one kind of script each.
///
/// Upper case becomes lower case, full-width letters become usual ones, Hangul typed as single letters becomes
/// syllables, and what cannot be seen (joiners, direction marks) is dropped, so that what looks the same is found.
struct SearchRun: Equatable {
  enum Kind {
    /// A script that is read word by word: Latin, Cyrillic, digits.
    case word
    /// A script without spaces, or with endings glued on: Hangul, kana, Han. Found by pairs of neighbours.
    case grams
  }

  var kind: Kind
  var scalars: [Unicode.Scalar]
  /// How much of a word is looked at. Beyond it are no words but data.
  static let wordLimit = 64
}

extension SearchRun {
  /// Gives the runs of a text in their order.
  static func forEach(in text: some StringProtocol, _ body: (SearchRun) -> Void) {
    var run = SearchRun(kind: .word, scalars: [])
    func end() {
      if !run.scalars.isEmpty { body(run) }
      run.scalars.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      switch SearchScalar(scalar) {
      case .part(let kind, let scalar):
        if kind != run.kind { end() }
        run.kind = kind
        run.append(scalar)
      case .mark(let scalar):
        if run.kind == .word, !run.scalars.isEmpty { run.append(scalar) }
      case .dropped: break
      case .boundary: end()
      }
    }
    end()
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch kind {
    case .grams:
      if let last = scalars.last, let syllable = Hangul.compose(last, scalar) {
        scalars[scalars.count - 1] = syllable
      } else {
        scalars.append(scalar)
      }
    case .word:
      // ASCII is lower case already.
      if !scalar.isASCII, scalar.properties.changesWhenLowercased {
        scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
      if scalars.count > Self.wordLimit { scalars.removeLast(scalars.count - Self.wordLimit) }
    }
  }
}
