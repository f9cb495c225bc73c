public import Entities

/// Finds the option that was probably meant by an unknown one.
enum OptionSuggestion {
  /// The names that other programs have for options of this one, without dashes.
  private static let synonyms: [String: [String]] = [
    "locale": ["lang"], "language": ["lang"], "colour": ["color"], "colors": ["color"],
    "directory": ["data-dir"], "dir": ["data-dir"], "data": ["data-dir"], "path": ["data-dir"],
    "url": ["base-url"], "host": ["base-url"], "endpoint": ["base-url"], "server": ["base-url"],
    "api-base": ["base-url"], "user": ["profile"], "account": ["profile"],
    "character": ["avatar"], "char": ["avatar"], "persona": ["avatar"], "bot": ["avatar"],
    "attachment": ["file"], "attach": ["file"], "instructions": ["system"], "prompt": ["system"],
    "conversation": ["chat"], "resume": ["continue"], "tokens": ["max-tokens"], "max-output": ["max-tokens"],
    "reasoning": ["effort"], "thinking": ["effort"], "debug": ["verbose"], "quiet": ["no-stream"],
    "exclude": ["without"], "disable": ["without"], "only": ["features"], "output": ["json"], "format": ["json"],
  ]

  /// The names that are probably meant by a word, out of the known ones: at most three, the best first. All are without
  /// dashes.
  static func names(for word: String, among known: [String]) -> [String] {
    let word = String(word.drop { $0 == "-" }.lowercased())
    // No option has a longer name.
    guard !word.isEmpty, word.utf8.count <= 40 else { return [] }
    let meant = (synonyms[word] ?? []).filter(known.contains)
    let near = known.compactMap { name -> (name: String, distance: Int)? in
      if name.hasPrefix(word) || word.hasPrefix(name), min(name.count, word.count) >= 3 { return (name, 0) }
      let distance = distance(Array(word), Array(name))
      return distance <= min(2, max(word.count, name.count) / 3) ? (name, distance) : nil
    }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
    return Array((meant + near.filter { !meant.contains($0) }).prefix(3))
  }

  /// The number of missing, additional, wrong and swapped characters (optimal string alignment).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var (before, row) = ([Int](), Array(0...other.count))
    for (index, character) in one.enumerated() {
      var next = [index + 1]
      for (column, wanted) in other.enumerated() {
        var best = min(row[column] + (character == wanted ? 0 : 1), row[column + 1] + 1, next[column] + 1)
        if index > 0, column > 0, character == other[column - 1], one[index - 1] == wanted {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, row) = (row, next)
    }
    return row[other.count]
  }
}

extension CommandFailure {
  /// The failure of a command with an unknown option. It suggests the option that was probably meant.
  /// - Parameters:
  ///   - word: The option as it was written, without its value.
  ///   - own: The names of the command's own options, without dashes; they are listed.
  ///   - common: Those of every command's.
  ///   - advice: The place where the user finds all options.
  public static func unknownOption(
    _ word: String, own: [String] = [], common: [String] = [], advice: LocalizedText? = nil
  ) -> CommandFailure {
    let meant = OptionSuggestion.names(for: word, among: own + common.filter { !own.contains($0) }).map { "--\($0)" }
    let list = own.map { "--\($0)" }.joined(separator: ", ")
    func words(_ text: (ContentLanguage) -> [String]) -> LocalizedText {
      LocalizedText(text(.english).joined(separator: " "), text(.korean).joined(separator: " "))
    }
    return CommandFailure(
      .wrongUsage,
      words { language in
        [
          language("Unknown option \(word).", "알 수 없는 옵션입니다: \(word)."),
          meant.isEmpty
            ? nil
            : language(
              "Did you mean \(meant.joined(separator: " or "))?", "혹시 \(meant.joined(separator: ", "))인가요?"),
          list.isEmpty ? nil : language("The options of this command are \(list).", "이 명령의 옵션: \(list)."),
          advice.map { $0(in: language) },
        ].compactMap { $0 }
      })
  }

  /// The failure of a command that names an unknown feature. It lists the features.
  public static func unknownFeature(_ name: String, among features: [String]) -> CommandFailure {
    let list = features.joined(separator: ", ")
    return CommandFailure(
      .wrongUsage,
      LocalizedText("There is no feature “\(name)”. The features are \(list).", "“\(name)” 기능이 없습니다. 기능 목록: \(list)."))
  }
}
