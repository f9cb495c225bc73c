import Entities

/// The way in which typed letters are in a title: all of them, in order, with others between them.
struct PaletteMatch: Equatable {
  /// How well they fit: letters at the beginnings of words and in a row count more, skipped ones less.
  let score: Int
  /// The places of the letters, as offsets of characters.
  let places: [Int]

  /// The most characters of a title that are looked at.
  private static let longest = 200
  private static let letter = 16, atStart = 10, atWord = 8, inRow = 12
  /// The least score of a letter on average. Below it the letters are scattered, and the match means nothing.
  private static let least = 15

  /// The best match, found as in a shortest path: for each letter and place, the best score of the letters so far.
  /// - Returns: Nil where the title does not have the letters, or has them only scattered. Without letters, every title
  ///   matches.
  init?(_ pattern: LetterPattern, in title: String) {
    let letters = pattern.words.flatMap(\.self)
    let characters = Array(title.prefix(Self.longest))
    guard !letters.isEmpty else {
      (score, places) = (0, [])
      return
    }
    guard letters.count <= characters.count else { return nil }
    let bonus = characters.indices.map { Self.bonus(at: $0, in: characters) }
    var scores: [[Int?]] = [], before: [[Int]] = []
    for (index, letter) in letters.enumerated() {
      var row = [Int?](repeating: nil, count: characters.count)
      var origin = [Int](repeating: 0, count: characters.count)
      var best: (score: Int, place: Int)?
      for place in index..<characters.count {
        // The best earlier place with others between: each skipped character costs one.
        if place > 1, index > 0, let score = scores[index - 1][place - 2], score >= best?.score ?? .min {
          best = (score, place - 2)
        }
        best?.score -= 1
        guard let scalar = characters[place].unicodeScalars.first, letter.stands(for: scalar) else { continue }
        let own = Self.letter + bonus[place]
        if index == 0 {
          row[place] = own - min(place, 6)
          continue
        }
        if let best { (row[place], origin[place]) = (best.score + own, best.place) }
        if place > 0, let score = scores[index - 1][place - 1], score + Self.inRow >= best?.score ?? .min {
          (row[place], origin[place]) = (score + Self.inRow + own, place - 1)
        }
      }
      scores.append(row)
      before.append(origin)
    }
    let ends = scores[letters.count - 1].enumerated().compactMap { place, score in
      score.map { (score: $0, place: place) }
    }
    guard let end = ends.max(by: { ($0.score, -$0.place) < ($1.score, -$1.place) }),
      end.score >= Self.least * letters.count
    else { return nil }
    var places = [end.place]
    for index in letters.indices.dropFirst().reversed() { places.append(before[index][places[places.count - 1]]) }
    // Of equal matches the shorter title is the better one.
    score = end.score - characters.count / 8
    self.places = places.reversed()
  }

  private static func bonus(at place: Int, in characters: [Character]) -> Int {
    if place == 0 { return atStart }
    let (one, other) = (characters[place - 1], characters[place])
    let begins = !(one.isLetter || one.isNumber) || one.isLowercase && other.isUppercase
    return begins && (other.isLetter || other.isNumber) ? atWord : 0
  }
}
