import FeatureKit
import TerminalUI
import Testing
import Users
import UsersTestSupport

@MainActor struct UsersBuilderTests {
  @Test func contributes() {
    let builder = UsersBuilder(interactor: FakeUsersInteractor(), router: { _ in RecordingUsersRouter() })
    let added = builder.contributions
    #expect(builder.id == "users")
    #expect(added.tabs.map(\.id) == ["users"])
    #expect(added.tabs.map { $0.title(.english) } == ["Users"])
    #expect(added.tabs.map { $0.title(.korean) } == ["사용자"])
    #expect(added.links.map(\.name) == ["user"])
    #expect(added.links.map(\.tab) == ["users"])
    #expect(added.commands.isEmpty && added.settings.isEmpty && added.start.isEmpty)
  }
}
