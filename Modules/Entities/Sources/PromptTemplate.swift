/// A prompt of the user's with a name. It may have variables: `{{topic}}`, or `{{topic=cats}}` with a default.
public struct PromptTemplate: Identifiable, Hashable, Sendable, Codable {
  /// The longest name in characters, the longest text in bytes, and the longest text with values in bytes.
  public static let longestName = 40, longestText = 64 << 10, longestResult = 1 << 20
  /// The variable for the words after the name of the template.
  public static let input = "input"
  /// The macros without arguments that are no variables: the user is not asked for their values.
  public static let macros: Set<String> = ["char", "user", "persona", "time", "date", "weekday", "isotime", "isodate"]

  /// The name, which is typed after a slash and names a file.
  public var name: String
  /// The text with its variables.
  public var text: String
  /// The name identifies it.
  public var id: String { name }

  /// A template with a name and a text, neither of which is checked.
  public init(name: String, text: String) { (self.name, self.text) = (name, text) }

  /// Whether a text can be the name of a template: at most `longestName` letters, digits, `-` and `_`, without
  /// capitals. The first one is a letter or a digit.
  public static func isName(_ text: String) -> Bool {
    guard text.utf8.count <= longestName * 4, (1...longestName).contains(text.count),
      let first = text.unicodeScalars.first, first.isOfWord
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.isOfWord || $0 == "-" || $0 == "_" }
  }
}

/// The templates that the user has.
public struct TemplateList: Hashable, Sendable {
  /// The templates by their names.
  public var templates: [PromptTemplate]
  /// The files that cannot be used, each with its reason.
  public var problems: [LocalizedText]

  /// A list of templates and problems.
  public init(_ templates: [PromptTemplate] = [], problems: [LocalizedText] = []) {
    (self.templates, self.problems) = (templates, problems)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark of one, or a digit.
  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .decimalNumber: true
    default: false
    }
  }
}
