/// One thing that can go wrong between a user and a server, what a program must make of it, and the server that does
/// it. The table of them, `all`, is for every program that asks servers.
public struct Fault: Sendable {
  /// What is wrong, in a few words.
  public let name: String
  /// How the server speaks.
  public let dialect: ChatProtocol
  /// What arrives of the reply all the same; it is shown and kept.
  public let text: String
  /// Words that the user is shown; none when nothing is wrong in the end.
  public let words: Strings
  /// How often it is asked.
  public let attempts: Int
  /// After how many seconds of silence to give up; nil leaves it as usual.
  public let timeout: Double?
  private let scripts: [[LoopbackServer.Step]]
  private let listens: Bool

  /// What is told of a fault, in both languages: each text is somewhere in what is said.
  public struct Strings: Sendable {
    public let english: [String], korean: [String]

    /// Words in both languages.
    public init(_ english: [String], _ korean: [String]) {
      self.english = english
      self.korean = korean
    }

    /// Nothing.
    public static let none = Strings([], [])
  }

  /// Whether the reply is whole in the end.
  public var isOvercome: Bool { words.english.isEmpty }

  /// A server that does it, once.
  public func server() -> LoopbackServer { LoopbackServer(scripts, listens: listens) }

  init(
    _ name: String, _ dialect: ChatProtocol, _ scripts: [[LoopbackServer.Step]], text: String = "",
    words: Strings = .none, attempts: Int = 1, timeout: Double? = nil, listens: Bool = true
  ) {
    (self.name, self.dialect, self.text, self.words) = (name, dialect, text, words)
    (self.attempts, self.timeout, self.scripts, self.listens) = (attempts, timeout, scripts, listens)
  }
}

extension Fault: CustomStringConvertible {
  /// The name, and the protocol.
  public var description: String { "\(dialect.rawValue): \(name)" }
}

extension Fault {
  /// Every fault, in every protocol.
  public static let all: [Fault] = ChatProtocol.allCases.flatMap { dialect in
    silent(dialect) + broken(dialect) + refusing(dialect) + overcome(dialect)
  }

  /// The fault of that name.
  public static func named(_ name: String, _ dialect: ChatProtocol = .openai) -> Fault? {
    all.first { $0.name == name && $0.dialect == dialect }
  }

  /// What arrives before a reply breaks.
  static let beginning = "The beginning 그리고"
}
