import Foundation
import SampleEntities
import Testing

struct SampleEntitiesTests {
  @Test func additionalFieldsOfAServiceAreIgnored() throws {
    let text = #"{"id": 1, "name": "Ann", "username": "a", "email": "a@b.example", "phone": "1", "company": {"x": 1}}"#
    let user = try JSONDecoder().decode(User.self, from: Data(text.utf8))
    #expect(user == User(id: 1, name: "Ann", email: "a@b.example", phone: "1"))
  }

  private struct Broken: Error, CustomStringConvertible { let description = "It is broken." }

  @Test @MainActor func aLoadHasAValueOrAReason() async {
    #expect(await Load { 7 } == .loaded(7))
    #expect(await Load<Int> { throw Broken() } == .failed("It is broken."))
    #expect(Load.loaded(7).value == 7 && Load.loaded(7).failure == nil)
    #expect(Load<Int>.failed("x").failure == "x" && Load<Int>.loading.value == nil)
  }

  @Test @MainActor func leavingIsNeither() async {
    #expect(await Load<Int> { throw CancellationError() } == nil)
    let left = Task { await Load { 7 } }
    left.cancel()
    #expect(await left.value == nil)
  }
}
