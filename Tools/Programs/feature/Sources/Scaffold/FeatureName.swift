/// The forms of a feature's name in code: `SavedQuotes`, `savedQuotes`, `savedquotes`, `Saved quotes`.
struct FeatureName: Equatable {
  /// The name of the module, and the prefix of its types: `SavedQuotes`.
  let module: String

  /// Nothing is checked here; `refusal` says why a name is not allowed.
  init(_ module: String) { self.module = module }

  /// In a list of features, and for its screen: `savedQuotes`. Capitals at the front are lowered together: `rssReader`.
  var member: String {
    let capitals = module.prefix(while: \.isUppercase).count
    let length = capitals > 1 && capitals < module.count ? capitals - 1 : capitals
    return module.prefix(length).lowercased() + module.dropFirst(length)
  }

  /// For options, commands, links and the demo: `savedquotes`.
  var id: String { module.lowercased() }

  /// For the screen: `Saved quotes`.
  var title: String {
    var words: [String] = []
    let letters = Array(module)
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, index == 0 || isAfterSmall || isBeforeSmall { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.enumerated().map { place, word in
      place > 0 && word.dropFirst().contains(where: \.isLowercase) ? word.lowercased() : word
    }.joined(separator: " ")
  }

  /// Its folder, from the top.
  var folder: String { "Modules/Features/\(module)" }

  /// The file that connects it in Core.
  var coreFile: String { "Modules/Core/Sources/Core+\(module).swift" }
}

// MARK: - Which names are allowed

extension FeatureName {
  /// Why no feature can have the name, in any project; nil when it is allowed.
  var refusal: String? {
    let isWord = module.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: false
      }
    }
    guard isWord, let first = module.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return "a name is letters and digits of ASCII, and begins with a capital, as SavedQuotes does"
    }
    // A capital begins a word of the title. A name of capitals alone cannot be divided into words.
    if module.count < 2 || !module.contains(where: \.isLowercase) { return "a name has small letters too" }
    if module.count > 40 { return "a name has 40 characters at most, because it begins the names of types and files" }
    if let ending = Self.endings.first(where: module.hasSuffix) {
      return "\(ending) ends the name of a type or a target of every feature"
    }
    if Self.keywords.contains(member) || Self.keywords.contains(module) { return "\(member) is a word of Swift" }
    if Self.taken.contains(module) || Self.members.contains(member) {
      return "\(module) is the name of something that every feature uses"
    }
    return nil
  }

  /// The endings of a feature's types and targets.
  private static let endings = [
    "Interactor", "Router", "Parameters", "Builder", "Presenter", "View", "Command", "Entry", "Tests", "TestSupport",
    "Testing", "Demo",
  ]

  /// Reserved words that need backticks as `.word` or `func word`.
  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "any", "as",
    "await", "false", "is", "nil", "self", "super", "throws", "true", "try", "type", "Any", "Self", "Type", "Protocol",
  ]

  /// Modules of the toolchain, types of the standard library that the generated code uses, and names of this project's
  /// own parts.
  private static let taken: Set = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Musl", "Darwin", "Observation",
    "Synchronization", "Testing", "Builtin", "Cxx", "Distributed", "RegexBuilder", "Bool", "String", "Array", "Int",
    "Character", "Unicode", "Task", "Error", "Encodable", "Equatable", "Void", "Optional", "Result", "Never",
    "Sendable", "Hashable", "Codable", "Package", "Main", "Core", "Apps", "Modules", "Tools",
  ]

  /// A builder's other members.
  private static let members: Set = ["id", "interactor", "router", "contributions"]
}
