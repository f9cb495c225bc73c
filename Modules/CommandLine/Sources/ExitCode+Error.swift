import Entities
public import FeatureKit

extension ExitCode {
  /// The exit code of a command that ended with an error. Every error has one: the error says whether a named thing is
  /// missing (`NotFoundError`), and otherwise its cause (`CategorizedError`).
  public init(of error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure.code
    case let failure as any NotFoundError where failure.isMissing: self = .missing
    case is CancellationError: self = .interrupted
    default: self = ExitCode(ErrorCause(of: error))
    }
  }
}
