/// The lexer's description of a language: a row of a table, not a grammar.
struct CodeLanguage: Sendable {
  /// The delimiters of a string.
  struct Quote: Sendable {
    var open: String
    var close: String
    /// Whether a backslash escapes the next character.
    var escapes = true
    /// Whether it may continue in the next line.
    var spansLines = false
  }

  /// Languages that differ from an ordinary program.
  enum Form: Sendable {
    case program
    /// Tags, with names and strings in them.
    case markup
    /// Added and removed lines.
    case difference
    /// Names before a colon are keys.
    case data
  }

  var keywords: Set<String> = []
  var lineComments: [String] = []
  var blockComment: (open: String, close: String)?
  var commentsNest = false
  var quotes: [Quote] = []
  var form = Form.program
  /// Whether "SELECT" and "select" are the same.
  var ignoresCase = false
  /// Whether names that begin with a capital are types.
  var capitalsAreTypes = false
  /// The bytes that begin a name beside letters: "@" of an attribute, "$" of a variable, "#" of a directive.
  var sigils: Set<UInt8> = []
  /// Whether names may contain hyphens, as in CSS.
  var hyphenates = false

  /// The language named after a fence; nil for an unknown one, which has no colours.
  static func named(_ name: String) -> CodeLanguage? {
    table[names[name.lowercased()] ?? name.lowercased()]
  }

  private static let names = [
    "py": "python", "python3": "python", "js": "javascript", "jsx": "javascript", "mjs": "javascript",
    "ts": "typescript", "tsx": "typescript", "c++": "cpp", "cc": "cpp", "cxx": "cpp", "hpp": "cpp", "h": "c",
    "objc": "c", "kt": "kotlin", "kts": "kotlin", "golang": "go", "rs": "rust", "rb": "ruby", "shell": "sh",
    "bash": "sh", "zsh": "sh", "console": "sh", "shell-session": "sh", "jsonc": "json", "json5": "json",
    "jsonl": "json", "xhtml": "html", "svg": "xml", "plist": "xml", "vue": "html", "scss": "css", "less": "css",
    "postgresql": "sql", "mysql": "sql", "sqlite": "sql", "yml": "yaml", "patch": "diff", "udiff": "diff",
  ]
}
