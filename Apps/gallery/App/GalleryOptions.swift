import FeatureKit
import HTTP
import TerminalUI

/// The options of the command line.
struct GalleryOptions {
  /// The action to perform.
  enum Action {
    case open, help, version
  }

  private(set) var action = Action.open
  /// The language of all texts.
  let language: Language
  /// The address of the server for articles and users; nil for the built-in ones.
  private(set) var api: String?
  /// The lesson to begin with; nil for the list of lessons.
  private(set) var lesson: Lesson.ID?

  /// All options.
  static let all = [
    CommandOption("api", value: "URL") { $0.aboutAPI },
    CommandOption("lang", value: "en|ko") { $0.aboutLang },
    CommandOption("help", letter: "h") { $0.aboutHelp },
    CommandOption("version") { $0.aboutVersion },
  ]

  /// Reads the arguments of a command line.
  /// - Throws: `CommandFailure` for an unknown option, lesson or an invalid value.
  @MainActor init(_ words: [String], environment: (String) -> String?) throws(CommandFailure) {
    let arguments = try Arguments(words, options: Self.all)
    language = try Self.language(arguments.value(of: "lang"), environment)
    if arguments.has("help") {
      action = .help
    } else if arguments.has("version") {
      action = .version
    } else {
      api = try arguments.value(of: "api").map { text throws(CommandFailure) in try Self.address(text, language) }
      lesson = try Self.lesson(arguments.operands, among: Lesson.all.map(\.id), language)
    }
  }
}

// MARK: - The values

extension GalleryOptions {
  /// The option takes precedence. Otherwise the first variable that is set decides, as in POSIX; an empty one is not
  /// set.
  private static func language(
    _ option: String?, _ environment: (String) -> String?
  ) throws(CommandFailure) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let spoken = Language(rawValue: locale.prefix { $0.isLetter }.lowercased()) ?? .english
    guard let option else { return spoken }
    guard let language = Language(rawValue: option.lowercased()) else {
      throw CommandFailure(.wrongUsage, spoken.unknownLanguage(option))
    }
    return language
  }

  /// A base address for paths, without a slash at its end.
  private static func address(_ text: String, _ language: Language) throws(CommandFailure) -> String {
    guard HTTPAddress.fault(in: text) == nil, !text.contains("?"), !text.contains("#") else {
      throw CommandFailure(.wrongUsage, language.badAddress(HTTPAddress.shown(text)))
    }
    var rest = text[...]
    while rest.hasSuffix("/") { rest.removeLast() }
    return String(rest)
  }

  /// The lesson that the operands name, by its word or its number.
  private static func lesson(
    _ operands: [String], among known: [Lesson.ID], _ language: Language
  ) throws(CommandFailure) -> Lesson.ID? {
    guard let word = operands.first else { return nil }
    if operands.count > 1 { throw CommandFailure(.wrongUsage, language.onlyOneLesson(operands[1])) }
    if known.contains(word) { return word }
    if let number = Int(word), known.indices.contains(number - 1) { return known[number - 1] }
    throw CommandFailure(.wrongUsage, language.unknownLesson(word, known: known))
  }
}
