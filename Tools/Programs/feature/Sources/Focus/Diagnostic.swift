/// The first line of a diagnostic of the compiler, the linker or SwiftPM: `PATH:LINE:COLUMN: error: …`, or without a
/// place.
struct Diagnostic: Equatable {
  enum Severity: String {
    case error, warning, note
  }

  let severity: Severity
  let message: String
  /// The file, as it is written; nil without a place.
  let file: String?
  let line: String?, column: String?

  init?(_ text: String) {
    // Excerpts of sources repeat the message after a bar.
    guard text.prefixMatch(of: /\s*\d*\s*\|/) == nil, text.first?.isWhitespace == false,
      let match = text.wholeMatch(of: /(?:(.+?):(\d+):(\d+): |[\w.-]+: )?(?:fatal )?(error|warning|note): (.*)/),
      let severity = Severity(rawValue: String(match.output.4))
    else { return nil }
    self.severity = severity
    message = String(match.output.5)
    (file, line) = (match.output.1.map(String.init), match.output.2.map(String.init))
    column = match.output.3.map(String.init)
  }

  /// `PATH:LINE:COLUMN`.
  var place: String? {
    guard let file, let line, let column else { return nil }
    return "\(file):\(line):\(column)"
  }

  /// Whether it only says that an earlier step failed.
  var isSummary: Bool {
    place == nil && (message == "fatalError" || message.contains("command failed with exit code"))
  }
}
