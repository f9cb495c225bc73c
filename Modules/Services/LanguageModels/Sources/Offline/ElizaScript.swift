/// A script of ELIZA: keywords, the sentence patterns of each, and the replies to them.
///
/// The written form is the one of the 1966 paper, a list of lists:
///
///     (GREETING WORDS)
///     START
///     (KEYWORD = SUBSTITUTE DLIST(/TAG) 5
///       ((0 YOU ARE 0) (Why are you 4 ?) (=OTHER))
///       (=OTHER))
///     (MEMORY KEYWORD (0 YOUR 0 = Earlier you spoke of your 3 .))
///     (NONE ((0) (Please go on.)))
///
/// A decomposition consists of words, `0` for any words, a number for that many words, `(*A B)` for one of several
/// words, and `(/TAG)` for a tagged word. A reassembly consists of words and the numbers of elements; or it is
/// `(NEWKEY)`, `(=KEY)` or `(PRE (…) (=KEY))`.
///
/// Additions for Korean and for readable files:
/// - `;` at the start of a word begins a comment, to the end of its line.
/// - A list of keywords may head a rule that they share: `((HELLO HI) …)`. The first one names it.
/// - `좋아*` is a stem: a keyword, or a word in a decomposition, that matches every word that begins with it. An exact
///   keyword takes precedence over a stem, a longer stem over a shorter one. A substitute replaces only the stem.
/// - `~을/를` in a decomposition matches a word with this particle. An element that is a stem or a particle is quoted
///   without its ending if the reassembly attaches something itself.
/// - `2을/를`, `“2”라고`, `2?` in a reassembly insert the element between the characters around the number, with the
///   matching form of the particle; `\1` is the digit itself.
/// - Lines may be written in ordinary spelling; matching ignores case. A script all in capitals replies in lower case.
public struct ElizaScript: Hashable, Sendable {
  /// The first line of a conversation, before any input.
  public internal(set) var greeting: String
  var rules: [String: Rule] = [:]
  var memory: Memory?
  var none = Rule()
  /// The length of the longest stem among the keywords, in characters.
  var longestStem = 0

  /// The rule of a keyword.
  struct Rule: Hashable, Sendable {
    var substitute: String?
    var tags: Set<String> = []
    var rank = 0
    var decompositions: [Decomposition] = []
    var link: String?

    /// A rule that only substitutes, or only tags, never replies.
    var isKeyword: Bool { !decompositions.isEmpty || link != nil }

    /// The word that replaces one that matched `keyword`.
    func substitute(in word: ElizaToken, for keyword: String) -> ElizaToken {
      guard let substitute else { return word }
      guard keyword.hasSuffix("*") else { return ElizaToken(key: substitute.uppercased(), text: substitute) }
      let text = substitute + word.text.dropFirst(keyword.count - 1)
      return ElizaToken(key: text.uppercased(), text: text)
    }
  }

  /// A pattern, and its replies in turn.
  struct Decomposition: Hashable, Sendable {
    /// Its position in the script, which distinguishes it from an equal one elsewhere.
    struct ID: Hashable, Sendable {
      var layer: Int, index: Int
    }

    let id: ID
    let pattern: ElizaPattern
    /// Never empty.
    let reassemblies: [Reassembly]
  }

  /// One action for a sentence that matches the pattern.
  enum Reassembly: Hashable, Sendable {
    case answer(ElizaAssembly)
    case link(String)
    case pre(ElizaAssembly, String)
    case newKey
  }

  /// What to remember of a sentence for later.
  struct Memory: Hashable, Sendable {
    /// One way to remember it.
    struct Transformation: Hashable, Sendable {
      let pattern: ElizaPattern
      let assembly: ElizaAssembly
    }

    let keyword: String
    /// Four. The last word of the sentence chooses one.
    let transformations: [Transformation]
  }

  /// The keyword that a word matches, and its rule.
  func rule(for key: String) -> (keyword: String, rule: Rule)? {
    if let rule = rules[key] { return (key, rule) }
    var stem = key.prefix(longestStem)
    while !stem.isEmpty {
      let keyword = stem + "*"
      if let rule = rules[String(keyword)] { return (String(keyword), rule) }
      stem.removeLast()
    }
    return nil
  }
}
