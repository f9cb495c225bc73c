/// A user of a service.
public struct User: Hashable, Sendable, Codable, Identifiable {
  /// The service's number for the user.
  public var id: Int
  /// The name.
  public var name: String
  /// The e-mail address.
  public var email: String
  /// The telephone number.
  public var phone: String

  /// Makes a user.
  public init(id: Int, name: String, email: String, phone: String) {
    self.id = id
    self.name = name
    self.email = email
    self.phone = phone
  }
}
