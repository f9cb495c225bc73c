import HTTP
import TerminalUI

/// Why a server's list could not be had. Its description is for people: what happened, why, what to do.
struct ServiceFailure: Error, Hashable {
  let reason: Reason
  /// What was asked for.
  let address: String
  let language: Language

  init(_ reason: Reason, at address: String, in language: Language) {
    self.reason = reason
    self.address = address
    self.language = language
  }

  /// What went wrong.
  enum Reason: Error, Hashable {
    /// Nothing answers there; the network library's words.
    case unreachable(String)
    /// It said nothing for so many seconds.
    case silent(seconds: Int64)
    /// The connection ended before the answer did.
    case brokeOff
    /// The network library's words for anything else, a missing library too.
    case network(String)
    /// The server knows neither name (404).
    case missing
    /// An answer without a list.
    case refused(status: Int)
    /// The parser's words.
    case notJSON(String)
    /// The JSON text ends in the middle.
    case cutOff
    case notAList
    case tooLarge
    case tooMany
    /// The entry of that number, counted from 1.
    case badEntry(Int, EntryFault)
  }

  /// What is wrong with an entry.
  enum EntryFault: Hashable {
    case notAnObject
    /// A member is not there.
    case missing(String)
    /// A member is of another kind.
    case wrong(String)
    case tooLong
    /// An entry before it has the same number.
    case repeated(id: Int)
  }
}

extension ServiceFailure.Reason {
  /// The reason of a failed transfer.
  init(_ trouble: HTTPFailure, _ timeouts: HTTPTimeouts) {
    self =
      switch trouble {
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
