import Entities

extension Message.State {
  /// The state's name in a file, and the failure's reason.
  var inFile: (name: String, failure: String?) {
    switch self {
    case .complete: ("complete", nil)
    case .cutOff: ("cut_off", nil)
    case .cancelled: ("cancelled", nil)
    case .streaming, .interrupted: ("interrupted", nil)
    case .failed(let reason): ("failed", reason)
    }
  }

  /// The state with this name; nil when there is none.
  init?(inFile name: String, failure: String?) {
    switch name {
    case "complete": self = .complete
    case "cut_off": self = .cutOff
    case "cancelled": self = .cancelled
    case "interrupted": self = .interrupted
    case "failed": self = .failed(failure ?? "")
    default: return nil
    }
  }
}
