/// Somebody whom a service knows.
public struct User: Hashable, Sendable, Codable, Identifiable {
  /// The service's number for them.
  public var id: Int
  /// Their name.
  public var name: String
  /// Where they read mail.
  public var email: String
  /// Where they can be called.
  public var phone: String

  /// A user from their parts.
  public init(id: Int, name: String, email: String, phone: String) {
    self.id = id
    self.name = name
    self.email = email
    self.phone = phone
  }
}
