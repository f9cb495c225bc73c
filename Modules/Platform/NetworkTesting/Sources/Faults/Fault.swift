/// One possible fault of a server, with the expected behaviour of a program and the server that shows the fault. The
/// table `all` is for every program that sends requests to servers.
public struct Fault: Sendable {
  /// A short description.
  public let name: String
  /// The server's protocol.
  public let dialect: ChatProtocol
  /// The part of the reply that still arrives; it is shown and stored.
  public let text: String
  /// Texts that the user must see; none when the fault is overcome.
  public let words: Strings
  /// The expected number of requests.
  public let attempts: Int
  /// The time limit for silence in seconds; nil for the usual one.
  public let timeout: Double?
  private let scripts: [[LoopbackServer.Step]]
  private let listens: Bool

  /// The message of a fault, in both languages: each text must occur in the output.
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

  /// Whether the reply is complete in the end.
  public var isOvercome: Bool { words.english.isEmpty }

  /// A server that shows the fault.
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

  /// The text that arrives before a reply breaks off.
  static let beginning = "The beginning 그리고"
}
