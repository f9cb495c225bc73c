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
    #expect(await LoadState { 7 } == .loaded(7))
    #expect(await LoadState<Int> { throw Broken() } == .failed("It is broken."))
    #expect(LoadState.loaded(7).value == 7 && LoadState.loaded(7).failure == nil)
    #expect(LoadState<Int>.failed("x").failure == "x" && LoadState<Int>.loading.value == nil)
  }

  @Test @MainActor func leavingIsNeither() async {
    #expect(await LoadState<Int> { throw CancellationError() } == nil)
    let left = Task { await LoadState { 7 } }
    left.cancel()
    #expect(await left.value == nil)
  }
}
