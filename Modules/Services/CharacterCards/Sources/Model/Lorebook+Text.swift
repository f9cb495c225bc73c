import JSON

extension Lorebook {
  /// A book from the JSON text of a card's `character_book`, as `text` gives it.
  /// - Throws: The reason why it is refused, for users.
  public init(text: String) throws(CardError) {
    let limits = CardLimits()
    var log = WarningLog()
    let value = try CardParser.value(Array(text.utf8), limits: limits, &log)
    guard let book = value.object else { throw .notACard }
    self = try Lorebook(LorebookForm.standard(book), compilesBareKeys: true, limits: limits, &log)
  }

  /// The book with its changes, as the JSON text of a card's `character_book`.
  public var text: String { JSONValue.object(merged(forVersionThree: true)).text() }
}
