/// Letters that a user typed to find a name. Each stands for the characters that may be meant: a Latin letter for both
/// cases, a Korean consonant for the syllables that it begins (ㅅ for 사 to 싷), and a syllable without a final consonant
/// for those that continue it (서 for 서 to 섷).
public struct LetterPattern: Hashable, Sendable {
  /// One typed letter.
  public struct Letter: Hashable, Sendable {
    /// The characters that it stands for.
    public let ranges: [ClosedRange<UInt32>]

    /// Whether a scalar is one of them.
    public func stands(for scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }
  }

  /// The most letters that count; further ones are ignored.
  public static let longest = 64
  /// The text as it was typed.
  public let text: String
  /// The letters of each word, in order. White space separates words.
  public let words: [[Letter]]

  /// The letters of a text.
  public init(_ text: String) {
    self.text = text
    words = text.prefix(Self.longest).split(whereSeparator: \.isWhitespace).map { word in
      word.unicodeScalars.prefix(Self.longest).flatMap { Hangul.parts(of: $0).map(Letter.init) }
    }
  }

  /// Whether there is no letter.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether a name contains the words in this order.
  public func isPart(of name: String) -> Bool { isPart(ofScalars: Array(name.unicodeScalars)) }

  /// Whether the scalars of a name contain the words in this order: for names that are looked through again and again.
  public func isPart(ofScalars scalars: [Unicode.Scalar]) -> Bool {
    scalars.withUnsafeBufferPointer { scalars in
      var start = 0
      for word in words {
        guard let place = Self.place(of: word, in: scalars, from: start) else { return false }
        start = place + word.count
      }
      return true
    }
  }

  /// The first place of a word. Thousands of names are looked through at each typed letter, so the loop touches nothing
  /// but numbers until the first letter fits.
  private static func place(
    of word: [Letter], in scalars: UnsafeBufferPointer<Unicode.Scalar>, from start: Int
  ) -> Int? {
    let last = scalars.count - word.count
    guard start <= last, let first = word.first else { return nil }
    return first.ranges.withUnsafeBufferPointer { ranges in
      var place = start
      while place <= last {
        let value = scalars[place].value
        var number = 0
        while number < ranges.count {
          if ranges[number].lowerBound <= value, value <= ranges[number].upperBound { break }
          number += 1
        }
        if number < ranges.count,
          word.indices.dropFirst().allSatisfy({ word[$0].stands(for: scalars[place + $0]) })
        {
          return place
        }
        place += 1
      }
      return nil
    }
  }
}

extension LetterPattern.Letter {
  fileprivate init(_ typed: Unicode.Scalar) {
    let cases = [typed.properties.lowercaseMapping, typed.properties.uppercaseMapping].compactMap { text in
      text.unicodeScalars.count == 1 ? text.unicodeScalars.first?.value : nil
    }
    let own = Set([typed.value] + cases).sorted().map { $0...$0 }
    ranges = own + (Hangul.continuations(of: typed).map { [$0] } ?? [])
  }
}

/// The order of the Korean syllables (the Unicode Standard, section 3.12): by first consonant, vowel and final.
private enum Hangul {
  private static let first: UInt32 = 0xAC00, last: UInt32 = 0xD7A3
  private static let finals: UInt32 = 28, ofConsonant: UInt32 = 588
  /// The consonants that begin syllables, in the order of the syllables.
  private static let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  /// Input methods join two consonants in a row into one letter.
  private static let joined: [Unicode.Scalar: String] = [
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ",
    "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    joined[scalar].map { Array($0.unicodeScalars) } ?? [scalar]
  }

  /// The syllables that begin with a consonant or an open syllable; nil for any other letter.
  static func continuations(of scalar: Unicode.Scalar) -> ClosedRange<UInt32>? {
    if let index = consonants.firstIndex(of: scalar) {
      let start = first + UInt32(index) * ofConsonant
      return start...(start + ofConsonant - 1)
    }
    guard first...last ~= scalar.value, (scalar.value - first) % finals == 0 else { return nil }
    return scalar.value...(scalar.value + finals - 1)
  }
}
