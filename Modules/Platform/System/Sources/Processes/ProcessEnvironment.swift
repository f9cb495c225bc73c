import Glibc

/// The environment variables of a process, or a made-up set of them for a test.
public struct ProcessEnvironment: Sendable {
  /// Nil for the process's own variables, which are read one by one: a start does not copy variables that are never
  /// read.
  private let values: [String: String]?
  /// Variables that are treated as absent.
  private var hidden: Set<String> = []

  /// The environment of this process, read again each time.
  public static let current = ProcessEnvironment(values: nil)

  /// An environment with exactly these variables.
  public init(_ values: [String: String]) {
    self.init(values: values)
  }

  private init(values: [String: String]?) {
    self.values = values
  }

  /// A variable's value; nil when it is absent or empty, because all conventions in use here treat these alike.
  public subscript(name: String) -> String? {
    if hidden.contains(name) { return nil }
    let value = values.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension ProcessEnvironment {
  /// The environment as if a variable were not set.
  public func without(_ name: String) -> ProcessEnvironment {
    var rest = self
    rest.hidden.insert(name)
    return rest
  }
}
