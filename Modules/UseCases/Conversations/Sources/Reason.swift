import LanguageModels
import Storage

/// Why a reply failed, in words for people: it is stored with the reply.
enum Reason {
  static func words(for error: any Error) -> String {
    let words =
      switch error {
      case let failure as ModelFailure: failure.message
      case let failure as StorageError: words(for: failure)
      case is CancellationError: "The provider's connection was closed before the reply was whole."
      default: "\(error)"
      }
    // A server may have been quoted at any length.
    return String(words.prefix(2000))
  }

  static let truncated = "The reply ended before it was whole. Try again."
  static let empty = "The model sent an empty reply. Try again, or choose another model."
  static let cutAtOnce = "The model reached its limit before it said anything. Choose a model with a larger one."
  static let filtered = "The provider's filter ended the reply."
  static let tooLong = "The reply is longer than \(ConversationDesk.longestText) bytes. It was stopped there."

  private static func words(for failure: StorageError) -> String {
    switch failure {
    case .missing(let what): "The reply could not be stored: \(what)"
    case .unusable(let path, let reason): "The reply could not be stored: \(path) cannot be written (\(reason))."
    case .newer(let path, _, _): "The reply could not be stored: a newer version of the program made \(path)."
    case .corrupt(let path, let reason): "The reply could not be stored: \(path) is damaged (\(reason))."
    case .full(let path): "The reply could not be stored: the disk of \(path) is full. Make room, then go on."
    case .busy(let path): "The reply could not be stored: another program holds \(path)."
    case .failed(let reason): "The reply could not be stored: \(reason)"
    }
  }
}
