/// What is known of a run from its start.
protocol RunFacts {
  /// The program's version.
  var version: String { get }
  /// Where the data is, in words for people.
  var dataDirectory: String { get }
}
