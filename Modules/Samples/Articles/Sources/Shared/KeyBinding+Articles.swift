import TerminalUI

extension [KeyBinding] {
  /// The keys of the list of articles.
  /// - Parameter tryAgain: Loads again; nil when that is not offered.
  @MainActor static func articles(
    hasArticles: Bool, tryAgain: (@MainActor () -> Void)?, findUsers: @escaping @MainActor () -> Void,
    in language: Language
  ) -> [KeyBinding] {
    // The list handles Enter itself; this binding is only for the footer.
    let open = hasArticles ? [KeyBinding(.enter, language.open) {}] : []
    let again = tryAgain.map { [KeyBinding(.character("r"), language.tryAgain, action: $0)] } ?? []
    return open + again + [KeyBinding(.character("/"), language.findUsers, action: findUsers)]
  }
}
