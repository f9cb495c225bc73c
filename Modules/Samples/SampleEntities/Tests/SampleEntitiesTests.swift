import Foundation
import SampleEntities
import Testing

struct SampleEntitiesTests {
  @Test func additionalFieldsOfAServiceAreIgnored() throws {
    let text = #"{"id": 1, "name": "Ann", "username": "a", "email": "a@b.example", "phone": "1", "company": {"x": 1}}"#
    let user = try JSONDecoder().decode(User.self, from: Data(text.utf8))
    #expect(user == User(id: 1, name: "Ann", email: "a@b.example", phone: "1"))
  }
}
