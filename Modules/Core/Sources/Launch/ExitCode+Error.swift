import AccountLifecycle
import AvatarLibrary
import Conversations
import Entities
import FeatureKit
import Storage

extension ExitCode {
  /// What the shell is told of an error that ended a command.
  init(of error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure.code
    case let failure as UnusableSetting: self = ExitCode(of: failure.error)
    // A name that fits several is not missing: it was not said well enough.
    case let failure as AvatarLookupFailure: self = failure.isMissing ? .missing : .wrongUsage
    case let failure as ConversationFailure: self = failure.isMissing ? .missing : .failed
    case let failure as ProfileFailure: self = failure.isMissing ? .missing : .wrongUsage
    case StorageError.missing: self = .missing
    case let failure as any NotFoundError where failure.isMissing: self = .missing
    case is CancellationError: self = .interrupted
    default: self = ExitCode(ErrorCause(of: error))
    }
  }
}
