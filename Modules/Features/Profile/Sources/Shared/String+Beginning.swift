extension StringProtocol {
  /// At most 60 characters of the first line, for lists.
  var beginning: String {
    let line = prefix(200).prefix { !$0.isNewline }
    return line.count > 60 ? line.prefix(59) + "…" : String(line)
  }
}
