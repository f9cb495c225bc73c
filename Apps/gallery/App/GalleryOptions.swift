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
  /// The features of this run, in the order of the app's list; there is at least one.
  private(set) var features: [GalleryFeature]

  /// All options.
  static let all = [
    CommandOption("api", value: "URL") { $0.aboutAPI },
    CommandOption("lang", value: "en|ko") { $0.aboutLang },
    CommandOption("features", value: "LIST") { $0.aboutFeatures },
    CommandOption("without", value: "LIST") { $0.aboutWithout },
    CommandOption("help", letter: "h") { $0.aboutHelp },
    CommandOption("version") { $0.aboutVersion },
  ]

  /// Reads the arguments of a command line.
  /// - Throws: `CommandFailure` for an unknown option or an invalid value.
  @MainActor init(
    _ words: [String], features known: [GalleryFeature], environment: (String) -> String?
  ) throws(CommandFailure) {
    let arguments = try Arguments(words, options: Self.all)
    language = try Self.language(arguments.value(of: "lang"), environment)
    features = known
    if arguments.has("help") {
      action = .help
    } else if arguments.has("version") {
      action = .version
    } else {
      if let word = arguments.operands.first { throw CommandFailure(.wrongUsage, language.onlyOptions(word)) }
      api = try arguments.value(of: "api").map { text throws(CommandFailure) in try Self.address(text, language) }
      features = try Self.selection(
        of: known, only: arguments.value(of: "features"), without: arguments.value(of: "without"), language)
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

  /// The named features, or all, without those that are left out.
  @MainActor private static func selection(
    of all: [GalleryFeature], only: String?, without: String?, _ language: Language
  ) throws(CommandFailure) -> [GalleryFeature] {
    let known = all.map(\.id)
    let (wanted, unwanted) = (only.map(names) ?? known, without.map(names) ?? [])
    if let name = (wanted + unwanted).first(where: { !known.contains($0) }) {
      throw CommandFailure(.wrongUsage, language.unknownFeature(name, known: known))
    }
    let left = all.filter { wanted.contains($0.id) && !unwanted.contains($0.id) }
    if left.isEmpty { throw CommandFailure(.wrongUsage, language.nothingLeft(known: known)) }
    return left
  }

  private static func names(_ list: String) -> [String] {
    list.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
  }
}
