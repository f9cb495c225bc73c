/// What every feature's interactor is: the services of this run. It has no verbs of its own; they come with the
/// capabilities.
struct GalleryInteractor: Counting, ArticleReading, UserReading, Sendable {
  /// How far was counted.
  let tally: Tally
  /// Where articles come from.
  let articleService: any ArticleService
  /// Where users come from.
  let userService: any UserService
}
