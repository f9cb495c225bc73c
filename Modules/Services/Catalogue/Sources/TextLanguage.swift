/// The languages that the characters' texts exist in.
enum TextLanguage: CaseIterable, Sendable {
  case english, korean

  /// The language of a BCP 47 tag. POSIX spells the same with an underscore, so that is read too.
  init(tag: String) {
    let first = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." }
    self = first.lowercased() == "ko" ? .korean : .english
  }
}
