import TerminalUI

/// The interactor of every feature: it stores the services of this run. It has no verbs of its own; they come with the
/// capabilities.
struct GalleryInteractor: Counting, ArticleReading, UserReading, SourceReading, Sendable {
  /// The count.
  let tally: Tally
  /// The service for articles.
  let articleService: any ArticleService
  /// The service for users.
  let userService: any UserService
  /// The code of this project.
  let checkout: Checkout
  /// The language of messages.
  let language: Language
}
