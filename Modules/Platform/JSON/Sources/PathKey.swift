/// A coding key made of a text or a place.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ text: String) {
    stringValue = text
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }

  /// What classes store their superclass under.
  static var `super`: Self { Self("super") }
}
