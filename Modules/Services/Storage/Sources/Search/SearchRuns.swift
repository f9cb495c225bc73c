/// A searchable part of a text: characters of one kind of script between spaces, punctuation and symbols.
///
/// Upper case becomes lower case, full-width letters become usual ones, Hangul typed as single letters becomes
/// syllables, and invisible characters (joiners, direction marks) are dropped, so that texts that look the same are
/// found.
struct SearchRun: Equatable {
  enum Kind {
    /// A script with words between spaces: Latin, Cyrillic, digits.
    case word
    /// A script without spaces, or with attached endings: Hangul, kana, Han. It is indexed as pairs of neighbours.
    case grams
  }

  var kind: Kind
  var scalars: [Unicode.Scalar]
  /// The length from which on the rest of a word is ignored. Longer words are data. A query also shortens runs of pairs
  /// to it.
  static let wordLimit = 64
}

extension SearchRun {
  /// Calls the body with the runs of a text in their order.
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
      // ASCII was lowercased before.
      if !scalar.isASCII, scalar.properties.changesWhenLowercased {
        scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
      if scalars.count > Self.wordLimit { scalars.removeLast(scalars.count - Self.wordLimit) }
    }
  }
}
