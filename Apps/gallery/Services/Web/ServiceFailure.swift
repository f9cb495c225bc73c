import HTTP
import TerminalUI

/// Why a server's list could not be loaded. Its description tells the user what happened, why, and what to do.
struct ServiceFailure: Error, Hashable {
  let reason: Reason
  /// The requested address.
  let address: String
  let language: Language

  init(_ reason: Reason, at address: String, in language: Language) {
    self.reason = reason
    self.address = address
    self.language = language
  }

  /// The cause of the failure.
  enum Reason: Error, Hashable {
    /// No server answers at the address; the text is the network library's.
    case unreachable(String)
    /// The server sent nothing for the given number of seconds.
    case silent(seconds: Int64)
    /// The connection ended before the end of the answer.
    case brokeOff
    /// Any other error of the network library, a missing library too.
    case network(String)
    /// The server knows neither path (404).
    case missing
    /// An answer without a list.
    case refused(status: Int)
    /// The text is the parser's.
    case notJSON(String)
    /// The JSON text ends in the middle.
    case cutOff
    case notAList
    case tooLarge
    case tooMany
    /// The entry with that position, counted from 1, is wrong.
    case badEntry(Int, EntryFault)
  }

  /// The fault of an entry.
  enum EntryFault: Hashable {
    case notAnObject
    /// A member is missing.
    case missing(String)
    /// A member has the wrong type.
    case wrongType(String)
    case tooLong
    /// An earlier entry has the same number.
    case repeated(id: Int)
  }
}

extension ServiceFailure.Reason {
  /// The reason of a failed transfer.
  init(_ error: HTTPFailure, _ timeouts: HTTPTimeouts) {
    self =
      switch error {
      case .unreachable(let words): .unreachable(words)
      case .timedOut(.connect): .silent(seconds: timeouts.connect.components.seconds)
      case .timedOut(.firstByte): .silent(seconds: timeouts.firstByte.components.seconds)
      case .timedOut(.idle): .silent(seconds: timeouts.idle.components.seconds)
      case .tooLarge: .tooLarge
      case .interrupted: .brokeOff
      case .tls(let words), .certificates(let words), .proxy(let words), .badURL(let words), .badRequest(let words),
        .libraryMissing(let words), .malformed(let words), .other(let words):
        .network(words)
      }
  }
}
