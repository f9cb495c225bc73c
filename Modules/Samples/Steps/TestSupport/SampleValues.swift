public import SampleEntities

extension User {
  /// Users for tests and demos.
  public static let samples: [User] = [.nari, .tomas]

  /// A Korean name.
  public static let nari = User(id: 1, name: "최나리", email: "nari@example.kr", phone: "02-555-0131")
  /// A name with a mark on a letter.
  public static let tomas = User(id: 2, name: "Tomáš Novák", email: "tomas@example.org", phone: "+1 202 555 0132")
}

extension Article {
  /// Articles for tests and demos.
  public static let samples = [
    Article(id: 1, title: "A builder in the environment", body: "…", userId: 1),
    Article(id: 2, title: "클로저로 약속하기", body: "…", userId: 1),
  ]
}
