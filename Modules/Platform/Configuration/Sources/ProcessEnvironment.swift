#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The environment variables of a process, or a made-up set of them for a test.
public struct ProcessEnvironment: Sendable {
  /// Nil reads the process's own, one by one, so that a start does not copy what it never asks for.
  private let values: [String: String]?

  /// The environment of this process, as it is at each question.
  public static let current = ProcessEnvironment(values: nil)

  /// An environment with exactly these variables.
  public init(_ values: [String: String]) {
    self.init(values: values)
  }

  private init(values: [String: String]?) {
    self.values = values
  }

  /// A variable's value; nil when it is absent or empty, which all the conventions in use here treat alike.
  public subscript(name: String) -> String? {
    let value = values.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }
}
