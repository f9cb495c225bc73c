extension CodeLanguage {
  /// The languages that are highlighted, by their own names.
  static let table: [String: CodeLanguage] = [
    "swift": CodeLanguage(
      keywords: words(
        """
        actor any as associatedtype async await break case catch class continue convenience default defer deinit do
        dynamic else enum extension fallthrough false fileprivate final for func get guard if import in indirect init
        inout internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator override package
        precedencegroup private protocol public repeat required rethrows return self Self sending set some static
        struct subscript super switch throw throws true try typealias unowned var weak where while willSet didSet
        """), lineComments: ["//"], blockComment: ("/*", "*/"), commentsNest: true,
      quotes: [.lines("\"\"\""), .line("\"")], capitalsAreTypes: true, sigils: sigils("@#")),
    "python": CodeLanguage(
      keywords: words(
        """
        and as assert async await break case class continue def del elif else except False finally for from global if
        import in is lambda match None nonlocal not or pass raise return self True try while with yield
        """), lineComments: ["#"],
      quotes: [.lines("\"\"\""), .lines("'''"), .line("\""), .line("'")], capitalsAreTypes: true, sigils: sigils("@")),
    "javascript": script(also: ""),
    "typescript": script(
      also: """
        abstract any as asserts bigint boolean declare enum implements infer interface is keyof namespace never number
        object override private protected public readonly satisfies string symbol type unknown
        """),
    "c": CodeLanguage(
      keywords: words(cWords), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: [.line("\""), .line("'")],
      sigils: sigils("#")),
    "cpp": CodeLanguage(
      keywords: words(
        cWords + """
           alignas alignof and catch class co_await co_return co_yield concept consteval constexpr constinit const_cast
          decltype delete dynamic_cast explicit export final friend import module mutable namespace new noexcept not
          nullptr operator or override private protected public reinterpret_cast requires static_assert static_cast
          template this throw try typeid typename using virtual
          """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: [.line("\""), .line("'")],
      sigils: sigils("#")),
    "java": CodeLanguage(
      keywords: words(
        """
        abstract assert boolean break byte case catch char class continue default do double else enum extends false
        final finally float for if implements import instanceof int interface long native new null package permits
        private protected public record return sealed short static strictfp super switch synchronized this throw throws
        transient true try var void volatile while yield
        """), lineComments: ["//"], blockComment: ("/*", "*/"),
      quotes: [.lines("\"\"\""), .line("\""), .line("'")], capitalsAreTypes: true, sigils: sigils("@")),
    "kotlin": CodeLanguage(
      keywords: words(
        """
        abstract actual as break by catch class companion const constructor continue crossinline data do else enum
        expect external false final finally for fun if import in infix init inline inner interface internal is lateinit
        noinline null object open operator out override package private protected public reified return sealed super
        suspend tailrec this throw true try typealias val value var vararg when where while
        """), lineComments: ["//"], blockComment: ("/*", "*/"), commentsNest: true,
      quotes: [.lines("\"\"\""), .line("\""), .line("'")], capitalsAreTypes: true, sigils: sigils("@")),
    "go": CodeLanguage(
      keywords: words(
        """
        any bool break byte case chan const continue default defer else error fallthrough false float32 float64 for
        func go goto if import int int32 int64 interface iota make map new nil package range return rune select string
        struct switch true type uint uint64 var
        """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: [.raw("`"), .line("\""), .line("'")]),
    "rust": CodeLanguage(
      keywords: words(
        """
        as async await bool break char const continue crate dyn else enum extern f32 f64 false fn for i16 i32 i64 i8 if
        impl in isize let loop match mod move mut pub ref return self Self static str struct super trait true type u16
        u32 u64 u8 unsafe use usize where while
        """), lineComments: ["//"], blockComment: ("/*", "*/"), commentsNest: true,
      quotes: [.init(open: "\"", close: "\"", spansLines: true)], capitalsAreTypes: true, sigils: sigils("#")),
    "ruby": CodeLanguage(
      keywords: words(
        """
        alias and begin break case class def defined? do else elsif end ensure false for if in module next nil not or
        redo require rescue retry return self super then true undef unless until when while yield attr_accessor
        attr_reader puts
        """), lineComments: ["#"], blockComment: ("=begin", "=end"), quotes: [.line("\""), .line("'")],
      capitalsAreTypes: true, sigils: sigils("@$:")),
    "sh": CodeLanguage(
      keywords: words(
        """
        alias break case cd continue do done echo elif else esac eval exec exit export fi for function if in local
        readonly return set shift sudo then trap unset until while
        """), lineComments: ["#"],
      quotes: [
        .init(open: "\"", close: "\"", spansLines: true),
        .init(open: "'", close: "'", escapes: false, spansLines: true),
      ],
      sigils: sigils("$"), hyphenates: true),
    "json": CodeLanguage(
      keywords: ["true", "false", "null"], lineComments: ["//"], quotes: [.line("\"")], form: .data),
    "html": CodeLanguage(blockComment: ("<!--", "-->"), quotes: [.markup("\""), .markup("'")], form: .markup),
    "xml": CodeLanguage(blockComment: ("<!--", "-->"), quotes: [.markup("\""), .markup("'")], form: .markup),
    "css": CodeLanguage(
      keywords: words("important inherit initial unset none auto"), lineComments: ["//"], blockComment: ("/*", "*/"),
      quotes: [.line("\""), .line("'")], form: .data, sigils: sigils("@.#$"), hyphenates: true),
    "sql": CodeLanguage(
      keywords: words(
        """
        add all alter and as asc begin between bigint boolean by case check column commit constraint create cross
        database default delete desc distinct drop else end exists false foreign from full group having if in index
        inner insert int integer into is join key left like limit not null offset on or order outer primary references
        returning right rollback select set table text then timestamp transaction true union unique update using values
        varchar view when where with
        """), lineComments: ["--"], blockComment: ("/*", "*/"),
      quotes: [.init(open: "'", close: "'", escapes: false, spansLines: true), .line("\"")], ignoresCase: true),
    "yaml": CodeLanguage(
      keywords: ["true", "false", "null", "yes", "no", "on", "off"], lineComments: ["#"],
      quotes: [.line("\""), .init(open: "'", close: "'", escapes: false)], form: .data, sigils: sigils("&*!"),
      hyphenates: true),
    "diff": CodeLanguage(form: .difference),
  ]

  private static let cWords = """
    auto bool break case char const continue default do double else enum extern false float for goto if inline int long
    NULL register restrict return short signed sizeof static struct switch true typedef union unsigned void volatile
    while size_t
    """

  private static func script(also more: String) -> CodeLanguage {
    let common = """
      async await break case catch class const continue debugger default delete do else export extends false finally for
      from function get if import in instanceof let new null of return set static super switch this throw true try
      typeof undefined var void while with yield
      """
    return CodeLanguage(
      keywords: words(common + " " + more), lineComments: ["//"], blockComment: ("/*", "*/"),
      quotes: [.init(open: "`", close: "`", spansLines: true), .line("\""), .line("'")], capitalsAreTypes: true,
      sigils: sigils("@$"))
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static func sigils(_ text: String) -> Set<UInt8> { Set(text.utf8) }
}

extension CodeLanguage.Quote {
  /// A string on one line.
  fileprivate static func line(_ sign: String) -> Self { Self(open: sign, close: sign) }
  /// A string that may span lines.
  fileprivate static func lines(_ sign: String) -> Self { Self(open: sign, close: sign, spansLines: true) }
  /// A string that may span lines, without escapes.
  fileprivate static func raw(_ sign: String) -> Self {
    Self(open: sign, close: sign, escapes: false, spansLines: true)
  }
  /// The value of an attribute.
  fileprivate static func markup(_ sign: String) -> Self { raw(sign) }
}
