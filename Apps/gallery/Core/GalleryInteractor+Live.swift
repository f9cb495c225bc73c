import TerminalUI

extension GalleryInteractor {
  /// The services of a run: a server's articles and users, or the built-in ones.
  @MainActor init(api: String?, language: Language) {
    let service: any ArticleService & UserService =
      if let api { WebService(address: api, language: language) } else { OfflineService(language: language) }
    self.init(
      tally: Tally(), articleService: service, userService: service, checkout: .nearest(), language: language)
  }
}
