public import SampleEntities

extension User {
  /// Users for tests and demos.
  public static let samples: [User] = [.ada, .jose, .haneul, .soren]

  /// A name and an address of plain letters.
  public static let ada = User(id: 1, name: "Ada Lind", email: "ada@example.org", phone: "+46 8 555 01 01")
  /// A name with a mark on a letter.
  public static let jose = User(id: 2, name: "José Ibáñez", email: "pepe@example.com", phone: "+34 555 01 02")
  /// A Korean name.
  public static let haneul = User(id: 3, name: "김하늘", email: "haneul@example.kr", phone: "02-555-0103")
  /// A name with ø and ß, which are no other letter with a mark.
  public static let soren = User(id: 4, name: "Søren Å. Weiß", email: "soren@example.dk", phone: "+45 55 50 01 04")
}
