public import SampleEntities

extension User {
  /// People that tests and demos talk about.
  public static let samples: [User] = [.mina, .otto, .ida]

  /// Somebody with a Korean name.
  public static let mina = User(id: 1, name: "김미나", email: "mina@example.kr", phone: "02-555-0101")
  /// Somebody of whom everything is known.
  public static let otto = User(id: 2, name: "Otto Brandt", email: "otto@example.org", phone: "+49 30 5550 102")
  /// Somebody without a telephone.
  public static let ida = User(id: 3, name: "Ida Núñez", email: "ida.nunez@example.com", phone: "")
}
