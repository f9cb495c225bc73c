import Entities
import CCurl

extension HTTPFailure {
  /// The failure of an outcome that is not `ccurl_ok`.
  init(_ outcome: ccurl_outcome, words: String) {
    switch outcome {
    case ccurl_library_missing: self = .libraryMissing(Self.libraryHint)
    case ccurl_bad_url: self = .badURL(words)
    case ccurl_malformed: self = .malformed(words)
    case ccurl_unreachable: self = .unreachable(words)
    case ccurl_proxy: self = .proxy(words)
    case ccurl_timed_out: self = .timedOut(.connect)
    case ccurl_tls: self = .tls(words)
    case ccurl_certificates: self = .certificates(words)
    case ccurl_interrupted: self = .interrupted(words)
    default: self = .other(words)
    }
  }

  /// The package to install, for the machine's own package manager.
  private static var libraryHint: String {
    "libcurl 7.68 or newer was not found; install libcurl4 (Debian, Ubuntu) or libcurl (Fedora)."
  }
}

extension HTTPRequest {
  /// Why it cannot be sent; nil if it can.
  var fault: HTTPFailure? {
    if let fault = HTTPAddress.fault(in: url) { return .badURL(fault.english) }
    guard !method.isEmpty, method.utf8.allSatisfy(HTTPHeader.isToken) else {
      return .badRequest("the method is not a word")
    }
    if let header = headers.first(where: { !$0.isSound }) {
      let name = header.name.utf8.allSatisfy(HTTPHeader.isToken) ? " \(header.name)" : ""
      return .badRequest("the header\(name) has characters that cannot be sent")
    }
    return nil
  }
}
