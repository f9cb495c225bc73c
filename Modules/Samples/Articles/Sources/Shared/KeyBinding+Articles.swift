import TerminalUI

extension [KeyBinding] {
  /// The keys of the list of articles.
  /// - Parameter tryAgain: What loads again, while that is called for.
  @MainActor static func articles(
    hasArticles: Bool, tryAgain: (@MainActor () -> Void)?, findUsers: @escaping @MainActor () -> Void,
    in language: Language
  ) -> [KeyBinding] {
    // Enter belongs to the list; here it only stands in the footer.
    let open = hasArticles ? [KeyBinding(.enter, language.open) {}] : []
    let again = tryAgain.map { [KeyBinding(.character("r"), language.tryAgain, action: $0)] } ?? []
    return open + again + [KeyBinding(.character("/"), language.findUsers, action: findUsers)]
  }
}
