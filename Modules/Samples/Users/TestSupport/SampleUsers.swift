public import SampleEntities

extension User {
  /// Users for tests and demos.
  public static let samples: [User] = [.mina, .otto, .ida]

  /// A Korean name.
  public static let mina = User(id: 1, name: "김미나", email: "mina@example.kr", phone: "02-555-0101")
  /// A user with all facts.
  public static let otto = User(id: 2, name: "Otto Brandt", email: "otto@example.org", phone: "+49 30 5550 102")
  /// A user without a telephone number.
  public static let ida = User(id: 3, name: "Ida Núñez", email: "ida.nunez@example.com", phone: "")
}
