/// What the lexer knows of a language: a row of a table, no grammar.
struct CodeLanguage: Sendable {
  /// How a string is written.
  struct Quote: Sendable {
    var open: String
    var close: String
    /// A backslash takes the next character along.
    var escapes = true
    /// It may go on in the next line.
    var spansLines = false
  }

  /// What differs from the ordinary form of a program.
  enum Form: Sendable {
    case program
    /// Tags, with names and strings in them.
    case markup
    /// Lines that were added and removed.
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
  /// "SELECT" and "select" are the same.
  var ignoresCase = false
  /// Names that begin with a capital are types.
  var capitalsAreTypes = false
  /// What begins a name beside letters: "@" of an attribute, "$" of a variable, "#" of a directive.
  var sigils: Set<UInt8> = []
  /// Names go on over hyphens, as in CSS.
  var hyphenates = false

  /// The language that a fence names; nil for one that is not known, which stays without colours.
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
